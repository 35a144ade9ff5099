import { limits, type MealComponent, type MealPlan } from '../contract.ts';
import { findMeal } from './content.ts';
import { withRowsInserted } from './edit-components.ts';
import { withMealChanged } from './edit-meals.ts';

interface RowsInserted {
  mealPlan: MealPlan;
  added: MealComponent[];
  /** The number of rows that found no room. */
  missing: number;
}

/** Inserts the rows that a meal has room for after its row `after`, or at its end. */
export function withFittingRows(
  before: MealPlan,
  { mealId, rows, after }: { mealId: string; rows: readonly MealComponent[]; after?: string | undefined },
): RowsInserted {
  const present = findMeal(before, mealId)?.mealComponents.length ?? limits.componentsAMeal;
  const added = rows.slice(0, Math.max(0, limits.componentsAMeal - present));
  const mealPlan = withMealChanged(before, mealId, (meal) => withRowsInserted(meal, added, after));
  return { mealPlan, added, missing: rows.length - added.length };
}
