import type { IngredientLine, Recipe } from '../contract/library.ts';

/** How many portions of a recipe a meal may have. */
export const recipePortions = { least: 0.1, most: 100 } as const;

/** A recipe of the account with the portions that a meal gets. */
export interface PastedRecipe {
  recipe: Recipe;
  portions: number;
}

type Written = Pick<IngredientLine, 'count' | 'unit' | 'range' | 'isQuantityShared' | 'isQuantityDoubtful'>;

/**
 * How many portions of a recipe a line means: those that it counts, or its weight in grams of raw ingredients, where a millilitre is a
 * gram; 1 without an amount and for units that recipes do not have. Certain is one number of portions or of grams.
 */
export function portionsMeant(line: Written, recipe: Recipe): { portions: number; isCertain: boolean } {
  const portions = writtenPortions(line, recipe);
  if (portions === null || portions < recipePortions.least || portions > recipePortions.most)
    return { portions: 1, isCertain: false };
  const isCounted = line.unit === 'piece' || line.unit === 'unstated';
  const isDoubtful = Boolean(line.range) || line.isQuantityShared === true || line.isQuantityDoubtful === true;
  return { portions, isCertain: !isCounted && !isDoubtful };
}

/** Grams of raw ingredients in a portion; null when ingredients that are no food yet, whose number is `unread`, are missing in them. */
export function portionGramsOf(
  { rawGrams, portions }: { rawGrams: number; portions: number },
  unread: number,
): number | null {
  return unread > 0 ? null : rawGrams / portions;
}

function writtenPortions({ count, unit }: Written, { components, portions, unreadLines = [] }: Recipe): number | null {
  if (count === null || unit === null) return null;
  if (unit === 'portion' || unit === 'piece' || unit === 'unstated') return count;
  const rawGrams = components.reduce((sum, { quantity }) => sum + quantity, 0);
  const portionGrams = portionGramsOf({ rawGrams, portions }, unreadLines.length);
  return (unit === 'g' || unit === 'ml') && portionGrams ? count / portionGrams : null;
}
