export { getRecipe } from './operations/recipes.ts';
export { recordRecipeUses } from './store/recipes.ts';
