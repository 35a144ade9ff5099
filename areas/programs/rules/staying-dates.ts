import type { MovedWorkout } from '../contract/editing.ts';

/** The dates of the workouts that stay although a pause moves their day, by workout. */
export function stayingDates(moved: readonly MovedWorkout[]): Record<string, string> {
  return Object.fromEntries(moved.flatMap(({ workoutId, date, stays }) => (stays ? [[workoutId, date]] : [])));
}
