import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { noticeChanged, noticeRoutes } from '../contract.ts';
import { ownNoticeRoutes } from '../contract/board.ts';

const { list, get, recipients, countAudience } = noticeRoutes;

/** A client who is deactivated or changes type enters or leaves audiences. */
export const noticeLiveHandlers = [
  liveHandler(noticeChanged, (queryClient) =>
    invalidateRoutes(queryClient, [list, get, recipients, ownNoticeRoutes.list, ownNoticeRoutes.unread]),
  ),
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, [list, get, recipients, countAudience])),
];
