import { mayReadStates } from '#areas/dietary-profiles/server/public.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findConflicting } from '../store/conflicts.ts';

/** The meal plans of today with foods in conflict; foods that only pregnancy or breastfeeding excludes are for who may read these. */
export async function listConflicting(
  scope: Scope,
  filter: { clientId?: string | undefined },
): Promise<ApiResponse<typeof mealPlanRoutes.conflicting>> {
  const mealPlans = await findConflicting(scope, filter);
  const hasStates = mealPlans.some(({ foods }) => foods.some(({ isOfState }) => isOfState));
  if (!hasStates || (await mayReadStates(scope))) return { mealPlans };
  const readable = mealPlans.map((one) => ({ ...one, foods: one.foods.filter(({ isOfState }) => !isOfState) }));
  return { mealPlans: readable.filter(({ foods }) => foods.length > 0) };
}
