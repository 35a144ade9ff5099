import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { clientChanged } from '#areas/clients/contract.ts';
import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { dietaryProfileRoutes, liveDietaryProfileChanged } from '#areas/dietary-profiles/contract.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { checkInChanged } from '#areas/surveys/contract/check-ins.ts';
import { chartRoutes, liveMeasurementsChanged } from '#areas/metrics/contract.ts';
import { liveVisitChanged } from '../contract.ts';
import { visitPdfRoutes } from '../contract/pdf.ts';
import { visitRoutes } from '../contract/routes.ts';
import { declaredFoodRoutes, visitInvalidations } from './invalidations.ts';

const shown = [
  ...visitInvalidations,
  visitRoutes.deleted,
  visitRoutes.versions,
  visitRoutes.version,
  visitPdfRoutes.pdf,
];

export const visitLiveHandlers = [
  liveHandler(liveVisitChanged, (queryClient, { visitId, version }) => {
    if (version !== null) pullOpenDocument(visitId, version);
    invalidateRoutes(queryClient, [...shown, ...declaredFoodRoutes, ...chartRoutes]);
  }),
  // Name, sex and birth date of the client, the visits of a deleted one, and of one who withdrew the consent.
  liveHandler(clientChanged, (queryClient) => invalidateRoutes(queryClient, shown)),
  // What the client declared in a survey, which is shown beside the dietary profile, and marks foods in the client's app.
  liveHandler(checkInChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      dietaryProfileRoutes.get.own,
      dietaryProfileRoutes.get.client,
      energyNeedRoutes.energyNeed,
      ...declaredFoodRoutes,
    ]),
  ),
  // Pregnancy and breastfeeding, which change the energy need and the results of a draft.
  liveHandler(liveDietaryProfileChanged, (queryClient) =>
    invalidateRoutes(queryClient, [energyNeedRoutes.energyNeed, visitPdfRoutes.pdf]),
  ),
  // Results that use other measurements of the client, the last weight beside a visit, and the next visit of a completed one in the
  // client's app.
  liveHandler(liveMeasurementsChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      visitRoutes.baseFormData,
      visitPdfRoutes.pdf,
      trainingRoutes.today,
      trainingRoutes.training,
      energyNeedRoutes.energyNeed,
    ]),
  ),
];
