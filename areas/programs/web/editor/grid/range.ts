import type { GridColumn } from '../cells/columns.ts';
import {
  type CellRef,
  compareSlots,
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
export function rangeBetween(sheet: GridModel, one: CellRef, other: CellRef): Range | null {
  const [here, there] = [across(sheet, one), across(sheet, other)];
  if (!here || !there) return null;
  const isUp = compareSlots(here.slot, there.slot) <= 0;
  return {
    from: Math.min(here.x, there.x),
    to: Math.max(here.x, there.x),
    low: isUp ? here.slot : there.slot,
    high: isUp ? there.slot : here.slot,
  };
}

/** The first and last column of a row that lie in it, counted from 0; null when none does. */
export function columnsWithin(
  sheet: GridModel,
  { from, to, low, high }: Range,
  rowId: string,
): readonly [number, number] | null {
  const at = rowPositionOf(sheet, rowId);
  if (!at || compareSlots(at.slot, low) < 0 || compareSlots(at.slot, high) > 0) return null;
  const start = at.week * sheet.columns.length;
  const [first, last] = [Math.max(from - start, 0), Math.min(to - start, sheet.columns.length - 1)];
  return first <= last ? [first, last] : null;
}

/** Whether a row holds its last cell, at the bottom on the right. */
export function endsIn(sheet: GridModel, { to, high }: Range, rowId: string): boolean {
  const at = rowPositionOf(sheet, rowId);
  return at !== null && compareSlots(at.slot, high) === 0 && placeAt(sheet, to).week === at.week;
}

/** The rectangle stretched up or down to a cell, or else to the side. */
export function grownTo(sheet: GridModel, range: Range, cell: CellRef): Range {
  const there = across(sheet, cell);
  if (!there) return range;
  if (compareSlots(there.slot, range.low) < 0) return { ...range, low: there.slot };
  if (compareSlots(there.slot, range.high) > 0) return { ...range, high: there.slot };
  return { ...range, from: Math.min(range.from, there.x), to: Math.max(range.to, there.x) };
}

/** Its cells line by line; null where a week has no row at that place. */
export function cellsWithin(sheet: GridModel, range: Range): (CellRef | null)[][] {
  const places = Array.from({ length: range.to - range.from + 1 }, (_, index) => placeAt(sheet, range.from + index));
  return slotsWithin(sheet, range).map((slot) =>
    places.map(({ week, column }) => {
      const rowId = rowAt(sheet, week, slot);
      return rowId && column ? { rowId, column } : null;
    }),
  );
}

/** The week and the column at a place across. */
export function placeAt({ columns }: GridModel, x: number): { week: number; column: GridColumn | undefined } {
  return { week: Math.floor(x / columns.length), column: columns[x % columns.length] };
}

function slotsWithin(sheet: GridModel, range: Range): RowPosition[] {
  const weeks = sheet.weeks.slice(placeAt(sheet, range.from).week, placeAt(sheet, range.to).week + 1);
  const slots = new Map<string, RowPosition>();
  for (const rowId of weeks.flatMap(rowsOfWeek)) {
    const slot = rowPositionOf(sheet, rowId)?.slot;
    if (slot && compareSlots(slot, range.low) >= 0 && compareSlots(slot, range.high) <= 0)
      slots.set(slot.join(' '), slot);
  }
  return [...slots.values()].toSorted(compareSlots);
}

function across(sheet: GridModel, { rowId, column }: CellRef): { x: number; slot: RowPosition } | null {
  const at = rowPositionOf(sheet, rowId);
  const place = sheet.columns.indexOf(column);
  return at && place !== -1 ? { x: at.week * sheet.columns.length + place, slot: at.slot } : null;
}
