import { importLimits, type ImportPreview, type ImportProblem } from '../../contract/import.ts';
import { isOrderOpen, orderIn } from '#shell/common/timestamps.ts';
import { columnOf, type NamedMetric } from './columns.ts';
import { cellOf, readRow } from './read-row.ts';
import type { TableHead, TableOptions, TableValue } from './table.ts';

export interface TableContent extends Pick<ImportPreview, 'leftOutColumns' | 'asks' | 'choices'> {
  kind: 'values';
  values: TableValue[];
  problems: ImportProblem[];
}

export type TableResult =
  | TableContent
  | { kind: 'no-day' | 'no-metric' | 'empty' }
  | { kind: 'too-many'; values: number };

/**
 * Reads the rows of a table: one metric in each column, or one value in each row with the columns metric and value. The index of a
 * row is its line number minus 1.
 */
export function readTable(rows: readonly string[][], options: TableOptions): TableResult {
  const head = headOf(rows, options.metrics);
  if (!head) return { kind: 'empty' };
  const kinds = new Set(head.columns.map(({ column }) => column.kind));
  if (!kinds.has('day')) return { kind: 'no-day' };
  if (!kinds.has('values') && !(kinds.has('metric') && kinds.has('value'))) return { kind: 'no-metric' };

  const lines = rows
    .slice(head.line)
    .map((cells, index) => ({ cells, line: head.line + index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const dates = lines.map(({ cells }) => cellOf(head, 'day', cells));
  const isOpen = isOrderOpen(dates);
  const choices = { ...options.choices, dateOrder: isOpen ? options.choices.dateOrder : orderIn(dates) };
  const read = lines.flatMap(({ cells, line }) => readRow({ cells, line, head }, { ...options, choices }));
  if (read.length === 0) return { kind: 'empty' };
  const { values, problems } = withoutRepeated(read);
  if (values.length > importLimits.values) return { kind: 'too-many', values: values.length };
  // In the header too, because with the wrong unit all values may be refused.
  const assumes = (unit: string) =>
    values.some(({ assumedUnit }) => assumedUnit === unit) ||
    head.columns.some(({ column }) => column.kind === 'values' && !column.unit && column.metric.unit === unit);
  return {
    kind: 'values',
    values,
    problems,
    leftOutColumns: leftOutIn(head),
    asks: {
      weightUnit: assumes('kg'),
      lengthUnit: assumes('cm'),
      dateOrder: isOpen,
    },
    choices,
  };
}

/** The header is the first row that is not empty. */
function headOf(rows: readonly string[][], metrics: readonly NamedMetric[]): TableHead | null {
  const index = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  const cells = rows[index];
  if (!cells) return null;
  const columns = cells.map((header, at) => ({
    index: at,
    header: header.trim().slice(0, importLimits.cellCharacters),
    column: columnOf(header, metrics),
  }));
  return { columns, line: index + 1 };
}

function leftOutIn({ columns }: TableHead): string[] {
  const names = columns.filter(({ column, header }) => column.kind === 'other' && header !== '');
  return [...new Set(names.map(({ header }) => header))].slice(0, importLimits.columns);
}

/** The first of the values that have the same moment, metric and side; the others are problems. */
function withoutRepeated(read: readonly (TableValue | ImportProblem)[]) {
  const keys = new Set<string>();
  const values: TableValue[] = [];
  const problems: ImportProblem[] = [];
  for (const one of read) {
    if ('code' in one) {
      problems.push(one);
      continue;
    }
    const key = `${one.key} ${one.metric} ${one.side}`;
    if (keys.has(key)) {
      const { line, column, entered } = one;
      problems.push({ line, column, text: entered.text, code: 'twice', range: null });
    } else values.push(one);
    keys.add(key);
  }
  return { values, problems };
}
