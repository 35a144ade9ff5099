import { numberOf } from '#shell/common/numbers.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { type ExerciseRow, limits } from '../../../contract/document.ts';
import { isAmount, isLoad, isTempo } from '../../../rules/amounts.ts';
import { restText, secondsOf } from './rest.ts';

/** What is prescribed, in the order it is typed. */
export const columnNames = ['sets', 'amount', 'weight', 'rest', 'rir', 'rpe', 'tut'] as const;
export type ColumnName = (typeof columnNames)[number];

/** Every column of the grid. An exercise and its type are chosen, the others are written. */
export const gridColumns = ['name', 'type', ...columnNames, 'info'] as const;
export type GridColumn = (typeof gridColumns)[number];
export type WrittenColumn = ColumnName | 'info';

export interface Column {
  /** The longest text that can be typed. */
  maxLength: number;
  keyboard: 'numeric' | 'decimal' | 'text';
  read: (row: ExerciseRow) => string;
  /** Null when the text says nothing this column knows. */
  write: (text: string, row: ExerciseRow) => Partial<ExerciseRow> | null;
  /** It stands as written, but says nothing we know: the client reads it as it is. */
  isOdd?: (row: ExerciseRow) => boolean;
}

/** `amount` is how much is done in a set: repetitions, or the time, distance or text of the other types. */
export const columns: Record<WrittenColumn, Column> = {
  sets: {
    maxLength: 2,
    keyboard: 'numeric',
    read: ({ sets }) => numberText(sets),
    write: (text) => numberWritten(text, 'sets', { lowest: 1, highest: limits.sets, step: 1 }),
  },
  amount: {
    maxLength: 40,
    keyboard: 'text',
    read: (row) => (row.type === 'reps' ? row.reps : row.value),
    write: amountWritten,
    isOdd: ({ type, reps }) => type === 'reps' && !isAmount('reps', reps),
  },
  weight: {
    maxLength: 40,
    keyboard: 'text',
    read: ({ weight }) => weight,
    write: (text) => ({ weight: text }),
    isOdd: ({ weight }) => !isLoad(weight),
  },
  rest: {
    maxLength: 12,
    keyboard: 'text',
    read: ({ restType, restValue }) => (restType === 'no_rest' ? noRest : restText(restValue)),
    write: restWritten,
  },
  rir: {
    maxLength: 2,
    keyboard: 'numeric',
    read: ({ rir }) => numberText(rir),
    write: (text) => numberWritten(text, 'rir', { lowest: 0, highest: 10, step: 1 }),
  },
  rpe: {
    maxLength: 3,
    keyboard: 'decimal',
    read: ({ rpe }) => numberText(rpe),
    write: (text) => numberWritten(text, 'rpe', { lowest: 1, highest: 10, step: 0.5 }),
  },
  tut: {
    maxLength: 20,
    keyboard: 'text',
    read: ({ tut }) => tut,
    write: (text) => ({ tut: text }),
    isOdd: ({ tut }) => !isTempo(tut),
  },
  info: {
    maxLength: 2000,
    keyboard: 'text',
    read: ({ info }) => info,
    write: (text) => ({ info: text }),
  },
};

export function isWritten(column: GridColumn): column is WrittenColumn {
  return column !== 'name' && column !== 'type';
}

/** Straight on to the next exercise. */
const noRest = '–';

function numberText(value: number | null): string {
  return value === null ? '' : formatNumber(value);
}

/** Times and distances must be some; repetitions may be any words, since coaches have many. */
function amountWritten(text: string, { type }: ExerciseRow): Partial<ExerciseRow> | null {
  if (type === 'reps') return { reps: text };
  return isAmount(type, text) ? { value: text } : null;
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
  if (['', '-', '—', noRest].includes(text.trim())) return { restType: 'no_rest' };
  const seconds = secondsOf(text);
  if (seconds === null || seconds > limits.restSeconds) return null;
  return { restType: 'seconds', restValue: seconds };
}
