import { savedMealRoutes } from '../contract/saved-meals.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { createSavedMeal, deleteSavedMeal, getSavedMeal, updateSavedMeal } from './operations/saved-meals.ts';
import { findSavedMeals } from './store/saved-meals.ts';

export const savedMealsServer = bindArea('meal-plans', savedMealRoutes, {
  list: findSavedMeals,
  get: getSavedMeal,
  create: createSavedMeal,
  update: updateSavedMeal,
  delete: deleteSavedMeal,
});
