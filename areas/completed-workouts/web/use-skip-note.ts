import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedWorkout } from '../contract/workout.ts';
import { skipNoteText } from './text.ts';

/** Returns the function that quotes the note of a skipped workout, as `skipNoteText`, for screens of other areas. */
export function useSkipNote(): (workout: Pick<CompletedWorkout, 'skip'>) => string {
  const t = useTexts('completed-workouts');
  return (workout) => skipNoteText(t, workout);
}
