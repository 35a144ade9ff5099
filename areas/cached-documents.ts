import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { surveyRoutes } from '#areas/surveys/contract.ts';
import { visitRoutes } from '#areas/visits/contract/routes.ts';
import type { VersionRoutes } from '#shell/web/documents/cached-documents-check.ts';

/** The kinds of documents that this device caches, as `loadDocument` names them. */
export const cachedDocuments: VersionRoutes = {
  program: programRoutes.versions,
  'meal-plan': mealPlanRoutes.versions,
  survey: surveyRoutes.versions,
  visit: visitRoutes.versions,
};
