import { clientChanged, clientTypeChanged } from '#areas/clients/contract.ts';
import { groupChanged } from '#areas/groups/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { noticeChanged, noticeRoutes } from '../contract.ts';
import { ownNoticeRoutes } from '../contract/board.ts';

const { list, get, recipients, countAudience } = noticeRoutes;

const notices = [list, get, recipients, ownNoticeRoutes.list, ownNoticeRoutes.unread];

/** Who is deactivated, changes type, or is put into a group enters or leaves audiences. */
export const noticeLiveHandlers = [
  liveHandler(noticeChanged, (queryClient) => invalidateRoutes(queryClient, notices)),
  ...[clientChanged, clientTypeChanged, groupChanged].map((event) =>
    liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, [...notices, countAudience])),
  ),
];
