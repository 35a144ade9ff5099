import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { broadcastChanged, broadcastRoutes } from '../contract.ts';

const { list, get, recipients, candidates } = broadcastRoutes;

export const broadcastLiveHandlers = [
  liveHandler(broadcastChanged, (queryClient) => invalidateRoutes(queryClient, [list, get, recipients])),
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, [list, get, recipients, candidates])),
];
