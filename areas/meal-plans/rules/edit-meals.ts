import type { ProblemKind } from '#shell/common/problem.ts';
import { clamped } from '#shell/common/numbers.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { type Day, limits, type Meal, type MealPlan, mealPlanProblems, mealTypes } from '../contract.ts';
import { emptyTotals } from './empty-totals.ts';
import type { MealHeading } from './titles.ts';

export function newMeal({ meal_title, meal_title_en, meal_type }: MealHeading, newId: () => string): Meal {
  return {
    id: newId(),
    meal_title,
    meal_title_en,
    meal_type,
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

export type MealAdded = { kind: 'added'; plan: MealPlan } | { kind: 'refused'; problem: ProblemKind };

/** A plan without any day has nowhere to put it. */
export function withMealAdded(plan: MealPlan, { dayId, meal }: { dayId: string | undefined; meal: Meal }): MealAdded {
  if (plan.days.length === 0) return { kind: 'refused', problem: mealPlanProblems.day_missing };
  const days = mapShared(plan.days, (day) => (day.id === dayId ? withMealInPlace(day, meal) : day));
  if (days === plan.days) throw new Error(`withMealAdded: no day ${dayId}`);
  return { kind: 'added', plan: { ...plan, days } };
}

/** Behind the last meal that is not eaten later by its type, so a snack comes between lunch and dinner. */
function withMealInPlace(day: Day, meal: Meal): Day {
  const time = ({ meal_type }: Meal) => mealTypes.indexOf(meal_type);
  const index = day.meals.findLastIndex((one) => time(one) <= time(meal)) + 1;
  return { ...day, meals: day.meals.toSpliced(index, 0, meal) };
}

export function withMealDeleted(plan: MealPlan, id: string): MealPlan {
  return withDaysChanged(plan, (day) => {
    const meals = day.meals.filter((meal) => meal.id !== id);
    return meals.length === day.meals.length ? day : { ...day, meals };
  });
}

/** It is the `toPosition`th meal of its day afterwards, counted from 1; past either end means that end. */
export function withMealMoved(plan: MealPlan, id: string, toPosition: number): MealPlan {
  return withDaysChanged(plan, (day) => {
    const moved = day.meals.find((meal) => meal.id === id);
    if (!moved) return day;
    const others = day.meals.filter((meal) => meal !== moved);
    return { ...day, meals: others.toSpliced(clamped(toPosition, 1, day.meals.length) - 1, 0, moved) };
  });
}

/** `change` makes the changed copy: `(meal) => ({ ...meal, meal_title })`. */
export function withMealChanged(plan: MealPlan, id: string, change: (meal: Meal) => Meal): MealPlan {
  return withDaysChanged(plan, (day) =>
    withChanges(day, { meals: mapShared(day.meals, (meal) => (meal.id === id ? change(meal) : meal)) }),
  );
}

export function getMeal(plan: MealPlan, id: string): Meal {
  const meal = plan.days.flatMap((day) => day.meals).find((one) => one.id === id);
  if (meal === undefined) throw new Error(`getMeal: no meal ${id}`);
  return meal;
}

function withDaysChanged(plan: MealPlan, change: (day: Day) => Day): MealPlan {
  return withChanges(plan, { days: mapShared(plan.days, change) });
}
