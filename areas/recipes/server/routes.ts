import { recipeRoutes } from '../contract/library.ts';
import { documentsWithFoods } from '#areas/aliments/server/public.ts';
import { handOverLines } from '#areas/collaborators/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindDeletions } from '#shell/server/deletions.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { readIngredients } from './operations/parse-ingredients.ts';
import { deletePicture, listPictures, setPicture } from './operations/picture.ts';
import * as recipes from './operations/recipes.ts';
import { recipesLine } from './store/hand-over.ts';
import { findFoods } from './store/recipes.ts';
import { afterRestoration, recipeSubscribers, recipesWithFoods } from './subscribers.ts';
import { allergensUpdate } from './updates.ts';

export const recipesServer = bindArea(
  'recipes',
  recipeRoutes,
  {
    list: recipes.listRecipes,
    foods: findFoods,
    options: recipes.listOptions,
    get: recipes.getRecipe,
    create: recipes.createRecipe,
    update: recipes.updateRecipe,
    delete: recipes.deleteRecipe,
    ...bindDeletions({ table: 'recipes', onRestored: afterRestoration }),
    clone: recipes.cloneRecipe,
    setPicture,
    deletePicture,
    parseIngredients: readIngredients,
    ownPictures: listPictures,
  },
  {
    updates: [allergensUpdate],
    subscribers: recipeSubscribers,
    extensions: [extend(handOverLines, recipesLine), extend(documentsWithFoods, recipesWithFoods)],
  },
);
