import type { Component } from '#areas/aliments/contract.ts';
import type { Meal } from '#areas/meal-plans/contract.ts';
import { linesWithoutFood, type ShoppingLine, shoppingLines } from '#areas/meal-plans/rules/shopping-lines.ts';
import { componentsEaten, type Report, stateOf } from './eaten.ts';

interface DayToShop {
  meals: readonly Meal[];
  reports: readonly Report[];
}

/**
 * One line for each food of the days, with the sum of all meals, recipes and persons. Chosen swaps replace the planned food;
 * meals that were eaten, skipped or free need nothing. Sorted by category and name.
 */
export function shoppingList(days: readonly DayToShop[], persons: number): ShoppingLine[] {
  return shoppingLines(days.flatMap(componentsToBuy), persons);
}

/** What the meals that are still to be eaten have besides foods: it has no quantity to add up, and is named. */
export function linesToDecide(days: readonly DayToShop[]): ReturnType<typeof linesWithoutFood> {
  return linesWithoutFood(
    days.flatMap(({ meals, reports }) => {
      const byMeal = new Map(reports.map((report) => [report.mealId, report]));
      return meals.filter((meal) => !meal.free_meal && stateOf(byMeal.get(meal.id)) === 'planned');
    }),
  );
}

function componentsToBuy({ meals, reports }: DayToShop): Component[] {
  const byMeal = new Map(reports.map((report) => [report.mealId, report]));
  return meals.flatMap((meal) => {
    const report = byMeal.get(meal.id);
    const state = stateOf(report);
    return meal.free_meal || state !== 'planned' ? [] : componentsEaten(meal, report);
  });
}
