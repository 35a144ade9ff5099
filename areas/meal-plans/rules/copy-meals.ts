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

/** The plan before is the way back; the numbers are for saying what happened, in meals. */
export interface MealsCopied {
  plan: MealPlan;
  replaced: number;
  added: number;
  /** Days without a meal of that title and without room for one more. */
  withoutRoom: number;
}

/** Copying again what is there already changes nothing and replaces none; nor does copying a meal onto itself. */
export function withMealCopiedTo(plan: MealPlan, { mealId, toDayIds, newId }: MealCopy): MealsCopied {
  const source = getMeal(plan, mealId);
  const copied = { plan, replaced: 0, added: 0, withoutRoom: 0 };
  for (const dayId of new Set(toDayIds)) {
    copied.plan = withDayChanged(copied.plan, dayId, (day) => {
      const taken = findSameTitled(day, source);
      if (taken && sameContent(taken, source)) return day;
      if (!taken && !mayAddMeal(day)) {
        copied.withoutRoom += 1;
        return day;
      }
      copied[taken ? 'replaced' : 'added'] += 1;
      return withMealCopied(day, cloneMeal(source, newId));
    });
  }
  return copied;
}

/** The copy takes the place of the meal with the same title; a title new to the day goes last. */
function withMealCopied(day: Day, copied: Meal): Day {
  const taken = findSameTitled(day, copied);
  const meals = taken ? day.meals.with(day.meals.indexOf(taken), copied) : [...day.meals, copied];
  return { ...day, meals };
}

function findSameTitled(day: Day, meal: Meal): Meal | undefined {
  return day.meals.find((one) => one.id === meal.id) ?? day.meals.find((one) => sameTitle(one, meal));
}
