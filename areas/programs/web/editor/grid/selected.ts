import type { Editor } from '../context.tsx';
import { cellsWithin, type Range, rangeBetween } from './range.ts';
import { type CellRef, rowsOfWeek, type GridModel, rowPositionOf } from './grid-model.ts';
import { findDay, findWeek } from '../state/program-index.ts';

type EditorParts = Pick<Editor, 'ui'>;

/** Returns the range of the selected cells; null when rows, a day, a week or nothing is selected. */
export function rangeOf({ ui }: EditorParts, model: GridModel): Range | null {
  const { focus, selection } = ui.grid.get();
  return focus && selection.kind === 'cells' ? rangeBetween(model, focus, selection.head ?? focus) : null;
}

export function selectedCells(editor: EditorParts, model: GridModel): CellRef[] {
  const range = rangeOf(editor, model);
  if (range) return cellsWithin(model, range).flatMap((line) => line.filter((cell) => cell !== null));
  return selectedRows(editor, model).flatMap((rowId) => model.columns.map((column) => ({ rowId, column })));
}

/** Returns the selected rows from the top; with a cell selection, the rows of its cells. */
export function selectedRows(editor: EditorParts, model: GridModel): string[] {
  const { selection } = editor.ui.grid.get();
  if (selection.kind === 'rows') return inOrder(model, selection.ids);
  if (selection.kind === 'day') return rowsOfDay(model, selection.id);
  if (selection.kind === 'week') {
    const week = findWeek(model.weeks, selection.id);
    return week ? [...rowsOfWeek(week)] : [];
  }
  const range = rangeOf(editor, model);
  const cells = range ? cellsWithin(model, range).flat() : [];
  return inOrder(model, [...new Set(cells.flatMap((cell) => cell?.rowId ?? []))]);
}

/** Returns the rows of one week between two rows, both included. */
export function rowsBetween(model: GridModel, one: string, other: string): string[] {
  const week = model.weeks[rowPositionOf(model, one)?.week ?? -1];
  const rows = week ? rowsOfWeek(week) : [];
  const [first, last] = [rows.indexOf(one), rows.indexOf(other)].toSorted((a, b) => a - b);
  return first === undefined || last === undefined || first === -1 ? [one] : rows.slice(first, last + 1);
}

function rowsOfDay(model: GridModel, id: string): string[] {
  const workouts = findDay(model.weeks, id)?.day.workouts ?? [];
  return workouts.flatMap(({ exercises }) => exercises.map((row) => row.id));
}

function inOrder(model: GridModel, ids: readonly string[]): string[] {
  return model.weeks.flatMap(rowsOfWeek).filter((id) => ids.includes(id));
}
