import { numbersIn } from '#shell/web/texts/formats.ts';
import type { ExerciseRow } from '../../../contract/document.ts';
import { progressionText } from '../../../rules/progression-text.ts';

/**
 * Formats a progression for a row: `8-12 · +2,5 kg`; '' for types other than `reps`. A share of the maximum that is written as the
 * load of the row counts before that of the progression: `85% 1RM`.
 */
export function progressionMark({
  type,
  progression,
  weight,
}: Pick<ExerciseRow, 'type' | 'progression' | 'weight'>): string {
  if (type !== 'reps') return '';
  const isShareWritten = progression?.kind === 'percent' && weight.trim().endsWith('%');
  return numbersIn(isShareWritten ? `${weight.trim()} 1RM` : progressionText(progression));
}
