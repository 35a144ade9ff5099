import { liveAlimentChanged } from '#areas/aliments/contract/library.ts';
import { clientChanged } from '#areas/clients/contract.ts';
import { liveDietaryProfileChanged } from '#areas/dietary-profiles/contract.ts';
import { chartRoutes } from '#areas/metrics/contract.ts';
import { macroChanged } from '#areas/macros/contract/library.ts';
import { programChanged } from '#areas/programs/contract.ts';
import { recipeChanged } from '#areas/recipes/contract/library.ts';
import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { mealPlanDownloadRoutes, mealPlanPdfRoutes } from '../contract/pdf.ts';
import { mealPlanChanged, mealPlanRoutes } from '../contract/routes.ts';
import { proposalRoutes } from '../contract/proposals.ts';
import { savedMealChanged, savedMealRoutes } from '../contract/saved-meals.ts';
import { mealPlanSettingRoutes } from '../contract/settings.ts';
import { mealPlanInvalidations } from './invalidations.ts';

/** The preview of the PDF, and what it says about foods that the client must not eat. */
const pdfRoutes = [mealPlanPdfRoutes.pdf, mealPlanDownloadRoutes.pdfConflicts];

/** Versions, whose contents change only when a food is corrected. */
const versionRoutes = [mealPlanRoutes.publishedContent, mealPlanRoutes.version];

export const mealPlanLiveHandlers = [
  liveHandler(mealPlanChanged, (queryClient, { mealPlanId, version }) => {
    if (mealPlanId !== null && version !== null) pullOpenDocument(mealPlanId, version);
    invalidateRoutes(queryClient, [...mealPlanInvalidations, ...versionRoutes, ...pdfRoutes, ...chartRoutes]);
  }),
  liveHandler<unknown>(macroChanged, (queryClient) => invalidateRoutes(queryClient, [mealPlanRoutes.previewAssign])),
  liveHandler(savedMealChanged, (queryClient) =>
    invalidateRoutes(queryClient, [savedMealRoutes.list, savedMealRoutes.get]),
  ),
  // Saved meals have their foods and recipes as they are now.
  ...[liveAlimentChanged, recipeChanged].map((event) =>
    liveHandler<unknown>(event, (queryClient) =>
      invalidateRoutes(queryClient, [savedMealRoutes.get, proposalRoutes.nutrientFoods, mealPlanRoutes.correctedFoods]),
    ),
  ),
  // Whether a client trains in the weeks of a meal plan for training and rest.
  liveHandler<unknown>(programChanged, (queryClient) =>
    invalidateRoutes(queryClient, [mealPlanRoutes.training, mealPlanRoutes.previewAssign]),
  ),
  // Conflicts of foods with the profile.
  liveHandler(liveDietaryProfileChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      mealPlanRoutes.conflicting,
      mealPlanRoutes.previewAssign,
      mealPlanRoutes.copyUpdates,
      mealPlanRoutes.published,
      ...pdfRoutes,
    ]),
  ),
  // The names of clients, and the meal plans of a deleted one.
  liveHandler(clientChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      ...mealPlanInvalidations,
      ...pdfRoutes,
      mealPlanRoutes.publishedContent,
      mealPlanSettingRoutes.clientSettings,
    ]),
  ),
];
