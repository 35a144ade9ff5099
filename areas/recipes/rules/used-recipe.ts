import { UsedRecipe } from '../contract.ts';
import type { Recipe } from '../contract/library.ts';

/** The copy of a recipe that a meal plan keeps beside its components. */
export function usedRecipe({ picture, ...recipe }: Recipe): UsedRecipe {
  return UsedRecipe.parse({ ...recipe, attachmentId: picture?.id ?? null });
}
