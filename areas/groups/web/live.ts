import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { groupRoutes } from '../contract.ts';

/** Groups show the names of their clients. */
export const groupLiveHandlers = [
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [groupRoutes.list, groupRoutes.get, groupRoutes.clients]),
  ),
];
