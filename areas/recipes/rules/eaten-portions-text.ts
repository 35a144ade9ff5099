import type { UsedRecipe } from '../contract.ts';
import { type EatenIngredient, eatenPortions } from './eaten-portions.ts';

interface TextOptions {
  /** Reads a text of `aliments`, which all screens with foods load, by its namespace and key. */
  t: (
    key: `aliments:eatenPortions.${'one' | 'several' | 'part' | 'finished'}`,
    values: { portions: string; all: string; grams: string },
  ) => string;
  number: (value: number) => string;
}

/**
 * `1 di 4 porzioni · piatto finito circa 275 g`: how much of the recipe a meal has, by its ingredients there; empty when they are not in
 * the proportions of the recipe.
 */
export function eatenPortionsText(
  recipe: UsedRecipe,
  ingredients: readonly EatenIngredient[],
  { t, number }: TextOptions,
): string {
  const eaten = eatenPortions(recipe, ingredients);
  if (!eaten) return '';
  const { portions, finishedGrams } = eaten;
  const values = { portions: number(portions), all: number(recipe.portions), grams: number(finishedGrams ?? 0) };
  const isPart = recipe.portions > 1 && portions < recipe.portions;
  const count = t(
    isPart
      ? 'aliments:eatenPortions.part'
      : portions === 1
        ? 'aliments:eatenPortions.one'
        : 'aliments:eatenPortions.several',
    values,
  );
  return finishedGrams === null ? count : `${count} · ${t('aliments:eatenPortions.finished', values)}`;
}
