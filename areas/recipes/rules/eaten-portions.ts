import { roundedTo } from '#shell/common/numbers.ts';
import type { UsedRecipe } from '../contract.ts';

/** How much of a recipe a meal has. */
export interface EatenPortions {
  /** Portions that are eaten, rounded to 0.01. */
  portions: number;
  /** Their grams of the finished dish, rounded; null when it was not weighed. */
  finishedGrams: number | null;
}

/** A food of a meal with its raw grams. */
export interface EatenIngredient {
  aliment: { id: string };
  quantity: number;
}

/** Computed quantities are rounded to 0.01 g, typed ones to 1 g. */
const roundingGrams = 0.5;

/**
 * How much of the recipe is eaten, by its ingredients in a meal. Null when they are not the foods of the recipe in its order and
 * proportions, as after an ingredient was changed, replaced or removed, and for copies that do not have the ingredients.
 */
export function eatenPortions(
  { ingredients = [], portions, yieldGrams }: Pick<UsedRecipe, 'ingredients' | 'portions' | 'yieldGrams'>,
  eaten: readonly EatenIngredient[],
): EatenPortions | null {
  const rawGrams = ingredients.reduce((sum, { quantity }) => sum + quantity, 0);
  if (rawGrams === 0 || eaten.length !== ingredients.length) return null;
  const share = eaten.reduce((sum, { quantity }) => sum + quantity, 0) / rawGrams;
  const isInProportion = ingredients.every(({ alimentId, quantity }, index) => {
    const { aliment, quantity: grams = 0 } = eaten[index] ?? {};
    return aliment?.id === alimentId && Math.abs(grams - share * quantity) <= roundingGrams;
  });
  if (share === 0 || !isInProportion) return null;
  return {
    portions: roundedTo(2, share * portions),
    finishedGrams: yieldGrams === null ? null : Math.round(share * yieldGrams),
  };
}
