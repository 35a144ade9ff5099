import type { GridColumn } from '../cells/columns.ts';
import {
  type CellRef,
  comparePositions,
  rowAt,
  rowsOfWeek,
  type GridModel,
  type RowPosition,
  rowPositionOf,
} from './grid-model.ts';

/**
 * A rectangle of cells. `from` and `to` are absolute column indexes, as if all weeks were side by side; `low` and `high`
 * are the first and last position of the rows in their week.
 */
export interface Range {
  from: number;
  to: number;
  low: RowPosition;
  high: RowPosition;
}

/** Returns the range between two cells in any order. */
export function rangeBetween(model: GridModel, one: CellRef, other: CellRef): Range | null {
  const [first, target] = [coordinatesOf(model, one), coordinatesOf(model, other)];
  if (!first || !target) return null;
  const isFirstAbove = comparePositions(first.position, target.position) <= 0;
  return {
    from: Math.min(first.x, target.x),
    to: Math.max(first.x, target.x),
    low: isFirstAbove ? first.position : target.position,
    high: isFirstAbove ? target.position : first.position,
  };
}

/** Returns the first and last column index of a row inside the range; null when the row is outside. */
export function columnsWithin(
  model: GridModel,
  { from, to, low, high }: Range,
  rowId: string,
): readonly [number, number] | null {
  const found = rowPositionOf(model, rowId);
  if (!found || comparePositions(found.position, low) < 0 || comparePositions(found.position, high) > 0) return null;
  const start = found.week * model.columns.length;
  const [first, last] = [Math.max(from - start, 0), Math.min(to - start, model.columns.length - 1)];
  return first <= last ? [first, last] : null;
}

/** Whether a row contains the bottom right cell of the range. */
export function endsIn(model: GridModel, { to, high }: Range, rowId: string): boolean {
  const found = rowPositionOf(model, rowId);
  return found !== null && comparePositions(found.position, high) === 0 && columnAt(model, to).week === found.week;
}

/** Extends the range to a cell, vertically if the cell is above or below it, otherwise horizontally. */
export function expandRangeTo(model: GridModel, range: Range, cell: CellRef): Range {
  const target = coordinatesOf(model, cell);
  if (!target) return range;
  if (comparePositions(target.position, range.low) < 0) return { ...range, low: target.position };
  if (comparePositions(target.position, range.high) > 0) return { ...range, high: target.position };
  return { ...range, from: Math.min(range.from, target.x), to: Math.max(range.to, target.x) };
}

/** Returns the cells of the range by line; null where a week has no row at that position. */
export function cellsWithin(model: GridModel, range: Range): (CellRef | null)[][] {
  const columnRefs = Array.from({ length: range.to - range.from + 1 }, (_, index) =>
    columnAt(model, range.from + index),
  );
  return positionsWithin(model, range).map((position) =>
    columnRefs.map(({ week, column }) => {
      const rowId = rowAt(model, week, position);
      return rowId && column ? { rowId, column } : null;
    }),
  );
}

/** Returns the week index and the column at an absolute column index. */
export function columnAt({ columns }: GridModel, x: number): { week: number; column: GridColumn | undefined } {
  return { week: Math.floor(x / columns.length), column: columns[x % columns.length] };
}

function positionsWithin(model: GridModel, range: Range): RowPosition[] {
  const weeks = model.weeks.slice(columnAt(model, range.from).week, columnAt(model, range.to).week + 1);
  const positions = new Map<string, RowPosition>();
  for (const rowId of weeks.flatMap(rowsOfWeek)) {
    const position = rowPositionOf(model, rowId)?.position;
    if (position && comparePositions(position, range.low) >= 0 && comparePositions(position, range.high) <= 0)
      positions.set(position.join(' '), position);
  }
  return [...positions.values()].toSorted(comparePositions);
}

function coordinatesOf(model: GridModel, { rowId, column }: CellRef): { x: number; position: RowPosition } | null {
  const found = rowPositionOf(model, rowId);
  const columnIndex = model.columns.indexOf(column);
  return found && columnIndex !== -1
    ? { x: found.week * model.columns.length + columnIndex, position: found.position }
    : null;
}
