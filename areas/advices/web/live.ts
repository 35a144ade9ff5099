import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { adviceRoutes, adviceSubjectRoutes, liveAdviceChanged } from '../contract.ts';
import { ownAdviceRoutes } from '../contract/own.ts';

const { own, client } = adviceSubjectRoutes.list;

export const adviceLiveHandlers = [
  liveHandler(liveAdviceChanged, (queryClient) =>
    invalidateRoutes(queryClient, [own, client, adviceRoutes.get, ownAdviceRoutes.unread]),
  ),
];
