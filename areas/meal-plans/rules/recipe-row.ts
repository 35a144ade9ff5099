import { withScaled } from '#areas/aliments/rules/quantities.ts';
import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import type { Recipe } from '#areas/recipes/contract/library.ts';
import { usedRecipe } from '#areas/recipes/rules/used-recipe.ts';
import type { MealComponent } from '../contract.ts';
import { cloneMealComponent } from './copies.ts';

interface RecipeRow {
  portions: number;
  newId: () => string;
}

/** The recipe as a row of a meal: its ingredients with new ids, in the quantities of `portions`. */
export function recipeRow(recipe: Recipe, { portions, newId }: RecipeRow): MealComponent {
  const aliments = alimentsById(recipe.aliments);
  const components = recipe.components.map((component) => resolvedComponent(component, aliments));
  const scaled = withScaled(components, portions / recipe.portions);
  return cloneMealComponent({ id: '', line: '', line_en: '', recipe: usedRecipe(recipe), components: scaled }, newId);
}
