import { clamped } from '#shell/common/numbers.ts';
import type { GridColumn } from '../cells/columns.ts';
import { type CellRef, rowAt, rowsOfWeek, type GridModel, type RowPosition, rowPositionOf } from './grid-model.ts';

export type NavigationStep =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'next'
  | 'previous'
  | 'rowStart'
  | 'rowEnd'
  | 'weekStart'
  | 'weekEnd'
  | 'dayUp'
  | 'dayDown'
  | 'weekLeft'
  | 'weekRight';

/**
 * Returns the cell that a navigation key leads to, also across workouts, days and weeks; null at the edge of the
 * program.
 */
export function nextCell(model: GridModel, cell: CellRef, step: NavigationStep): CellRef | null {
  switch (step) {
    case 'up':
    case 'down':
      return withRow(cell, adjacentRow(model, cell.rowId, step === 'up' ? -1 : 1));
    case 'left':
    case 'right':
      return adjacentCell(model, cell, step === 'left' ? -1 : 1);
    case 'next':
    case 'previous':
      return nextTabCell(model, cell, step === 'previous' ? -1 : 1);
    case 'rowStart':
    case 'rowEnd':
      return withColumn(cell, model.columns.at(step === 'rowStart' ? 0 : -1));
    case 'weekStart':
    case 'weekEnd':
      return withRow(cell, weekRows(model, cell).at(step === 'weekStart' ? 0 : -1));
    case 'dayUp':
    case 'dayDown':
      return withRow(cell, firstRowOfAdjacentDay(model, cell.rowId, step === 'dayUp' ? -1 : 1));
    default:
      return withRow(cell, rowInAdjacentWeek(model, cell.rowId, step === 'weekLeft' ? -1 : 1));
  }
}

/** Returns the next or previous row; past the end of a week, the first row of the next week that has rows. */
function adjacentRow(model: GridModel, rowId: string, by: 1 | -1): string | undefined {
  const found = rowPositionOf(model, rowId);
  if (!found) return undefined;
  const rows = rowsOfWeek(model.weeks[found.week] as GridModel['weeks'][number]);
  const next = rows[rows.indexOf(rowId) + by];
  if (next) return next;

  const others = by === 1 ? model.weeks.slice(found.week + 1) : model.weeks.slice(0, found.week).toReversed();
  const week = others.find((one) => rowsOfWeek(one).length > 0);
  return week && rowsOfWeek(week).at(by === 1 ? 0 : -1);
}

/**
 * Returns the cell to the left or right; past the end of a row, one of the adjacent week when weeks are side by side.
 */
function adjacentCell(model: GridModel, { rowId, column }: CellRef, by: 1 | -1): CellRef | null {
  const next = model.columns[model.columns.indexOf(column) + by];
  if (next && model.columns.includes(column)) return { rowId, column: next };
  const edge = model.columns.at(by === 1 ? 0 : -1);
  const row = model.isSideBySide ? rowInAdjacentWeek(model, rowId, by) : undefined;
  return row && edge ? { rowId: row, column: edge } : null;
}

/** Returns the cell that Tab leads to: along the row, then into the next row. */
function nextTabCell(model: GridModel, { rowId, column }: CellRef, by: 1 | -1): CellRef | null {
  const next = model.columns[model.columns.indexOf(column) + by];
  if (next) return { rowId, column: next };
  const edge = model.columns.at(by === 1 ? 0 : -1);
  const row = adjacentRow(model, rowId, by);
  return row && edge ? { rowId: row, column: edge } : null;
}

function firstRowOfAdjacentDay(model: GridModel, rowId: string, by: 1 | -1): string | undefined {
  const found = rowPositionOf(model, rowId);
  if (!found) return undefined;
  const days = model.weeks[found.week]?.days ?? [];
  const others = by === 1 ? days.slice(found.position[0] + 1) : days.slice(0, found.position[0]).toReversed();
  return others.flatMap((day) => day.workouts.flatMap(({ exercises }) => exercises.slice(0, 1)))[0]?.id;
}

/** Returns the row at the same position of the adjacent week, or the nearest above it when that week has fewer rows. */
function rowInAdjacentWeek(model: GridModel, rowId: string, by: 1 | -1): string | undefined {
  const found = rowPositionOf(model, rowId);
  const week = found && model.weeks[found.week + by];
  if (!found || !week) return undefined;
  return rowAt(model, found.week + by, nearestPosition(week, found.position)) ?? rowsOfWeek(week)[0];
}

/** Returns the position, or the nearest above it that exists in the week. */
export function nearestPosition(week: GridModel['weeks'][number], [day, workout, row]: RowPosition): RowPosition {
  const d = clamped(day, 0, week.days.length - 1);
  const workouts = week.days[d]?.workouts ?? [];
  const x = clamped(workout, 0, Math.max(0, workouts.length - 1));
  return [d, x, clamped(row, 0, Math.max(0, (workouts[x]?.exercises.length ?? 0) - 1))];
}

function weekRows(model: GridModel, { rowId }: CellRef): readonly string[] {
  const week = model.weeks[rowPositionOf(model, rowId)?.week ?? -1];
  return week ? rowsOfWeek(week) : [];
}

function withRow({ column }: CellRef, rowId: string | undefined): CellRef | null {
  return rowId ? { rowId, column } : null;
}

function withColumn({ rowId }: CellRef, column: GridColumn | undefined): CellRef | null {
  return column ? { rowId, column } : null;
}
