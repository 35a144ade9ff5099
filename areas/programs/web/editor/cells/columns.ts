import { numberOf } from '#shell/common/numbers.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { type ExerciseRow, limits } from '../../../contract/document.ts';
import { isAmount, isLoad, isTempo } from '../../../rules/amounts.ts';
import { restText, parseRestSeconds } from './rest.ts';

/** What is prescribed, in the order it is typed. */
export const columnNames = ['sets', 'amount', 'weight', 'rest', 'rir', 'rpe', 'tut'] as const;
export type ColumnName = (typeof columnNames)[number];

/** Every column of the grid. An exercise and its type are chosen, the others are written. */
export const gridColumns = ['name', 'type', ...columnNames, 'info'] as const;
export type GridColumn = (typeof gridColumns)[number];
export type TextColumn = ColumnName | 'info';

export interface Column {
  /** The longest text that can be typed. */
  maxLength: number;
  keyboard: 'numeric' | 'decimal' | 'text';
  format: (row: ExerciseRow) => string;
  /** Null when the text says nothing this column knows. */
  parse: (text: string, row: ExerciseRow) => Partial<ExerciseRow> | null;
  /** It stands as written, but says nothing we know: the client reads it as it is. */
  isUnrecognized?: (row: ExerciseRow) => boolean;
}

/** `amount` is how much is done in a set: repetitions, or the time, distance or text of the other types. */
export const columns: Record<TextColumn, Column> = {
  sets: {
    maxLength: 2,
    keyboard: 'numeric',
    format: ({ sets }) => formatNullable(sets),
    parse: (text) => parseNumber(text, 'sets', { lowest: 1, highest: limits.sets, step: 1 }),
  },
  amount: {
    maxLength: 40,
    keyboard: 'text',
    format: (row) => (row.type === 'reps' ? row.reps : row.value),
    parse: parseAmount,
    isUnrecognized: ({ type, reps }) => type === 'reps' && !isAmount('reps', reps),
  },
  weight: {
    maxLength: 40,
    keyboard: 'text',
    format: ({ weight }) => weight,
    parse: (text) => ({ weight: text }),
    isUnrecognized: ({ weight }) => !isLoad(weight),
  },
  rest: {
    maxLength: 12,
    keyboard: 'text',
    format: ({ restType, restValue }) => (restType === 'no_rest' ? noRestText : restText(restValue)),
    parse: parseRest,
  },
  rir: {
    maxLength: 2,
    keyboard: 'numeric',
    format: ({ rir }) => formatNullable(rir),
    parse: (text) => parseNumber(text, 'rir', { lowest: 0, highest: 10, step: 1 }),
  },
  rpe: {
    maxLength: 3,
    keyboard: 'decimal',
    format: ({ rpe }) => formatNullable(rpe),
    parse: (text) => parseNumber(text, 'rpe', { lowest: 1, highest: 10, step: 0.5 }),
  },
  tut: {
    maxLength: 20,
    keyboard: 'text',
    format: ({ tut }) => tut,
    parse: (text) => ({ tut: text }),
    isUnrecognized: ({ tut }) => !isTempo(tut),
  },
  info: {
    maxLength: 2000,
    keyboard: 'text',
    format: ({ info }) => info,
    parse: (text) => ({ info: text }),
  },
};

export function isTextColumn(column: GridColumn): column is TextColumn {
  return column !== 'name' && column !== 'type';
}

/** Straight on to the next exercise. */
const noRestText = '–';

function formatNullable(value: number | null): string {
  return value === null ? '' : formatNumber(value);
}

/** Times and distances must be some; repetitions may be any words, since coaches have many. */
function parseAmount(text: string, { type }: ExerciseRow): Partial<ExerciseRow> | null {
  if (type === 'reps') return { reps: text };
  return isAmount(type, text) ? { value: text } : null;
}

function parseNumber(
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
function parseRest(text: string): Partial<ExerciseRow> | null {
  if (['', '-', '—', noRestText].includes(text.trim())) return { restType: 'no_rest' };
  const seconds = parseRestSeconds(text);
  if (seconds === null || seconds > limits.restSeconds) return null;
  return { restType: 'seconds', restValue: seconds };
}
