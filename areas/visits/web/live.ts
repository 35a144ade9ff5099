import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { clientChanged } from '#areas/clients/contract.ts';
import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { chartRoutes, liveMeasurementsChanged } from '#areas/metrics/contract.ts';
import { liveVisitChanged } from '../contract.ts';
import { visitPdfRoutes } from '../contract/pdf.ts';
import { visitRoutes } from '../contract/routes.ts';
import { visitInvalidations } from './invalidations.ts';

const shown = [...visitInvalidations, visitRoutes.versions, visitRoutes.version, visitPdfRoutes.pdf];

export const visitLiveHandlers = [
  liveHandler(liveVisitChanged, (queryClient, { visitId, version }) => {
    if (version !== null) pullOpenDocument(visitId, version);
    invalidateRoutes(queryClient, [...shown, ...chartRoutes]);
  }),
  // Name, sex and birth date of the client, the visits of a deleted one, and of one who withdrew the consent.
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, shown)),
  // Results that use other measurements of the client, the last weight beside a visit, and the next visit of a completed one in the
  // client's app.
  liveHandler(liveMeasurementsChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      visitRoutes.baseFormData,
      visitPdfRoutes.pdf,
      trainingRoutes.today,
      trainingRoutes.training,
    ]),
  ),
];
