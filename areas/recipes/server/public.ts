export { findUsedRecipes, recordRecipeUses } from './store/recipes.ts';
