import type { Component } from '#areas/aliments/contract.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { Meal } from '#areas/meal-plans/contract.ts';
import type { Confirmation, FoodUse } from '#areas/meal-plans/rules/confirmed.ts';
import { linesWithoutFood, type ShoppingLine, shoppingLines } from '#areas/meal-plans/rules/shopping-lines.ts';
import { uncheckedInMeal } from '#areas/meal-plans/rules/unchecked-texts.ts';
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
  return linesWithoutFood(mealsToBuy(days));
}

/** The texts of these meals that may have an allergen of the client which their words do not name. */
export function uncheckedToDecide(
  days: readonly DayToShop[],
  profile: DietaryProfile,
): ReturnType<typeof uncheckedInMeal> {
  return mealsToBuy(days).flatMap((meal) => uncheckedInMeal(meal, profile));
}

function mealsToBuy(days: readonly DayToShop[]): Meal[] {
  return days.flatMap(({ meals, reports }) => {
    const byMeal = new Map(reports.map((report) => [report.mealId, report]));
    return meals.filter((meal) => isToBuy(meal, byMeal.get(meal.id)));
  });
}

function componentsToBuy({ meals, reports }: DayToShop): Component[] {
  const byMeal = new Map(reports.map((report) => [report.mealId, report]));
  return meals.flatMap((meal) => {
    const report = byMeal.get(meal.id);
    return isToBuy(meal, report) ? componentsEaten(meal, report) : [];
  });
}

function isToBuy(meal: Meal, report: Report | undefined): boolean {
  return !meal.free_meal && stateOf(report) === 'planned';
}

/** Where the foods to buy are to be eaten, by their ids. A food that the client chose besides the planned alternatives has no component. */
export function usesToBuy(
  days: readonly DayToShop[],
  confirmationsOf: (meal: Meal) => readonly Confirmation[],
): ReadonlyMap<string, FoodUse[]> {
  const uses = days.flatMap(({ meals, reports }) =>
    meals.flatMap((meal) => {
      const chosen = new Set(
        reports
          .filter(({ mealId }) => mealId === meal.id)
          .flatMap(({ swaps }) => swaps.flatMap((one) => (one.alternativeId === null ? [one.componentId] : []))),
      );
      const confirmed = confirmationsOf(meal);
      return componentsToBuy({ meals: [meal], reports }).map((one) => ({
        alimentId: one.aliment.id,
        use: { planned: chosen.has(one.uuid) ? undefined : one, confirmed },
      }));
    }),
  );
  const byFood = Map.groupBy(uses, ({ alimentId }) => alimentId);
  return new Map([...byFood].map(([id, ofFood]) => [id, ofFood.map(({ use }) => use)]));
}
