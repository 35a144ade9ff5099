export { getRecipe } from './operations/recipes.ts';
export { findUsedRecipes, recordRecipeUses } from './store/recipes.ts';
