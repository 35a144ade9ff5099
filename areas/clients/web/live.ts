import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientChanged, clientRoutes } from '../contract.ts';

export const clientLiveHandlers = [
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      clientRoutes.list,
      clientRoutes.detail,
      clientRoutes.forSelect,
      clientRoutes.last,
      clientRoutes.expiringSubscriptions,
      clientRoutes.counts,
      clientRoutes.typeFilters,
      clientRoutes.limit,
    ]),
  ),
];
