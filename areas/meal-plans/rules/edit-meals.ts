import type { ProblemKind } from '#shell/common/problem.ts';
import { clamped } from '#shell/common/numbers.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { type Day, limits, type Meal, type MealPlan, mealPlanProblems, mealTypes } from '../contract.ts';
import { findMeal } from './content.ts';
import { emptyTotals } from './empty-totals.ts';
import type { MealHeading } from './titles.ts';

export function newMeal({ meal_title, meal_title_en, meal_type }: MealHeading, newId: () => string): Meal {
  return {
    id: newId(),
    meal_title,
    meal_title_en,
    meal_type,
    time: null,
    energyPercent: null,
    free_meal: false,
    meal_description: '',
    meal_description_en: '',
    mealComponents: [],
    ...emptyTotals(),
  };
}

export function mayAddMeal(day: Day): boolean {
  return day.meals.length < limits.mealsADay;
}

export type MealAdded = { kind: 'added'; mealPlan: MealPlan } | { kind: 'refused'; problem: ProblemKind };

/** Adds a meal to a day. Returns a problem when the meal plan has no days. */
export function withMealAdded(
  mealPlan: MealPlan,
  { dayId, meal }: { dayId: string | undefined; meal: Meal },
): MealAdded {
  if (mealPlan.days.length === 0) return { kind: 'refused', problem: mealPlanProblems.day_missing };
  const days = mapShared(mealPlan.days, (day) => (day.id === dayId ? withMealInserted(day, meal) : day));
  if (days === mealPlan.days) throw new Error(`withMealAdded: no day ${dayId}`);
  return { kind: 'added', mealPlan: { ...mealPlan, days } };
}

/**
 * Inserts the meal after the last one whose type is not later in the day, so that a snack comes between lunch and
 * dinner.
 */
function withMealInserted(day: Day, meal: Meal): Day {
  const time = ({ meal_type }: Meal) => mealTypes.indexOf(meal_type);
  const index = day.meals.findLastIndex((one) => time(one) <= time(meal)) + 1;
  return { ...day, meals: day.meals.toSpliced(index, 0, meal) };
}

export function withMealDeleted(mealPlan: MealPlan, id: string): MealPlan {
  return withDaysChanged(mealPlan, (day) => {
    const meals = day.meals.filter((meal) => meal.id !== id);
    return meals.length === day.meals.length ? day : { ...day, meals };
  });
}

/** Moves the meal to `toPosition` in its day, counted from 1; positions outside the range are clamped. */
export function withMealMoved(mealPlan: MealPlan, id: string, toPosition: number): MealPlan {
  return withDaysChanged(mealPlan, (day) => {
    const moved = day.meals.find((meal) => meal.id === id);
    if (!moved) return day;
    const others = day.meals.filter((meal) => meal !== moved);
    return { ...day, meals: others.toSpliced(clamped(toPosition, 1, day.meals.length) - 1, 0, moved) };
  });
}

/** Replaces a meal by the copy that `change` returns, as in `(meal) => ({ ...meal, meal_title })`. */
export function withMealChanged(mealPlan: MealPlan, id: string, change: (meal: Meal) => Meal): MealPlan {
  return withDaysChanged(mealPlan, (day) =>
    withChanges(day, { meals: mapShared(day.meals, (meal) => (meal.id === id ? change(meal) : meal)) }),
  );
}

export function getMeal(mealPlan: MealPlan, id: string): Meal {
  const meal = findMeal(mealPlan, id);
  if (meal === undefined) throw new Error(`getMeal: no meal ${id}`);
  return meal;
}

function withDaysChanged(mealPlan: MealPlan, change: (day: Day) => Day): MealPlan {
  return withChanges(mealPlan, { days: mapShared(mealPlan.days, change) });
}
