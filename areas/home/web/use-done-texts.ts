import type { CompletedWorkoutCard } from '#areas/completed-workouts/contract/workout.ts';
import { useSetCount, useSkipNote } from '#areas/completed-workouts/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';

type Done = Pick<CompletedWorkoutCard, 'skip' | 'sets' | 'prescribedSets' | 'addedExercises' | 'minutes'>;

/**
 * Returns a function that formats what was done in a workout: `13 serie` or `1 di 17 serie`, `54 min`; for a skipped one only what the client wrote
 * about it.
 */
export function useDoneTexts(): (workout: Done) => string[] {
  const t = useTexts('home');
  const noteOf = useSkipNote();
  const setsOf = useSetCount();
  return (workout) =>
    workout.skip
      ? [noteOf(workout)].filter(Boolean)
      : [setsOf(workout), workout.minutes === null ? '' : t('workouts.minutes', { count: workout.minutes })].filter(
          Boolean,
        );
}
