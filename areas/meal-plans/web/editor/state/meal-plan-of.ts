import type { Component } from '#areas/aliments/contract.ts';
import type { Day, Meal, MealComponent, MealPlan } from '../../../contract.ts';
import type { MealPlanContent } from '../../../contract/document.ts';
import { resolvedMealPlan } from '../../../rules/stored.ts';

const mealPlans = new WeakMap<MealPlanContent, MealPlan>();

/** The meal plan of a content with its foods and totals, computed once for each content. */
export function mealPlanOf(content: MealPlanContent): MealPlan {
  const known = mealPlans.get(content);
  if (known) return known;
  const mealPlan = resolvedMealPlan(content);
  mealPlans.set(content, mealPlan);
  return mealPlan;
}

export interface RowLocation {
  day: Day;
  meal: Meal;
  row: MealComponent;
  /** Index of the row in its meal. */
  index: number;
}

export function findRow({ days }: MealPlan, id: string): RowLocation | undefined {
  for (const day of days)
    for (const meal of day.meals) {
      const index = meal.mealComponents.findIndex((row) => row.id === id);
      const row = meal.mealComponents[index];
      if (row) return { day, meal, row, index };
    }
  return undefined;
}

export function findMeal({ days }: MealPlan, id: string): { day: Day; meal: Meal } | undefined {
  for (const day of days) {
    const meal = day.meals.find((one) => one.id === id);
    if (meal) return { day, meal };
  }
  return undefined;
}

export function findComponent({ days }: MealPlan, uuid: string | null): Component | undefined {
  for (const day of days)
    for (const meal of day.meals)
      for (const row of meal.mealComponents) {
        const found = row.components.find((component) => component.uuid === uuid);
        if (found) return found;
      }
  return undefined;
}
