import type { Meal } from '../contract.ts';
import type { MealPlanContent } from '../contract/document.ts';
import type { SavedMealContent } from '../contract/saved-meals.ts';
import { withoutConflictNotes } from './conflicts.ts';
import { newTemplateContent } from './new-content.ts';
import { resolvedMealPlan, storedMealPlan } from './stored.ts';

/** A meal plan with one day that has only this meal, for the rules of documents. */
export function planOfMeal({ meal, aliments, recipes }: SavedMealContent, newId: () => string): MealPlanContent {
  const empty = emptyPlan(newId);
  return { ...empty, aliments, recipes, days: empty.days.map((day) => ({ ...day, meals: [meal] })) };
}

/** The meal with its foods and totals. */
export function resolvedMeal(content: SavedMealContent, newId: () => string): Meal {
  const meal = resolvedMealPlan(planOfMeal(content, newId)).days[0]?.meals[0];
  if (!meal) throw new Error('resolvedMeal: the day has no meal');
  return meal;
}

/** A meal as it is saved under a name, without the notes that explain why a client eats a food: other clients get it too. */
export function savedContentOf(meal: Meal, newId: () => string): SavedMealContent {
  const empty = emptyPlan(newId);
  const mealPlan = resolvedMealPlan(empty);
  const days = mealPlan.days.map((day) => ({ ...day, meals: [meal] }));
  const stored = withoutConflictNotes(storedMealPlan({ ...mealPlan, days }, empty));
  const storedMeal = stored.days[0]?.meals[0];
  if (!storedMeal) throw new Error('savedContentOf: the day has no meal');
  return { meal: storedMeal, aliments: stored.aliments, recipes: stored.recipes };
}

function emptyPlan(newId: () => string): MealPlanContent {
  const options = { title: '-', days: 1, duration: 1, headings: [] } as const;
  return newTemplateContent({ ...options, include_alternatives_in_macro: false, newId });
}
