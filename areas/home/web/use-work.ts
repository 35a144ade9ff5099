import { useMay } from '#shell/web/session.ts';
import type { Overview } from '../contract.ts';

/** What the studio does, and what the home screen is about. */
export interface Work {
  hasTraining: boolean;
  hasNutrition: boolean;
}

/**
 * Training unless the studio has meal plans and neither programs nor completed workouts; nutrition when it has meal plans that
 * the user may see.
 */
export function useWork(overview: Overview | undefined): Work {
  const may = useMay();
  if (!overview) return { hasTraining: true, hasNutrition: false };
  const { programs, assignedPrograms, weeks, mealPlans, assignedMealPlans } = overview;
  const hasNutrition = may('view meal plans') && mealPlans + assignedMealPlans > 0;
  const trains = programs + assignedPrograms > 0 || weeks.some(({ completedWorkouts }) => completedWorkouts > 0);
  return { hasTraining: trains || !hasNutrition, hasNutrition };
}
