import { numberOf } from '#shell/common/numbers.ts';
import { limits } from '../../contract/document.ts';
import type { ImportedValues } from '../../contract/import.ts';
import { durationSeconds, minutesText } from './durations.ts';
import { parseAmount } from './parse-amount.ts';
import { consumedMarker, createLineParser } from './line-parser.ts';

export const rowCells = ['sets', 'amount', 'weight', 'rir', 'rpe', 'tut', 'rest', 'info'] as const;
export type RowCell = (typeof rowCells)[number];

export const maxCellLength: Record<RowCell, number> = {
  ...{ sets: 2, amount: 40, weight: 40, rir: 2, rpe: 3, tut: 20, rest: 12, info: 2000 },
};

/** What a cell of the preview shows, with the decimals it was written with. */
export function cellText(row: ImportedValues, cell: RowCell): string {
  switch (cell) {
    case 'amount':
      return amountText(row);
    case 'rest':
      return row.restSeconds === null ? '' : minutesText(row.restSeconds);
    case 'sets':
    case 'rir':
    case 'rpe':
      return row[cell] === null ? '' : String(row[cell]);
    default:
      return row[cell];
  }
}

/** What a cell says once it is typed; null when it says nothing the row can hold. The amount says its type as well. */
export function parseCell(row: ImportedValues, cell: RowCell, typed: string): Partial<ImportedValues> | null {
  const text = typed.trim();
  switch (cell) {
    case 'sets':
      return numberWritten('sets', text, { lowest: 1, highest: limits.sets, step: 1 });
    case 'rir':
      return numberWritten('rir', text, { lowest: 0, highest: 10, step: 1 });
    case 'rpe':
      return numberWritten('rpe', text, { lowest: 1, highest: 10, step: 0.5 });
    case 'rest':
      return restWritten(text);
    case 'amount':
      return text === amountText(row) ? {} : amountWritten(text);
    default:
      return { [cell]: text };
  }
}

function amountText({ type, reps, value }: ImportedValues): string {
  if (type === 'amrap' || type === 'emom') return `${type.toUpperCase()} ${value}`.trim();
  return type === 'reps' ? reps : value;
}

function amountWritten(text: string): Partial<ImportedValues> {
  const line = createLineParser(text);
  parseAmount(line);
  const { type, sets, value } = line.values;
  const isWhole = line.text.replaceAll(consumedMarker, '').trim() === '' && sets === null;
  if (isWhole && type !== 'reps' && type !== 'text') return { type, reps: '', value };
  return { type: 'reps', reps: text, value: '' };
}

function restWritten(text: string): Partial<ImportedValues> | null {
  if (text === '' || text === '-') return { restSeconds: null };
  const seconds = text === '0' ? 0 : durationSeconds(text);
  return seconds === null || seconds > limits.restSeconds ? null : { restSeconds: seconds };
}

function numberWritten(
  field: 'sets' | 'rir' | 'rpe',
  text: string,
  { lowest, highest, step }: { lowest: number; highest: number; step: number },
): Partial<ImportedValues> | null {
  if (text === '') return { [field]: null };
  const value = numberOf(text);
  if (value === null || value < lowest || value > highest || value % step !== 0) return null;
  return { [field]: value };
}
