import type { Language } from '#shell/common/fields.ts';
import { formatDuration } from '#shell/common/numbers.ts';
import type { ExerciseRow } from '../contract/document.ts';
import { effortText } from './effort-range.ts';
import { loadText } from './load-text.ts';
import { progressionText } from './progression-text.ts';
import { withSideWords } from './side-words.ts';

/** The cells of a row as in the grid, '' for an empty one. `supersetWith` is letter and superset position: `C2`. */
export const cellTexts = {
  supersetWith: labelOf,
  type: (row) => row.type,
  sets: (row) => numberText(row.sets),
  reps: (row) => row.reps,
  value: (row) => row.value,
  weight: (row) => row.weight,
  rest: restText,
  rpe: (row) => effortText(row, 'rpe'),
  rir: (row) => effortText(row, 'rir'),
  tut: (row) => row.tut,
  warmUp: (row) => row.warmUp,
  info: (row) => row.info,
  progression: (row) => progressionText(row.progression),
} as const satisfies Record<string, (row: ExerciseRow) => string>;

/** Formats the label of a row: `B`, or `C1` for the first row of a superset. */
export function labelOf({ key, supersetPosition }: ExerciseRow): string {
  return `${key}${supersetPosition ?? ''}`;
}

/** How a reader sees numbers, and words such as “per mano”. */
export interface SummaryReader {
  formatNumber: (value: number) => string;
  language: Language;
}

/** Formats sets, amount and load: `4 × 8, 80 kg`. Returns null for a row without any of them. */
export function rowSummary(row: ExerciseRow, { formatNumber, language }: SummaryReader): string | null {
  const amount = row.type === 'reps' ? row.reps : row.value;
  const prescribed = [row.sets, amount].filter((part) => part !== null && part !== '').join(' × ');
  const summary = [prescribed, loadText(row.weight, formatNumber)].filter(Boolean).join(', ');
  return withSideWords(summary, language) || null;
}

/** Formats the rest: `02:30`, or `–` for none. */
export function restText({ restType, restValue }: Pick<ExerciseRow, 'restType' | 'restValue'>): string {
  return restType === 'no_rest' || restValue === 0 ? '–' : formatDuration(restValue);
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}
