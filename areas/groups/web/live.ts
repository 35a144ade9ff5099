import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { groupChanged, groupRoutes } from '../contract.ts';

const { list, get, clients } = groupRoutes;

/** Groups show the names of their clients. */
export const groupLiveHandlers = [
  liveHandler(groupChanged, (queryClient) => invalidateRoutes(queryClient, [list, get])),
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, [list, get, clients])),
];
