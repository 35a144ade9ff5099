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
 * A rectangle of cells. Across it counts columns week after week, as if all weeks stood beside each other; down it
 * goes by the place of the rows in their week.
 */
export interface Range {
  from: number;
  to: number;
  low: RowPosition;
  high: RowPosition;
}

/** The rectangle between two cells, whichever comes first. */
export function rangeBetween(model: GridModel, one: CellRef, other: CellRef): Range | null {
  const [first, second] = [coordinatesOf(model, one), coordinatesOf(model, other)];
  if (!first || !second) return null;
  const isFirstAbove = comparePositions(first.position, second.position) <= 0;
  return {
    from: Math.min(first.x, second.x),
    to: Math.max(first.x, second.x),
    low: isFirstAbove ? first.position : second.position,
    high: isFirstAbove ? second.position : first.position,
  };
}

/** The first and last column of a row that lie in it, counted from 0; null when none does. */
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

/** Whether a row holds its last cell, at the bottom on the right. */
export function endsIn(model: GridModel, { to, high }: Range, rowId: string): boolean {
  const found = rowPositionOf(model, rowId);
  return found !== null && comparePositions(found.position, high) === 0 && columnAt(model, to).week === found.week;
}

/** The rectangle stretched up or down to a cell, or else to the side. */
export function expandRangeTo(model: GridModel, range: Range, cell: CellRef): Range {
  const second = coordinatesOf(model, cell);
  if (!second) return range;
  if (comparePositions(second.position, range.low) < 0) return { ...range, low: second.position };
  if (comparePositions(second.position, range.high) > 0) return { ...range, high: second.position };
  return { ...range, from: Math.min(range.from, second.x), to: Math.max(range.to, second.x) };
}

/** Its cells line by line; null where a week has no row at that place. */
export function cellsWithin(model: GridModel, range: Range): (CellRef | null)[][] {
  const columnRefs = Array.from({ length: range.to - range.from + 1 }, (_, index) =>
    columnAt(model, range.from + index),
  );
  return positionsWithin(model, range).map((slot) =>
    columnRefs.map(({ week, column }) => {
      const rowId = rowAt(model, week, slot);
      return rowId && column ? { rowId, column } : null;
    }),
  );
}

/** The week and the column at a place across. */
export function columnAt({ columns }: GridModel, x: number): { week: number; column: GridColumn | undefined } {
  return { week: Math.floor(x / columns.length), column: columns[x % columns.length] };
}

function positionsWithin(model: GridModel, range: Range): RowPosition[] {
  const weeks = model.weeks.slice(columnAt(model, range.from).week, columnAt(model, range.to).week + 1);
  const positions = new Map<string, RowPosition>();
  for (const rowId of weeks.flatMap(rowsOfWeek)) {
    const slot = rowPositionOf(model, rowId)?.position;
    if (slot && comparePositions(slot, range.low) >= 0 && comparePositions(slot, range.high) <= 0)
      positions.set(slot.join(' '), slot);
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
