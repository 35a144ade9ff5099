import { formatDuration, numberOf } from '#shell/common/numbers.ts';
import { limits } from '../../contract/document.ts';
import type { ImportedValues } from '../../contract/import.ts';
import { typedRestSeconds } from '../durations.ts';
import { effortText } from '../effort-range.ts';
import { effortLength, parseEffortText } from '../parse-effort-text.ts';
import { withLocalDecimals, loadText } from '../load-text.ts';
import { parseTypedAmount } from '../typed-amount.ts';
import { parseWarmUp } from '../warm-up.ts';

export const rowCells = ['sets', 'amount', 'weight', 'rir', 'rpe', 'tut', 'rest', 'warmUp', 'info'] as const;
export type RowCell = (typeof rowCells)[number];

export const maxCellLength: Record<RowCell, number> = {
  ...{
    sets: 8,
    amount: 40,
    weight: 40,
    rir: effortLength,
    rpe: effortLength,
    tut: 20,
    rest: 12,
    warmUp: limits.warmUpCharacters,
    info: 2000,
  },
};

/** Formats a cell for the preview, with numbers as the language writes them and the unit of a load. */
export function cellText(row: ImportedValues, cell: RowCell, formatNumber: (value: number) => string): string {
  switch (cell) {
    case 'weight':
      return loadText(row.weight, formatNumber);
    case 'amount':
      return row.type === 'distance' ? withLocalDecimals(row.value, formatNumber) : amountText(row);
    case 'rest':
      return row.restSeconds === null ? '' : row.restSeconds === 0 ? '–' : formatDuration(row.restSeconds);
    case 'sets':
      return row.sets === null ? '' : formatNumber(row.sets);
    case 'rir':
    case 'rpe':
      return effortText(row, cell, formatNumber);
    default:
      return row[cell];
  }
}

/** Parses the input of a cell; returns null when it is not valid. The amount also determines the type of the row. */
export function parseCell(row: ImportedValues, cell: RowCell, input: string): Partial<ImportedValues> | null {
  const text = input.trim();
  switch (cell) {
    case 'sets':
      return parseSets(text);
    case 'rir':
    case 'rpe':
      return parseEffortText(cell, text);
    case 'rest':
      return parseRestCell(text);
    case 'warmUp':
      return parseWarmUp(text) ? { warmUp: text } : null;
    case 'amount':
      if (text === amountText(row)) return {};
      return { type: 'reps', value: '', ...parseTypedAmount(text, { type: 'reps', sets: row.sets }) };
    default:
      return { [cell]: text };
  }
}

function amountText({ type, reps, value }: ImportedValues): string {
  if (type === 'amrap' || type === 'emom') return `${type.toUpperCase()} ${value}`.trim();
  return type === 'reps' ? reps : value;
}

function parseRestCell(text: string): Partial<ImportedValues> | null {
  if (text === '') return { restSeconds: null };
  const seconds = ['-', '–', '—'].includes(text) ? 0 : typedRestSeconds(text);
  return seconds === null || seconds > limits.restSeconds ? null : { restSeconds: seconds };
}

function parseSets(text: string): Partial<ImportedValues> | null {
  if (text === '') return { sets: null };
  const sets = numberOf(text);
  return sets === null || sets < 1 || sets > limits.sets || sets % 1 !== 0 ? null : { sets };
}
