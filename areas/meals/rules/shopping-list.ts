import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import { categories } from '#areas/aliments/contract/taxonomy.ts';
import { asQuantity } from '#areas/aliments/rules/quantities.ts';
import type { Day } from '#areas/meal-plans/contract.ts';
import { compareTexts } from '#shell/common/sorting.ts';
import { componentsEaten, type Report, stateOf } from './eaten.ts';

/** One food to buy, in all meals of the days together. */
export interface ShoppingLine {
  aliment: Pick<UsedAliment, 'id' | 'name' | 'name_en' | 'category' | 'form'>;
  grams: number;
  /** The same in the usual household measure of the food, rounded up to halves; null without one. */
  pieces: { count: number; label: string; label_en: string } | null;
}

interface DayToShop {
  day: Day;
  reports: readonly Report[];
}

/**
 * One line for each food of the days, with the sum of all meals, recipes and persons. Swaps replace the planned food;
 * skipped and free meals need nothing. Sorted by category and name.
 */
export function shoppingList(days: readonly DayToShop[], persons: number): ShoppingLine[] {
  const sums = new Map<string, { aliment: UsedAliment; grams: number }>();
  for (const component of days.flatMap(componentsToBuy)) {
    const { aliment, quantity } = component;
    const sum = sums.get(aliment.id) ?? { aliment, grams: 0 };
    sums.set(aliment.id, { ...sum, grams: sum.grams + quantity });
  }
  return [...sums.values()]
    .map(({ aliment, grams }) => lineOf(aliment, grams * persons))
    .filter(({ grams }) => grams > 0)
    .toSorted((one, other) => orderOf(one) - orderOf(other) || compareTexts(one.aliment.name, other.aliment.name));
}

function componentsToBuy({ day, reports }: DayToShop): Component[] {
  const byMeal = new Map(reports.map((report) => [report.mealId, report]));
  return day.meals.flatMap((meal) => {
    const report = byMeal.get(meal.id);
    const state = stateOf(report);
    return meal.free_meal || state === 'free' || state === 'skipped' ? [] : componentsEaten(meal, report);
  });
}

function lineOf({ id, name, name_en, category, form, portions }: UsedAliment, grams: number): ShoppingLine {
  const portion = portions.find(({ isDefault }) => isDefault);
  const pieces = portion && {
    // A sum of 180.00000001 g of pieces of 60 g is 3, not 3.5.
    count: Math.ceil((Math.round((grams / portion.grams) * 1000) / 1000) * 2) / 2,
    label: portion.label,
    label_en: portion.label_en,
  };
  return { aliment: { id, name, name_en, category, form }, grams: asShoppingGrams(grams), pieces: pieces ?? null };
}

/** The sum may exceed the largest portion of one meal, so it is not limited to it. */
function asShoppingGrams(grams: number): number {
  return grams < 1 ? asQuantity(grams) : Math.round(grams * 100) / 100;
}

function orderOf({ aliment }: ShoppingLine): number {
  return categories.indexOf(aliment.category);
}
