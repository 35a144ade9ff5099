import { clientChanged } from '#areas/clients/contract.ts';
import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { liveVisitChanged } from '../contract.ts';
import { visitRoutes } from '../contract/routes.ts';
import { visitInvalidations } from './invalidations.ts';

export const visitLiveHandlers = [
  liveHandler(liveVisitChanged, (queryClient, { visitId, version }) => {
    if (version !== null) pullOpenDocument(visitId, version);
    invalidateRoutes(queryClient, visitInvalidations);
  }),
  // Name, sex and birth date of the client, the visits of a deleted one, and of one who withdrew the consent.
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [...visitInvalidations, visitRoutes.versions, visitRoutes.version]),
  ),
];
