import type { CompletedWorkoutCard } from '#areas/completed-workouts/contract/workout.ts';
import { useSkipNote } from '#areas/completed-workouts/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';

type Done = Pick<CompletedWorkoutCard, 'skip' | 'sets' | 'minutes'>;

/**
 * Returns a function that formats what was done in a workout: `13 serie`, `54 min`; for a skipped one only what the client wrote
 * about it.
 */
export function useDoneTexts(): (workout: Done) => string[] {
  const t = useTexts('home');
  const noteOf = useSkipNote();
  return (workout) =>
    workout.skip
      ? [noteOf(workout)].filter(Boolean)
      : [t('workouts.sets', { count: workout.sets }), t('workouts.minutes', { count: workout.minutes })];
}
