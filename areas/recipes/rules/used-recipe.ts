import { UsedRecipe } from '../contract.ts';
import type { Recipe } from '../contract/library.ts';

/** The copy of a recipe that a meal plan keeps beside its components. */
export function usedRecipe({ picture, components, ...recipe }: Recipe): UsedRecipe {
  const ingredients = components.map(({ alimentId, quantity }) => ({ alimentId, quantity }));
  return UsedRecipe.parse({ ...recipe, ingredients, attachmentId: picture?.id ?? null });
}
