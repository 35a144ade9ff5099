import { withEventToProfessionals } from '#areas/clients/server/public.ts';
import { savedMealChanged, savedMealRoutes } from '../contract/saved-meals.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { createSavedMeal, deleteSavedMeal, getSavedMeal, updateSavedMeal } from './operations/saved-meals.ts';
import { findSavedMeals } from './store/saved-meals.ts';

export const savedMealsServer = bindArea('meal-plans', savedMealRoutes, {
  list: findSavedMeals,
  get: getSavedMeal,
  create: withEventToProfessionals(savedMealChanged, createSavedMeal),
  update: withEventToProfessionals(savedMealChanged, updateSavedMeal),
  delete: withEventToProfessionals(savedMealChanged, deleteSavedMeal),
});
