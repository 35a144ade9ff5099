import { useTexts } from '#shell/web/texts/texts.ts';
import { workoutName } from '../rules/workout-name.ts';

/** Returns the function that names a workout, as `workoutName`, for screens of other areas. */
export function useWorkoutName(): (workout: { title: string; dayNumber: number }) => string {
  const t = useTexts('completed-workouts');
  return (workout) => workoutName(t, workout);
}
