import { clientChanged } from '#areas/clients/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { alimentRoutes, liveAlimentChanged } from '../contract/library.ts';
import { referenceRoutes, referencesChanged } from '../contract/references.ts';

export const alimentLiveHandlers = [
  liveHandler(liveAlimentChanged, (queryClient) =>
    invalidateRoutes(queryClient, [alimentRoutes.list, alimentRoutes.get, alimentRoutes.uses, alimentRoutes.options]),
  ),
  liveHandler(referencesChanged, (queryClient) => {
    const { list, own, settings, clientSettings } = referenceRoutes;
    invalidateRoutes(queryClient, [list, own, settings, clientSettings]);
  }),
  // A client was deleted.
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, [referenceRoutes.clientSettings])),
];
