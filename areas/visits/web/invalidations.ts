import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { mealPlanDownloadRoutes } from '#areas/meal-plans/contract/pdf.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { visitRoutes } from '../contract/routes.ts';

/** Routes that name the foods of meal plans against what surveys and visits declare for the dietary profile. */
export const declaredFoodRoutes = [
  mealPlanRoutes.conflicting,
  mealPlanRoutes.previewAssign,
  mealPlanDownloadRoutes.pdfConflicts,
];

/** Routes whose responses change with a visit. */
export const visitInvalidations = [
  visitRoutes.list,
  visitRoutes.listOfClient,
  visitRoutes.upcoming,
  visitRoutes.valuesOfClient,
  visitRoutes.get,
  visitRoutes.baseFormData,
  visitRoutes.values,
  energyNeedRoutes.energyNeed,
  // Pregnancy and breastfeeding of the last visit are shown with the profile, also in an open meal plan.
  dietaryProfileRoutes.get.client,
];
