import type { mealPlanRoutes } from '../../contract/routes.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { ApiResponse } from '#shell/common/route.ts';

export async function proposeAlternatives(): Promise<ApiResponse<typeof mealPlanRoutes.proposeAlternatives>> {
  throw new Problem(commonProblems.not_found);
}

export async function listNutrientFoods(): Promise<ApiResponse<typeof mealPlanRoutes.nutrientFoods>> {
  throw new Problem(commonProblems.not_found);
}
