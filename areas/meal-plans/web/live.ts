import { clientChanged } from '#areas/clients/contract.ts';
import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { mealPlanChanged, mealPlanRoutes } from '../contract/routes.ts';
import { mealPlanSettingRoutes } from '../contract/settings.ts';
import { mealPlanInvalidations } from './invalidations.ts';

export const mealPlanLiveHandlers = [
  liveHandler(mealPlanChanged, (queryClient, { mealPlanId, version }) => {
    if (mealPlanId !== null && version !== null) pullOpenDocument(mealPlanId, version);
    invalidateRoutes(queryClient, mealPlanInvalidations);
  }),
  // The names of clients, and the meal plans of a deleted one.
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      ...mealPlanInvalidations,
      mealPlanRoutes.publishedContent,
      mealPlanSettingRoutes.clientSettings,
    ]),
  ),
];
