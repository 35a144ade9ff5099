import { numbersIn } from '#shell/web/texts/formats.ts';
import type { ExerciseRow } from '../../../contract/document.ts';
import { progressionText } from '../../../rules/progression-text.ts';

/** Formats a progression for a row: `8-12 · +2,5 kg`; '' for types other than `reps`. */
export function progressionMark({ type, progression }: ExerciseRow): string {
  return type === 'reps' ? numbersIn(progressionText(progression)) : '';
}
