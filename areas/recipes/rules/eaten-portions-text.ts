import type { TFunction } from 'i18next';
import type { UsedRecipe } from '../contract.ts';
import { eatenPortions } from './eaten-portions.ts';

interface TextOptions {
  /** Texts of `aliments`, which all screens with foods load. */
  t: TFunction<'aliments'>;
  number: (value: number) => string;
}

/**
 * `1 di 4 porzioni · piatto finito circa 275 g`: how much of the recipe a meal has, by its ingredients there; empty when they are not in
 * the proportions of the recipe.
 */
export function eatenPortionsText(
  recipe: UsedRecipe,
  ingredients: readonly { quantity: number }[],
  { t, number }: TextOptions,
): string {
  const eaten = eatenPortions(recipe, ingredients);
  if (!eaten) return '';
  const portions = number(eaten.portions);
  const count = t('aliments:eatenPortions.count', { count: eaten.portions, portions });
  const part = t('aliments:eatenPortions.part', { portions, all: number(recipe.portions) });
  const finished =
    eaten.finishedGrams !== null && t('aliments:eatenPortions.finished', { grams: number(eaten.finishedGrams) });
  return [recipe.portions > 1 && eaten.portions < recipe.portions ? part : count, finished].filter(Boolean).join(' · ');
}
