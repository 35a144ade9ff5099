import { workoutNameIn } from '#areas/completed-workouts/server/public.ts';
import { paramInBothLanguages } from '../rules/params.ts';

/** The name of a workout among the values of a notification: its title, or else its day in the reader's language. */
export function workoutParams(workout: { title: string; dayNumber: number }): Record<string, string> {
  if (workout.title !== '') return { workout: workout.title };
  return paramInBothLanguages('workout', (language) => workoutNameIn(language, workout));
}
