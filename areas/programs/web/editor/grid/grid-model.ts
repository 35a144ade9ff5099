import type { Week } from '../../../contract/document.ts';
import type { GridColumn } from '../cells/columns.ts';
import { findRow } from '../state/program-index.ts';

/** One field of one row. */
export interface CellRef {
  rowId: string;
  column: GridColumn;
}

/** What the keys walk through: the program with the columns that are shown. */
export interface GridModel {
  weeks: readonly Week[];
  columns: readonly GridColumn[];
  /** The weeks stand beside each other, so a row goes on in the next week. */
  isSideBySide: boolean;
}

/** Where a row stands in its week: day, workout and row, counted from 0. Weeks are compared by it. */
export type RowPosition = readonly [day: number, workout: number, row: number];

const rowIdCache = new WeakMap<Week, readonly string[]>();

/** The rows of a week from the top to the bottom. */
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

/** The row that stands there in that week. */
export function rowAt({ weeks }: GridModel, week: number, [day, workout, row]: RowPosition): string | null {
  return weeks[week]?.days[day]?.workouts[workout]?.exercises[row]?.id ?? null;
}

/** Negative when the first stands higher. */
export function comparePositions(one: RowPosition, other: RowPosition): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
