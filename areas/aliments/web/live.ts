import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { referenceRoutes } from '../contract/references.ts';

export const alimentLiveHandlers = [
  // A client was deleted.
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, [referenceRoutes.clientSettings])),
];
