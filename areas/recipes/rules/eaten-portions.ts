import { roundedTo } from '#shell/common/numbers.ts';
import type { UsedRecipe } from '../contract.ts';

/** How much of a recipe a meal has. */
export interface EatenPortions {
  /** Portions that are eaten, rounded to 0.01. */
  portions: number;
  /** Their grams of the finished dish, rounded; null when it was not weighed. */
  finishedGrams: number | null;
}

/** Computed quantities are rounded to 0.01 g, typed ones to rawGrams grams. */
const roundingGrams = 0.5;

/**
 * How much of the recipe is eaten, by the grams of its ingredients in a meal, in the order of the recipe. Null when they are not in the
 * proportions of the recipe, as after an ingredient was changed or removed, and for copies that do not have its quantities.
 */
export function eatenPortions(
  { quantities, portions, yieldGrams }: Pick<UsedRecipe, 'quantities' | 'portions' | 'yieldGrams'>,
  ingredients: readonly { quantity: number }[],
): EatenPortions | null {
  const rawGrams = quantities.reduce((sum, grams) => sum + grams, 0);
  if (rawGrams === 0 || ingredients.length !== quantities.length) return null;
  const share = ingredients.reduce((sum, { quantity }) => sum + quantity, 0) / rawGrams;
  const isInProportion = ingredients.every(
    ({ quantity }, index) => Math.abs(quantity - share * (quantities[index] ?? 0)) <= roundingGrams,
  );
  if (share === 0 || !isInProportion) return null;
  return {
    portions: roundedTo(2, share * portions),
    finishedGrams: yieldGrams === null ? null : Math.round(share * yieldGrams),
  };
}
