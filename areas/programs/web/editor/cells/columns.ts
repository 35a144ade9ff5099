import { numberOf } from '#shell/common/numbers.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { type ExerciseRow, limits } from '../../../contract/document.ts';
import { isAmount, isLoad, isTempo } from '../../../rules/amounts.ts';
import { typedRestSeconds } from '../../../rules/durations.ts';
import { effortText } from '../../../rules/effort-range.ts';
import { effortLength, parseEffortText } from '../../../rules/parse-effort-text.ts';
import { withLocalDecimals, loadText } from '../../../rules/load-text.ts';
import { withSideWords } from '../../../rules/side-words.ts';
import { restText } from '../../../rules/row-text.ts';
import { loadPerHand } from '../../../rules/paired-loads.ts';
import { loadsOfDropSet, setsFor } from '../../../rules/set-targets.ts';
import { isWithoutUnit, parseTypedAmount } from '../../../rules/typed-amount.ts';

/** Prescription columns in typing order. */
export const columnNames = ['sets', 'amount', 'weight', 'rest', 'rir', 'rpe', 'tut'] as const;
export type ColumnName = (typeof columnNames)[number];

/** All columns of the grid. Exercise and type are picked, the others are typed. */
export const gridColumns = ['name', 'type', ...columnNames, 'info'] as const;
export type GridColumn = (typeof gridColumns)[number];
export type TextColumn = ColumnName | 'info';

export interface Column {
  /** Maximum length of the text. */
  maxLength: number;
  keyboard: 'numeric' | 'decimal' | 'text';
  format: (row: ExerciseRow) => string;
  /** Returns the changes of the row; null when the text is not valid for the column. */
  parse: (text: string, row: ExerciseRow) => Partial<ExerciseRow> | null;
  /** The text is stored as typed but not recognized; the client sees it unchanged. */
  isUnrecognized?: (row: ExerciseRow) => boolean;
}

/** Room for what is not one number, such as `3-4 sets`: it is refused as typed instead of being cut to a number. */
const numberLength = 8;

/**
 * Text columns. `amount` is the work of one set: repetitions, or the time, distance or text of other exercise types.
 */
export const columns: Record<TextColumn, Column> = {
  sets: {
    maxLength: numberLength,
    keyboard: 'numeric',
    format: ({ sets }) => formatNullable(sets),
    parse: parseSets,
  },
  amount: {
    maxLength: 40,
    keyboard: 'text',
    format: ({ type, reps, value }) => (type === 'reps' ? reps : type === 'distance' ? shownDistance(value) : value),
    parse: parseTypedAmount,
    isUnrecognized: ({ type, reps, value }) =>
      type === 'reps' ? !isAmount('reps', reps) : type === 'distance' && isWithoutUnit(value),
  },
  weight: {
    maxLength: 40,
    keyboard: 'text',
    format: ({ weight }) => shownLoad(weight),
    parse: parseLoad,
    isUnrecognized: ({ weight }) => !isLoad(weight),
  },
  rest: {
    maxLength: 12,
    keyboard: 'text',
    format: restText,
    parse: parseRest,
  },
  rir: {
    maxLength: effortLength,
    keyboard: 'text',
    format: (row) => effortText(row, 'rir'),
    parse: (text) => parseEffortText('rir', text),
  },
  rpe: {
    maxLength: effortLength,
    keyboard: 'text',
    format: (row) => effortText(row, 'rpe', formatNumber),
    parse: (text) => parseEffortText('rpe', text),
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

/** Formats a load as the client reads it: always with its unit. */
export function shownLoad(written: string): string {
  return loadText(written, (value) => formatNumber(value, 2));
}

/** Returns the text of a cell, with words such as “per mano” in the language of the user. While it is edited it has the typed words. */
export function shownCell(column: TextColumn, row: ExerciseRow): string {
  const text = columns[column].format(row);
  return column === 'amount' || column === 'weight' ? withSideWords(text, currentLanguage()) : text;
}

/** Formats the stored amount or load of a row for a reader, outside a cell; null for another field. */
export function shownWork(field: string, written: string): string | null {
  if (field === 'weight') return withSideWords(shownLoad(written), currentLanguage());
  return field === 'reps' || field === 'value' ? withSideWords(written, currentLanguage()) : null;
}

function shownDistance(written: string): string {
  return withLocalDecimals(written, (value) => formatNumber(value, 2));
}

export function isTextColumn(column: GridColumn): column is TextColumn {
  return column !== 'name' && column !== 'type';
}

function formatNullable(value: number | null): string {
  return value === null ? '' : formatNumber(value);
}

function parseSets(text: string): Partial<ExerciseRow> | null {
  if (text.trim() === '') return { sets: null };
  const sets = numberOf(text.trim().replace(/(?<=\d)\s*(?:serie|sets?)$/i, ''));
  return sets === null || sets < 1 || sets > limits.sets || sets % 1 !== 0 ? null : { sets };
}

/** Parses a load, with the number of sets when the text has more of them. That of two dumbbells is written as the one of a hand. */
function parseLoad(typed: string, row: ExerciseRow): Partial<ExerciseRow> {
  const text = loadPerHand(typed, row.name) ?? typed;
  const loads = loadsOfDropSet(text, row);
  return loads === null ? { weight: text, ...setsFor(text, row.sets) } : { weight: loads };
}

/** Parses a rest. `no_rest` leaves the stored seconds unchanged, so that they return with the rest. */
function parseRest(text: string): Partial<ExerciseRow> | null {
  if (['', '-', '–', '—'].includes(text.trim())) return { restType: 'no_rest' };
  const seconds = typedRestSeconds(text);
  if (seconds === null || seconds > limits.restSeconds) return null;
  return { restType: 'seconds', restValue: seconds };
}
