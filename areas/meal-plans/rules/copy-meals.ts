import type { Day, Meal, MealPlan } from '../contract.ts';
import { cloneMeal } from './copies.ts';
import { withDayChanged } from './edit-days.ts';
import { getMeal, mayAddMeal } from './edit-meals.ts';
import { sameContent } from './same-content.ts';
import { sameTitle } from './titles.ts';

interface MealCopy {
  mealId: string;
  toDayIds: readonly string[];
  newId: () => string;
}

/** The changed meal plan and the numbers of meals for the message. */
export interface MealsCopied {
  mealPlan: MealPlan;
  replaced: number;
  added: number;
  /** Number of days that have no meal with that title and already the maximum number of meals. */
  withoutRoom: number;
}

/** Copies a meal to other days. A meal with the same content is neither changed nor counted. */
export function withMealCopiedTo(mealPlan: MealPlan, { mealId, toDayIds, newId }: MealCopy): MealsCopied {
  const source = getMeal(mealPlan, mealId);
  const result = { mealPlan, replaced: 0, added: 0, withoutRoom: 0 };
  for (const dayId of new Set(toDayIds)) {
    result.mealPlan = withDayChanged(result.mealPlan, dayId, (day) => {
      const existing = findSameTitled(day, source);
      if (existing && sameContent(existing, source)) return day;
      if (!existing && !mayAddMeal(day)) {
        result.withoutRoom += 1;
        return day;
      }
      result[existing ? 'replaced' : 'added'] += 1;
      return withMealCopied(day, cloneMeal(source, newId));
    });
  }
  return result;
}

/** Replaces the meal with the same title, which keeps its id because clients report about it, otherwise appends the copy. */
function withMealCopied(day: Day, copied: Meal): Day {
  const existing = findSameTitled(day, copied);
  const meals = existing
    ? day.meals.with(day.meals.indexOf(existing), { ...copied, id: existing.id })
    : [...day.meals, copied];
  return { ...day, meals };
}

function findSameTitled(day: Day, meal: Meal): Meal | undefined {
  return day.meals.find((one) => one.id === meal.id) ?? day.meals.find((one) => sameTitle(one, meal));
}
