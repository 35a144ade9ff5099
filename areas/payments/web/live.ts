import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { paymentRoutes } from '../contract.ts';

/** The plan shows the number of active clients. */
export const paymentLiveHandlers = [
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, [paymentRoutes.activePlan])),
];
