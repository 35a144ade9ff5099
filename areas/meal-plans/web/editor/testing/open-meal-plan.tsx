import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { screen } from '@testing-library/react';
import { micronutrientRoutes } from '#areas/aliments/contract/library.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import { respond, respondByDefault } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { AssignedMealPlan, PublishedVersion } from '../../../contract/assigned.ts';
import type { CorrectedFood } from '../../../contract/corrected-foods.ts';
import type { MealPlanContent } from '../../../contract/document.ts';
import { clientMealPlanRoutes, type MealPlanDetail, mealPlanRoutes } from '../../../contract/routes.ts';
import { exampleMealPlan } from '../../../example.ts';
import { storedMealPlan } from '../../../rules/stored.ts';
import { MealPlanEditScreen } from '../MealPlanEditScreen.tsx';

const { days: _, ...fields } = exampleMealPlan;
const nothing: MealPlanContent = { ...fields, aliments: [], recipes: [], days: [] };

export const exampleContent = storedMealPlan(exampleMealPlan, nothing);

export const exampleDetail: MealPlanDetail = {
  mealPlan: {
    ...exampleContent,
    id: '0199a000-0000-7000-8000-00000000e001',
    version: 3,
    saveId: null,
    isCustom: false,
    clientId: null,
    clientName: null,
    templateId: null,
    templateTitle: null,
    startsOn: null,
    endsOn: null,
    replacedFrom: null,
  },
  copies: 0,
  outdatedCopies: 0,
  published: [],
  publishedVersion: null,
  lastQuantities: [],
};

const copyDates = { startsOn: '2026-11-01', endsOn: '2099-12-31' };
const copyOwner = { clientId: '0199a000-0000-7000-8000-0000000000c1', clientName: 'Carla Prova' };

/** The copy of a client since 1 November 2026. */
export const exampleCopy = { ...exampleDetail.mealPlan, isCustom: true, ...copyOwner, ...copyDates };

/** The version that the client of the copy follows. */
export const examplePublished: PublishedVersion = {
  id: '0199a000-0000-7000-8000-00000000a001',
  number: 1,
  version: 2,
  startsOn: copyDates.startsOn,
  publishedAt: '2026-11-01T10:00:00Z',
  author: 'Nadia Nutri',
  state: 'active',
};

/**
 * Opens the editor for the desk with no other editors present, for a client with an empty dietary profile unless the test sets one; a save
 * responds with the next version. `plansOfClient`: all copies of its client. `permissions`: further ones than those for meal plans.
 * `correctedFoods`: own foods that were edited, as they are today.
 */
export async function openMealPlan(
  changes: Partial<MealPlanDetail> & {
    confirmations?: ApiResponse<typeof mealPlanRoutes.published>['confirmations'];
  } = {},
  plansOfClient: AssignedMealPlan[] = [],
  permissions: readonly string[] = [],
  correctedFoods: CorrectedFood[] = [],
) {
  const { confirmations, ...detailChanges } = changes;
  const detail = { ...exampleDetail, ...detailChanges };
  const { mealPlan } = detail;
  const profile = { profile: emptyProfile, version: 1, asksStates: false, changes: [] };
  respondByDefault(dietaryProfileRoutes.get.client.endpoint, profile);
  respondByDefault(energyNeedRoutes.energyNeed.endpoint, { need: null });
  respondByDefault(clientMacroRoutes.list.client.endpoint, { current: null, macros: [], isHidden: false, nextPage: 0 });
  respond(mealPlanRoutes.detailForEdit, detail);
  respond(clientMealPlanRoutes.list.client, { mealPlans: plansOfClient, nextPage: 0 });
  respond(mealPlanRoutes.editing, { version: mealPlan.version, editors: [] });
  respond(mealPlanRoutes.get, { mealPlan });
  const { published, publishedVersion } = detail;
  respond(mealPlanRoutes.published, { published, publishedVersion, confirmations: confirmations ?? [] });
  respond(mealPlanRoutes.save, { version: mealPlan.version + 1 });
  respond(mealPlanRoutes.correctedFoods, { foods: correctedFoods });
  respond(micronutrientRoutes.list, { micronutrients: [] });
  respond(reviewRoutes.flaggedFirst, { flaggedFirst: [] });
  const view = await renderScreen(MealPlanEditScreen, {
    path: '/mealPlans/$id/edit',
    at: `/mealPlans/${mealPlan.id}/edit`,
    permissions: [
      'view meal plans',
      'create meal plans',
      'update meal plans',
      'view aliments',
      'view recipes',
      'view macros',
      'view surveys',
      ...permissions,
    ],
    texts: [
      'meal-plans',
      'aliments',
      'assignments',
      'body-composition',
      'dietary-profiles',
      'macros',
      'recipes',
      'surveys',
    ],
  });
  await screen.findByRole('region', { name: 'Colazione' }, { timeout: 10_000 });
  return view;
}
