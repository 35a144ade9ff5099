import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import { categories } from '#areas/aliments/contract/taxonomy.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
import { asQuantity } from '#areas/aliments/rules/quantities.ts';
import { isToTaste } from '#areas/aliments/rules/quantity-text.ts';
import { compareTexts } from '#shell/common/sorting.ts';

/** One food to buy, in all meals of the days together. */
export interface ShoppingLine {
  aliment: UsedAliment;
  /** 0 of a food that is only added to taste. */
  grams: number;
  /** The same in the usual household measure of the food, rounded up: to halves below 3, then to whole ones; null without one. */
  pieces: { count: number; label: string; label_en: string } | null;
}

/** One line for each food of the components, with the sum for all persons. Sorted by category and name. */
export function shoppingLines(
  components: readonly Pick<Component, 'aliment' | 'quantity'>[],
  persons: number,
): ShoppingLine[] {
  const sums = new Map<string, { aliment: UsedAliment; grams: number }>();
  for (const { aliment, quantity } of components) {
    const sum = sums.get(aliment.id) ?? { aliment, grams: 0 };
    sums.set(aliment.id, { ...sum, grams: sum.grams + quantity });
  }
  return [...sums.values()]
    .map(({ aliment, grams }) => lineOf(aliment, grams * persons))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || compareTexts(one.aliment.name, other.aliment.name));
}

function lineOf(aliment: UsedAliment, grams: number): ShoppingLine {
  const portion = householdMeasures(aliment.portions).find(({ isDefault }) => isDefault);
  const pieces = portion &&
    !isToTaste({ quantity: grams }) && {
      count: piecesToBuy(grams / portion.grams),
      label: portion.label,
      label_en: portion.label_en,
    };
  return { aliment, grams: asShoppingGrams(grams), pieces: pieces || null };
}

/** A sum of 180.00000001 g of pieces of 60 g is 3, not 4. */
function piecesToBuy(exact: number): number {
  const count = Math.round(exact * 1000) / 1000;
  return count <= 2.5 ? Math.ceil(count * 2) / 2 : Math.ceil(count);
}

/** The sum may exceed the largest portion of one meal, so it is not limited to it. */
function asShoppingGrams(grams: number): number {
  return grams < 1 ? asQuantity(grams) : Math.round(grams * 100) / 100;
}

function orderOf({ aliment }: ShoppingLine): number {
  return categories.indexOf(aliment.category);
}
