import { workoutNameIn } from '#areas/completed-workouts/server/public.ts';

/** The name of a workout among the values of a notification: its title, or else its day in the reader's language. */
export function workoutParams(workout: { title: string; dayNumber: number }): Record<string, string> {
  if (workout.title !== '') return { workout: workout.title };
  return { 'workout.it': workoutNameIn('it', workout), 'workout.en': workoutNameIn('en', workout) };
}
