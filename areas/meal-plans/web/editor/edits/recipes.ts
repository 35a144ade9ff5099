import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { newId } from '#shell/common/ids.ts';
import { call } from '#shell/web/api/call.ts';
import { recipeRow } from '../../../rules/recipe-row.ts';
import { singleFood } from './food.ts';
import { addRows } from './rows.ts';

interface AddedRecipe {
  mealId: string;
  /** Of the recipe. */
  id: string;
  portions: number;
  /** Whether its ingredients become rows of their own. */
  isSeparate?: boolean;
}

/** Adds a recipe of the library to a meal. Returns the number of added rows. */
export async function addRecipe(
  store: Parameters<typeof addRows>[0],
  { mealId, id, portions, isSeparate = false }: AddedRecipe,
): Promise<number> {
  const { recipe } = await call(recipeRoutes.get, { id });
  const row = recipeRow(recipe, { portions, newId });
  return addRows(store, { mealId, rows: isSeparate ? row.components.map(singleFood) : [row] });
}
