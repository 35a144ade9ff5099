import { type Component, macroNames } from '#areas/aliments/contract.ts';
import { type Sums, sumsOf } from '#areas/aliments/rules/sums.ts';
import {
  displayedMacro,
  type MacroTotals,
  type Totals,
  totalsOf,
  unroundedMacros,
} from '#areas/aliments/rules/totals.ts';
import { limits } from '../contract.ts';

export interface RecipeTotals {
  /** Sum of the ingredients as they are weighed raw, in grams. */
  rawGrams: number;
  recipe: Totals;
  /** The energy and macronutrients of the recipe before rounding, for shares of it. */
  unrounded: MacroTotals;
  portion: Totals;
  /** In 100 g of the finished dish; null when it was not weighed. */
  per100g: Totals | null;
}

export interface Dish {
  components: readonly Component[];
  portions: number;
  yieldGrams: number | null;
  /** Ingredients that are no food yet. */
  unreadLines?: readonly string[] | undefined;
}

/**
 * Totals of a recipe without its alternatives. Cooking changes the weight of a dish and not its nutrients. With ingredients that are no
 * food yet they are incomplete.
 */
export function recipeTotals({ components, portions, yieldGrams, unreadLines = [] }: Dish): RecipeTotals {
  const sums = sumsOf(components, { include_alternatives_in_macro: false });
  const totals = (ofSums: Sums): Totals =>
    unreadLines.length > 0 ? { ...totalsOf(ofSums), incomplete: [...macroNames] } : totalsOf(ofSums);
  return {
    rawGrams: sums.grams,
    recipe: totals(sums),
    unrounded: unroundedMacros(sums),
    portion: totals(shareOf(sums, portions)),
    per100g: yieldGrams === null ? null : totals(shareOf(sums, yieldGrams / 100)),
  };
}

/** Pasta, rice and soups weigh up to about four times what is put in dry; what is dried or reduced most, a fifth. */
const likelyYields = { least: 0.2, most: 4.5 };

/** Whether the weight of the finished dish is probably mistyped, or much water is missing among the ingredients. */
export function isUnlikelyYield({ components, portions, yieldGrams, unreadLines = [] }: Dish): boolean {
  if (yieldGrams === null || components.length === 0) return false;
  const { rawGrams } = recipeTotals({ components, portions, yieldGrams });
  if (rawGrams === 0) return false;
  const ratio = yieldGrams / rawGrams;
  return ratio < likelyYields.least || (ratio > likelyYields.most && unreadLines.length === 0);
}

/** The weight of the finished dish when all ingredients are scaled: what 100 g of it have stays the same. */
export function scaledYield(yieldGrams: number, factor: number): number {
  return Math.min(Math.max(Math.round(yieldGrams * factor), 1), limits.yieldGrams);
}

/** A macronutrient of one portion as the editor shows it, from the unrounded one of the recipe. */
export function portionMacro(amount: number | null, portions: number): number | null {
  return amount === null ? null : displayedMacro(amount / portions);
}

/** The sums of one of `parts` equal parts. */
function shareOf({ grams, amounts, measured }: Sums, parts: number): Sums {
  const share = (value: number) => value / parts;
  return { grams: share(grams), amounts: amounts.map(share), measured: measured.map(share) };
}
