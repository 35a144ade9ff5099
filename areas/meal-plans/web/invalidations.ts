import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../contract/routes.ts';

/** Routes whose responses change with a meal plan or an assignment. */
export const mealPlanInvalidations = [
  mealPlanRoutes.list,
  mealPlanRoutes.expiring,
  mealPlanRoutes.clientsWithout,
  mealPlanRoutes.conflicting,
  mealPlanRoutes.get,
  mealPlanRoutes.deleted,
  mealPlanRoutes.correctedFoods,
  mealPlanRoutes.detailForAssign,
  mealPlanRoutes.assignedClients,
  mealPlanRoutes.assignableClients,
  mealPlanRoutes.previewAssign,
  mealPlanRoutes.copyUpdates,
  mealPlanRoutes.userMealPlan,
  mealPlanRoutes.published,
  mealPlanRoutes.training,
  clientMealPlanRoutes.list.own,
  clientMealPlanRoutes.list.client,
  clientRoutes.list,
  // Compares the energy of targets with that of meal plans.
  macroRoutes.previewAssign,
  alimentRoutes.uses,
];
