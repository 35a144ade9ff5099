import type { Overview } from '../contract.ts';

/** What the user works on, and what the home screen is about. */
export interface Work {
  hasTraining: boolean;
  hasNutrition: boolean;
}

/**
 * Nutrition with meal plans; training with programs or completed workouts, and as long as there is neither of them. `overview`:
 * what the user sees (`useVisibleOverview`).
 */
export function workOf(overview: Overview | undefined): Work {
  if (!overview) return { hasTraining: true, hasNutrition: false };
  const { programs, assignedPrograms, weeks, mealPlans, assignedMealPlans } = overview;
  const hasNutrition = mealPlans + assignedMealPlans > 0;
  const trains = programs + assignedPrograms > 0 || weeks.some(({ completedWorkouts }) => completedWorkouts > 0);
  return { hasTraining: trains || !hasNutrition, hasNutrition };
}
