import { clientChanged } from '#areas/clients/contract.ts';
import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { liveVisitChanged } from '../contract.ts';
import { visitInvalidations } from './invalidations.ts';

export const visitLiveHandlers = [
  liveHandler(liveVisitChanged, (queryClient, { visitId, version }) => {
    if (version !== null) pullOpenDocument(visitId, version);
    invalidateRoutes(queryClient, visitInvalidations);
  }),
  // Name, sex and birth date of the client, and the visits of a deleted one.
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, visitInvalidations)),
];
