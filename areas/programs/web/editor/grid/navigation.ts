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

/** Where a key leads, also over the end of a workout, a day and a week. Null at the edge of the program. */
export function nextCell(sheet: GridModel, cell: CellRef, step: NavigationStep): CellRef | null {
  switch (step) {
    case 'up':
    case 'down':
      return withRow(cell, rowBeyond(sheet, cell.rowId, step === 'up' ? -1 : 1));
    case 'left':
    case 'right':
      return beside(sheet, cell, step === 'left' ? -1 : 1);
    case 'next':
    case 'previous':
      return onwards(sheet, cell, step === 'previous' ? -1 : 1);
    case 'rowStart':
    case 'rowEnd':
      return withColumn(cell, sheet.columns.at(step === 'rowStart' ? 0 : -1));
    case 'weekStart':
    case 'weekEnd':
      return withRow(cell, weekRows(sheet, cell).at(step === 'weekStart' ? 0 : -1));
    case 'dayUp':
    case 'dayDown':
      return withRow(cell, dayBeyond(sheet, cell.rowId, step === 'dayUp' ? -1 : 1));
    default:
      return withRow(cell, inOtherWeek(sheet, cell.rowId, step === 'weekLeft' ? -1 : 1));
  }
}

/** The same column a row on; past the last row of a week, the first of the next week that has any. */
function rowBeyond(sheet: GridModel, rowId: string, by: 1 | -1): string | undefined {
  const at = rowPositionOf(sheet, rowId);
  if (!at) return undefined;
  const rows = rowsOfWeek(sheet.weeks[at.week] as GridModel['weeks'][number]);
  const next = rows[rows.indexOf(rowId) + by];
  if (next) return next;

  const others = by === 1 ? sheet.weeks.slice(at.week + 1) : sheet.weeks.slice(0, at.week).toReversed();
  const week = others.find((one) => rowsOfWeek(one).length > 0);
  return week && rowsOfWeek(week).at(by === 1 ? 0 : -1);
}

/** Past the end of a row lies the week beside it, where weeks stand side by side. */
function beside(sheet: GridModel, { rowId, column }: CellRef, by: 1 | -1): CellRef | null {
  const next = sheet.columns[sheet.columns.indexOf(column) + by];
  if (next && sheet.columns.includes(column)) return { rowId, column: next };
  const edge = sheet.columns.at(by === 1 ? 0 : -1);
  const row = sheet.isSideBySide ? inOtherWeek(sheet, rowId, by) : undefined;
  return row && edge ? { rowId: row, column: edge } : null;
}

/** As Tab goes: to the end of the row, then on to the next row. */
function onwards(sheet: GridModel, { rowId, column }: CellRef, by: 1 | -1): CellRef | null {
  const next = sheet.columns[sheet.columns.indexOf(column) + by];
  if (next) return { rowId, column: next };
  const edge = sheet.columns.at(by === 1 ? 0 : -1);
  const row = rowBeyond(sheet, rowId, by);
  return row && edge ? { rowId: row, column: edge } : null;
}

function dayBeyond(sheet: GridModel, rowId: string, by: 1 | -1): string | undefined {
  const at = rowPositionOf(sheet, rowId);
  if (!at) return undefined;
  const days = sheet.weeks[at.week]?.days ?? [];
  const others = by === 1 ? days.slice(at.slot[0] + 1) : days.slice(0, at.slot[0]).toReversed();
  return others.flatMap((day) => day.workouts.flatMap(({ exercises }) => exercises.slice(0, 1)))[0]?.id;
}

/** The row at the same place; where that week is shorter, the nearest above it. */
function inOtherWeek(sheet: GridModel, rowId: string, by: 1 | -1): string | undefined {
  const at = rowPositionOf(sheet, rowId);
  const week = at && sheet.weeks[at.week + by];
  if (!at || !week) return undefined;
  return rowAt(sheet, at.week + by, nearest(week, at.slot)) ?? rowsOfWeek(week)[0];
}

function nearest(week: GridModel['weeks'][number], [day, workout, row]: RowPosition): RowPosition {
  const d = clamped(day, 0, week.days.length - 1);
  const workouts = week.days[d]?.workouts ?? [];
  const x = clamped(workout, 0, Math.max(0, workouts.length - 1));
  return [d, x, clamped(row, 0, Math.max(0, (workouts[x]?.exercises.length ?? 0) - 1))];
}

function weekRows(sheet: GridModel, { rowId }: CellRef): readonly string[] {
  const week = sheet.weeks[rowPositionOf(sheet, rowId)?.week ?? -1];
  return week ? rowsOfWeek(week) : [];
}

function withRow({ column }: CellRef, rowId: string | undefined): CellRef | null {
  return rowId ? { rowId, column } : null;
}

function withColumn({ rowId }: CellRef, column: GridColumn | undefined): CellRef | null {
  return column ? { rowId, column } : null;
}
