import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { surveyRoutes } from '#areas/surveys/contract.ts';
import { visitRoutes } from '#areas/visits/contract/routes.ts';
import { call } from '#shell/web/api/call.ts';
import type { DocumentChecks } from '#shell/web/documents/cached-documents-check.ts';

/** The kinds of documents that this device caches, as `cacheDocument` names them. */
export const cachedDocuments: DocumentChecks = {
  program: (id) => call(programRoutes.versions, { id, page: 1 }),
  'meal-plan': (id) => call(mealPlanRoutes.versions, { id, page: 1 }),
  survey: (id) => call(surveyRoutes.versions, { id, page: 1 }),
  visit: (id) => call(visitRoutes.versions, { id, page: 1 }),
  'dietary-profile': (clientId) => call(dietaryProfileRoutes.get.client, { clientId }),
};
