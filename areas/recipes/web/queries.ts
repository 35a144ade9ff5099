import { recipeRoutes } from '../contract/library.ts';

/** Routes whose responses change with a recipe. */
export const recipeInvalidations = [
  recipeRoutes.list,
  recipeRoutes.get,
  recipeRoutes.foods,
  recipeRoutes.options,
  recipeRoutes.deleted,
];
