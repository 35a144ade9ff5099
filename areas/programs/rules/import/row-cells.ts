import { formatDuration, numberOf } from '#shell/common/numbers.ts';
import { limits } from '../../contract/document.ts';
import type { ImportedValues } from '../../contract/import.ts';
import { typedRestSeconds } from '../durations.ts';
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
    rir: 8,
    rpe: 8,
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
    case 'rir':
    case 'rpe':
      return row[cell] === null ? '' : formatNumber(row[cell]);
    default:
      return row[cell];
  }
}

/** Parses the input of a cell; returns null when it is not valid. The amount also determines the type of the row. */
export function parseCell(row: ImportedValues, cell: RowCell, input: string): Partial<ImportedValues> | null {
  const text = input.trim();
  switch (cell) {
    case 'sets':
      return parseNumber('sets', text, { min: 1, max: limits.sets, step: 1 });
    case 'rir':
      return parseNumber('rir', text, { min: 0, max: 10, step: 1 });
    case 'rpe':
      return parseNumber('rpe', text, { min: 1, max: 10, step: 0.5 });
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

function parseNumber(
  field: 'sets' | 'rir' | 'rpe',
  text: string,
  { min, max, step }: { min: number; max: number; step: number },
): Partial<ImportedValues> | null {
  if (text === '') return { [field]: null };
  const value = numberOf(text);
  if (value === null || value < min || value > max || value % step !== 0) return null;
  return { [field]: value };
}
