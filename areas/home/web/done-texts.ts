import type { TFunction } from 'i18next';
import type { CompletedWorkoutCard } from '#areas/completed-workouts/contract/workout.ts';

/** Returns what was done in a workout: `13 serie`, `54 min`; for a skipped one only what the client wrote about it. */
export function doneTexts(
  t: TFunction<'home'>,
  { skip, sets, minutes }: Pick<CompletedWorkoutCard, 'skip' | 'sets' | 'minutes'>,
): string[] {
  if (skip) return skip.note ? [t('workouts.note', { note: skip.note })] : [];
  return [t('workouts.sets', { count: sets }), t('workouts.minutes', { count: minutes })];
}
