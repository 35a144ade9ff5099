import { numberOf } from '#shell/common/numbers.ts';
import { number } from '#shell/web/texts/formats.ts';
import { type ExerciseRow, limits } from '../../../contract.ts';
import { restText, secondsOf } from './rest.ts';

export const columnNames = ['sets', 'amount', 'weight', 'rest', 'rir', 'rpe', 'tut'] as const;
export type ColumnName = (typeof columnNames)[number];

export interface Column {
  name: ColumnName;
  /** The longest text that can be typed. */
  longest: number;
  keyboard: 'numeric' | 'decimal' | 'text';
  read: (row: ExerciseRow) => string;
  /** Null when the text says nothing this column knows. */
  write: (text: string, row: ExerciseRow) => Partial<ExerciseRow> | null;
}

/** `amount` is how much is done in a set: repetitions, or the time, distance or text of the other types. */
export const columns: Record<ColumnName, Column> = {
  sets: {
    name: 'sets',
    longest: 2,
    keyboard: 'numeric',
    read: ({ sets }) => numberText(sets),
    write: (text) => numberWritten(text, 'sets', { lowest: 1, highest: limits.sets, step: 1 }),
  },
  amount: {
    name: 'amount',
    longest: 40,
    keyboard: 'text',
    read: (row) => (row.type === 'reps' ? row.reps : row.value),
    write: (text, { type }) => (type === 'reps' ? { reps: text } : { value: text }),
  },
  weight: {
    name: 'weight',
    longest: 40,
    keyboard: 'text',
    read: ({ weight }) => weight,
    write: (text) => ({ weight: text }),
  },
  rest: {
    name: 'rest',
    longest: 8,
    keyboard: 'text',
    read: ({ restType, restValue }) => (restType === 'no_rest' ? noRest : restText(restValue)),
    write: restWritten,
  },
  rir: {
    name: 'rir',
    longest: 2,
    keyboard: 'numeric',
    read: ({ rir }) => numberText(rir),
    write: (text) => numberWritten(text, 'rir', { lowest: 0, highest: 10, step: 1 }),
  },
  rpe: {
    name: 'rpe',
    longest: 3,
    keyboard: 'decimal',
    read: ({ rpe }) => numberText(rpe),
    write: (text) => numberWritten(text, 'rpe', { lowest: 1, highest: 10, step: 0.5 }),
  },
  tut: {
    name: 'tut',
    longest: 20,
    keyboard: 'text',
    read: ({ tut }) => tut,
    write: (text) => ({ tut: text }),
  },
};

/** Straight on to the next exercise. */
const noRest = '–';

function numberText(value: number | null): string {
  return value === null ? '' : number(value);
}

function numberWritten(
  text: string,
  field: 'sets' | 'rir' | 'rpe',
  { lowest, highest, step }: { lowest: number; highest: number; step: number },
): Partial<ExerciseRow> | null {
  if (text.trim() === '') return { [field]: null };
  // `8,` is on its way to `8,5`.
  const value = numberOf(text.trim().replace(/[.,]$/, ''));
  if (value === null || value < lowest || value > highest || value % step !== 0) return null;
  return { [field]: value };
}

/** The seconds are kept under `no_rest`, for when the pause comes back. */
function restWritten(text: string): Partial<ExerciseRow> | null {
  if (['', '-', noRest].includes(text.trim())) return { restType: 'no_rest' };
  const seconds = secondsOf(text);
  if (seconds === null || seconds > limits.restSeconds) return null;
  return { restType: 'seconds', restValue: seconds };
}
