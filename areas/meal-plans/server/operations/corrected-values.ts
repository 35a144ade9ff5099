import { readPermissions } from '#areas/account/server/public.ts';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { FoodUse } from '#areas/aliments/contract/library.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { CorrectedFood } from '../../contract/corrected-foods.ts';
import { countWithFood, findCorrectedFoods } from '../store/corrected-values.ts';
import { mealPlanExists } from '../store/meal-plans.ts';

/** The own foods of a meal plan as they are today; the editor marks those whose copies have other values. */
export async function listCorrectedFoods(scope: Scope, { id }: { id: string }): Promise<{ foods: CorrectedFood[] }> {
  if (!(await mealPlanExists(scope, id))) throw new Problem(commonProblems.not_found);
  return { foods: await findCorrectedFoods(scope, id) };
}

/** In how many templates, and meal plans of visible clients that have not ended, an own food stands. */
export async function countUses(scope: Scope, food: UsedAliment): Promise<FoodUse[]> {
  if (!(await readPermissions(scope)).includes('view meal plans')) return [];
  const counts = await countWithFood(scope, food.id, food);
  if (!counts) throw new Error('countUses: no row of counts');
  return [
    { kind: 'templates', total: counts.templates, former: counts.formerTemplates },
    { kind: 'copies', total: counts.copies, former: counts.formerCopies },
  ];
}
