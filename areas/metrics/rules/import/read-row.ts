import { importLimits, type ImportProblem } from '../../contract/import.ts';
import { metricLimits, type Side } from '../../contract/measurement.ts';
import type { Unit } from '../../contract/types.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { isPossible, rangeIn } from '../plausibility.ts';
import { hasSides } from '../sides.ts';
import { type Column, metricIn, type NamedMetric, sideOf } from './columns.ts';
import { entryUnitOf, type ImportUnit, importUnitOf, inUnit } from './import-units.ts';
import { type Moment, parseMoment } from './moments.ts';
import type { TableHead, TableOptions, TableValue } from './table.ts';

interface TableRow {
  cells: readonly string[];
  line: number;
  head: TableHead;
}

/** One cell with a number. */
interface Cell {
  /** Of the column, or the name of the metric in the row. */
  header: string;
  text: string;
  metric: NamedMetric;
  unit: ImportUnit | null;
  side: Side | null;
}

type Fault = Pick<ImportProblem, 'code'> & Partial<ImportProblem>;

/** The values of a row, and why others are not imported. An empty cell is no value and no problem. */
export function readRow(row: TableRow, options: TableOptions): (TableValue | ImportProblem)[] {
  const cells = cellsOf(row, options);
  if (cells.length === 0) return [];
  const moment = momentOf(row, options);
  // One problem for the whole row.
  if ('code' in moment) return [moment];
  return cells.map((cell) => ('code' in cell ? cell : readCell(row, cell, moment, options)));
}

/** The text in the column of a kind, and an empty one without it. */
export function cellOf({ columns }: TableHead, kind: Column['kind'], cells: readonly string[]): string {
  const found = columns.find(({ column }) => column.kind === kind);
  return found ? (cells[found.index] ?? '').trim() : '';
}

function cellsOf(row: TableRow, { metrics }: TableOptions): (Cell | ImportProblem)[] {
  const { cells, head } = row;
  const inColumns = head.columns.flatMap(({ index, header, column }) => {
    const text = (cells[index] ?? '').trim();
    return column.kind === 'values' && !isMissing(text) ? [{ header, text, ...column }] : [];
  });
  const text = cellOf(head, 'value', cells);
  const name = cellOf(head, 'metric', cells);
  if (isMissing(text) || name === '') return inColumns;
  const named = metricIn(name, metrics);
  if (!named) return [...inColumns, problemAt(row, 'metric', { code: 'metric', text: name })];
  const unitText = cellOf(head, 'unit', cells);
  const unit = unitText === '' ? named.unit : importUnitOf(unitText);
  if (unitText !== '' && !unit) return [...inColumns, problemAt(row, 'unit', { code: 'unit', text: unitText })];
  const sideText = cellOf(head, 'side', cells);
  const side = sideText === '' ? named.side : sideOf(sideText);
  if (sideText !== '' && !side) return [...inColumns, problemAt(row, 'side', { code: 'side', text: sideText })];
  return [...inColumns, { header: name.slice(0, importLimits.cellCharacters), text, metric: named.metric, unit, side }];
}

/** What spreadsheets and exports write for a value that was not measured. It is never a zero. */
function isMissing(text: string): boolean {
  return /^(?:|[-–—.]+|n\/?[ad]|null|nan)$/i.test(text);
}

function momentOf(row: TableRow, { choices, timeZone, today }: TableOptions): Moment | ImportProblem {
  const { cells, head } = row;
  const date = cellOf(head, 'day', cells);
  const moment = parseMoment(date, cellOf(head, 'time', cells), { order: choices.dateOrder, timeZone });
  if (!moment || moment.day < '1900-01-01') return problemAt(row, 'day', { code: 'date', text: date });
  return moment.day > today ? problemAt(row, 'day', { code: 'future', text: date }) : moment;
}

function readCell(row: TableRow, cell: Cell, moment: Moment, { choices }: TableOptions): TableValue | ImportProblem {
  const { header: column, text, metric, side } = cell;
  const at = { line: lineOf(row), column };
  const problem = (fault: Fault) => ({ ...at, text: quoted(text), range: null, ...fault });
  const assumed = metric.unit === 'kg' ? choices.weightUnit : metric.unit === 'cm' ? choices.lengthUnit : metric.unit;
  const unit = cell.unit ?? assumed;
  const number = numberIn(text, metric.unit);
  if (number === null) return problem({ code: 'number' });
  const value = inUnit(number, unit, metric.unit);
  if (value === null) return problem({ code: 'unit', text: `${quoted(text)} ${unit}` });
  if (!isPossible(metric.metric, value))
    return problem({ code: 'range', range: rangeIn(metric.metric, entryUnitOf(unit, metric.unit)) });
  if (side && !hasSides(metric.metric)) return problem({ code: 'side' });
  const { cells, head } = row;
  const id = cellOf(head, 'id', cells);
  const isAssumed = cell.unit === null && ['kg', 'cm'].includes(metric.unit);
  return {
    ...at,
    ...moment,
    metric: metric.metric,
    side,
    value,
    entered:
      entryUnitOf(unit, metric.unit) === unit
        ? { text: shortened(text, number), unit }
        : { text: String(value), unit: metric.unit },
    assumedUnit: isAssumed ? metric.unit : null,
    note: cellOf(head, 'note', cells).slice(0, metricLimits.note),
    device: cellOf(head, 'device', cells).slice(0, 120) || null,
    key: id === '' ? `${moment.day} ${moment.instant ?? ''}` : `id ${id}`,
  };
}

/**
 * A number with a comma or a point, with any number of decimals. A thousands mark is refused, because `1.072` could be both; so is
 * a fraction of what is counted, such as `8,412` steps. The unit may follow: `72,5 kg`.
 */
function numberIn(text: string, unit: Unit): number | null {
  const [, figures] = /^(\d{1,6}(?:[.,]\d{1,20})?)\s*(?:kg|lbs?|cm|in|mm|%)?$/i.exec(text) ?? [];
  if (figures === undefined) return null;
  const number = Number(figures.replace(',', '.'));
  return unit === 'steps' && !Number.isInteger(number) ? null : number;
}

function shortened(text: string, number: number): string {
  const [figures = ''] = /^[\d.,]+/.exec(text) ?? [];
  return figures.length > 12 ? String(roundedTo(4, number)) : figures;
}

function problemAt(row: TableRow, kind: Column['kind'], fault: Fault & { text: string }): ImportProblem {
  return { line: lineOf(row), column: headerOf(row, kind), range: null, ...fault, text: quoted(fault.text) };
}

function headerOf({ head }: TableRow, kind: Column['kind']): string {
  return head.columns.find(({ column }) => column.kind === kind)?.header ?? '';
}

/** The line that the file names itself, as the values of an Apple Health export have, or that of the table. */
function lineOf({ cells, head, line }: TableRow): number {
  const named = cellOf(head, 'line', cells);
  return /^\d{1,9}$/.test(named) ? Number(named) : line;
}

function quoted(text: string): string {
  return text.slice(0, importLimits.cellCharacters);
}
