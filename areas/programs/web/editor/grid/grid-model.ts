import type { Week } from '../../../contract/document.ts';
import type { GridColumn } from '../cells/columns.ts';
import { findRow } from '../state/program-index.ts';

/** A cell of the grid. */
export interface CellRef {
  rowId: string;
  column: GridColumn;
}

/** The grid for navigation and selection: all weeks with the visible columns. */
export interface GridModel {
  weeks: readonly Week[];
  columns: readonly GridColumn[];
  /** Whether weeks are shown side by side: right of the last column follows the next week. */
  isSideBySide: boolean;
}

/** Position of a row in its week, indexes from 0. Rows of different weeks correspond by position. */
export type RowPosition = readonly [day: number, workout: number, row: number];

const rowIdCache = new WeakMap<Week, readonly string[]>();

/** Returns the row ids of a week, from top to bottom. */
export function rowsOfWeek(week: Week): readonly string[] {
  const cached = rowIdCache.get(week);
  if (cached) return cached;
  const ids = week.days.flatMap((day) => day.workouts.flatMap((workout) => workout.exercises.map((row) => row.id)));
  rowIdCache.set(week, ids);
  return ids;
}

export function rowPositionOf(model: GridModel, rowId: string): { week: number; position: RowPosition } | null {
  const location = findRow(model.weeks, rowId);
  return location ? { week: location.path[0], position: [location.path[1], location.path[2], location.path[3]] } : null;
}

/** Returns the row id at a position of a week; null when there is none. */
export function rowAt({ weeks }: GridModel, week: number, [day, workout, row]: RowPosition): string | null {
  return weeks[week]?.days[day]?.workouts[workout]?.exercises[row]?.id ?? null;
}

/** Compares two positions: negative when `one` is above `other`. */
export function comparePositions(one: RowPosition, other: RowPosition): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
