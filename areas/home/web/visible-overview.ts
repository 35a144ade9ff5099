import { useMay } from '#shell/web/session.ts';
import type { Overview } from '../contract.ts';

/**
 * The figures without those of documents that the user does not see, which the server counts too: a nutritionist's home has no
 * training, and the first steps of a trainer are not done by a meal plan.
 */
export function useVisibleOverview(overview: Overview | undefined): Overview | undefined {
  const may = useMay();
  if (!overview) return undefined;
  const { weeks } = overview;
  return {
    ...overview,
    ...(!may('view programs') && { programs: 0, assignedPrograms: 0, programsInProgress: 0, expiringPrograms: 0 }),
    ...(!may('view meal plans') && {
      mealPlans: 0,
      assignedMealPlans: 0,
      mealPlansInProgress: 0,
      expiringMealPlans: 0,
    }),
    ...(!may('view workouts') && { weeks: weeks.map((week) => ({ ...week, completedWorkouts: 0 })) }),
  };
}
