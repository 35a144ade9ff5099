import type { Editor } from '../context.tsx';
import { cellsWithin, type Range, rangeBetween } from './range.ts';
import { type CellRef, rowsOfWeek, type GridModel, rowPositionOf } from './grid-model.ts';
import { findDay, findWeek } from '../state/program-index.ts';

type Place = Pick<Editor, 'ui'>;

/** The rectangle of cells that is selected; null when it is rows, a day, a week or nothing. */
export function rangeOf({ ui }: Place, sheet: GridModel): Range | null {
  const { focus, selection } = ui.grid.get();
  return focus && selection.kind === 'cells' ? rangeBetween(sheet, focus, selection.head ?? focus) : null;
}

export function selectedCells(place: Place, sheet: GridModel): CellRef[] {
  const range = rangeOf(place, sheet);
  if (range) return cellsWithin(sheet, range).flatMap((line) => line.filter((cell) => cell !== null));
  return selectedRows(place, sheet).flatMap((rowId) => sheet.columns.map((column) => ({ rowId, column })));
}

/** The rows a command is about, from the top: those selected, or all that have a selected cell. */
export function selectedRows(place: Place, sheet: GridModel): string[] {
  const { selection } = place.ui.grid.get();
  if (selection.kind === 'rows') return inOrder(sheet, selection.ids);
  if (selection.kind === 'day') return rowsOfDay(sheet, selection.id);
  if (selection.kind === 'week') {
    const week = findWeek(sheet.weeks, selection.id);
    return week ? [...rowsOfWeek(week)] : [];
  }
  const range = rangeOf(place, sheet);
  const cells = range ? cellsWithin(sheet, range).flat() : [];
  return inOrder(sheet, [...new Set(cells.flatMap((cell) => cell?.rowId ?? []))]);
}

/** The rows of one week from one to the other, both included. */
export function rowsBetween(sheet: GridModel, one: string, other: string): string[] {
  const week = sheet.weeks[rowPositionOf(sheet, one)?.week ?? -1];
  const rows = week ? rowsOfWeek(week) : [];
  const [first, last] = [rows.indexOf(one), rows.indexOf(other)].toSorted((a, b) => a - b);
  return first === undefined || last === undefined || first === -1 ? [one] : rows.slice(first, last + 1);
}

function rowsOfDay(sheet: GridModel, id: string): string[] {
  const workouts = findDay(sheet.weeks, id)?.day.workouts ?? [];
  return workouts.flatMap(({ exercises }) => exercises.map((row) => row.id));
}

function inOrder(sheet: GridModel, ids: readonly string[]): string[] {
  return sheet.weeks.flatMap(rowsOfWeek).filter((id) => ids.includes(id));
}
