import type { FoodQuery } from '#areas/aliments/rules/food-query.ts';
import { withScaled } from '#areas/aliments/rules/quantities.ts';
import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import type { Recipe } from '#areas/recipes/contract/library.ts';
import { recipePortions } from '#areas/recipes/rules/recipe-portions.ts';
import { usedRecipe } from '#areas/recipes/rules/used-recipe.ts';
import type { MealComponent } from '../contract.ts';
import { cloneMealComponent } from './copies.ts';

interface RecipeRow {
  portions: number;
  newId: () => string;
}

/**
 * How many portions of a recipe were typed: `2 porzioni`, `2`, `300 g`, where a millilitre is a gram; one when nothing was. Null for
 * a measure that recipes do not have, such as `2 fette`, and for a number that is not possible. A recipe is not added to taste:
 * 0 g count as one portion. `portionGrams`: weight of one portion of the recipe; null when it is not known.
 */
export function typedPortions(amount: FoodQuery['amount'], portionGrams: number | null): number | null {
  if (!amount || amount.value === 0) return 1;
  const portions = portionsOf(amount, portionGrams);
  return portions !== null && portions >= recipePortions.least && portions <= recipePortions.most ? portions : null;
}

/** Why a typed amount counts as one portion: the weight of a portion is not known, or recipes do not have the measure. */
export function whyOnePortion(amount: FoodQuery['amount'], portionGrams: number | null): 'noWeight' | 'noMeasure' {
  return portionGrams === null && (amount?.unit === 'g' || amount?.unit === 'ml') ? 'noWeight' : 'noMeasure';
}

function portionsOf(amount: NonNullable<FoodQuery['amount']>, portionGrams: number | null): number | null {
  const { value, unit } = amount;
  if (unit === 'measures') return /^(?:porzion|portion|serving)/i.test(amount.name) ? value : null;
  if (unit !== 'g' && unit !== 'ml') return value;
  return portionGrams ? value / portionGrams : null;
}

/** The recipe as a row of a meal: its ingredients with new ids, in the quantities of `portions`. */
export function recipeRow(recipe: Recipe, { portions, newId }: RecipeRow): MealComponent {
  const aliments = alimentsById(recipe.aliments);
  const components = recipe.components.map((component) => resolvedComponent(component, aliments));
  const scaled = withScaled(components, portions / recipe.portions);
  return cloneMealComponent(
    { id: '', line: '', line_en: '', lineKind: null, recipe: usedRecipe(recipe), components: scaled },
    newId,
  );
}
