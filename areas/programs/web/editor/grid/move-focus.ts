import type { Editor } from '../context.tsx';
import type { PickerTarget } from '../state/editor-ui.ts';
import { findRow } from '../state/program-index.ts';
import { selectedRows, rowsBetween } from './selected.ts';
import { focusedCellOnly, type GridState, setGridState } from './grid-state.ts';
import { readGridModel } from './read-grid-model.ts';
import { type CellRef, rowsOfWeek } from './grid-model.ts';
import { showFocus } from './show-focus.ts';
import { nextFocusTarget } from './focus-targets.ts';
import { nextCell, type NavigationStep } from './navigation.ts';

export const clearedState = {
  selection: focusedCellOnly,
  editing: null,
  fillTarget: null,
  tabStartColumn: null,
  addRowWorkoutId: null,
} satisfies Partial<GridState>;

/** Focuses one cell and selects only that. */
export function focusOn(editor: Editor, cell: CellRef): void {
  setGridState(editor.ui.grid, { ...clearedState, focus: cell });
  showFocus(editor);
}

/** Focuses the "add exercise" cell of a workout. */
export function focusAddRow(editor: Editor, workoutId: string): void {
  setAddRowFocus(editor, workoutId);
  showFocus(editor);
}

/** Returns the focus to where the search for an exercise was opened: the focused cell, the row or the workout. */
export function focusTarget(editor: Editor, target: PickerTarget): void {
  if (editor.ui.grid.get().focus) showFocus(editor);
  else if ('rowId' in target) focusOn(editor, { rowId: target.rowId, column: 'name' });
  else focusAddRow(editor, target.workoutId);
}

/** Records that the "add exercise" cell of a workout has the DOM focus. */
export function setAddRowFocus({ ui }: Pick<Editor, 'ui'>, workoutId: string): void {
  setGridState(ui.grid, { ...clearedState, focus: null, addRowWorkoutId: workoutId });
}

/** Moves the focus; returns false at the edge of the program. */
export function move(editor: Editor, step: NavigationStep): boolean {
  const { grid } = editor.ui;
  const { focus, addRowWorkoutId, column, tabStartColumn } = grid.get();
  const target = addRowWorkoutId ? { addRowCell: addRowWorkoutId } : focus;
  const next = target && nextFocusTarget(readGridModel(editor), target, { step, column });
  if (!next) return false;

  if ('addRowCell' in next) focusAddRow(editor, next.addRowCell);
  else focusOn(editor, next);
  if (step === 'next' || step === 'previous') setGridState(grid, { tabStartColumn: tabStartColumn ?? column });
  return true;
}

/** Moves one line as Enter does, back to the column where a sequence of Tab keys began. */
export function moveToNextLine(editor: Editor, step: 'up' | 'down'): void {
  const { grid } = editor.ui;
  const { focus, tabStartColumn } = grid.get();
  if (focus && tabStartColumn) setGridState(grid, { focus: { ...focus, column: tabStartColumn } });
  if (!move(editor, step)) showFocus(editor);
}

/** Moves the head of the selection; the focus, its anchor, does not move. */
export function extend(editor: Editor, step: NavigationStep): void {
  const { grid } = editor.ui;
  const { focus, selection } = grid.get();
  if (!focus) return;
  const model = readGridModel(editor);
  if (selection.kind === 'rows') {
    const head = nextCell(model, { ...focus, rowId: selection.head }, step)?.rowId;
    if (head) selectRows(editor, focus.rowId, head);
    return;
  }
  const from = selection.kind === 'cells' ? (selection.head ?? focus) : focus;
  const head = nextCell(model, from, step);
  if (!head || (isVertical(step) && !isSameWeek(editor, from, head))) return;
  setGridState(grid, { selection: { kind: 'cells', head }, tabStartColumn: null });
  showFocus(editor, head);
}

/** Selects the rows between two rows, both included. */
export function selectRows(editor: Editor, from: string, head: string): void {
  const { grid } = editor.ui;
  const model = readGridModel(editor);
  const column = grid.get().focus?.column ?? model.columns[0] ?? 'name';
  const ids = rowsBetween(model, from, head);
  setGridState(grid, { focus: { rowId: from, column }, selection: { kind: 'rows', ids, head }, editing: null });
  showFocus(editor, { rowId: head, column });
}

/** Adds a row to the selection or removes it. */
export function toggleRow(editor: Editor, rowId: string): void {
  const { grid } = editor.ui;
  const { focus, selection } = grid.get();
  const ids = selection.kind === 'rows' ? selection.ids : [];
  const next = ids.includes(rowId) ? ids.filter((id) => id !== rowId) : [...ids, rowId];
  const column = focus?.column ?? 'name';
  if (next.length === 0) focusOn(editor, { rowId, column });
  else
    setGridState(grid, {
      focus: { rowId, column },
      selection: { kind: 'rows', ids: next, head: rowId },
      editing: null,
    });
}

/** Expands the selection from a cell to its workout, day and week. */
export function expandSelection(editor: Editor): void {
  const { grid } = editor.ui;
  const { focus, selection } = grid.get();
  const location = focus && findRow(editor.store.getState().content.weeks, focus.rowId);
  if (!location) return;
  const { workout, day, week } = location;
  const ids = workout.exercises.map(({ id }) => id);
  const hasAll = selection.kind === 'rows' && selectedRows(editor, readGridModel(editor)).length >= ids.length;
  if (selection.kind === 'day') selectDayOrWeek(editor, { kind: 'week', id: week.id });
  else if (hasAll) setGridState(grid, { selection: { kind: 'day', id: day.id } });
  else if (selection.kind !== 'week') setGridState(grid, { selection: { kind: 'rows', ids, head: focus.rowId } });
}

/** Selects a day or week. Arrow keys continue from its first row; the DOM focus does not move. */
export function selectDayOrWeek(editor: Editor, selection: { kind: 'day' | 'week'; id: string }): void {
  const { grid } = editor.ui;
  setGridState(grid, { ...clearedState, selection });
  const [first] = selectedRows(editor, readGridModel(editor));
  setGridState(grid, { focus: first ? { rowId: first, column: grid.get().column } : null });
}

function isVertical(step: NavigationStep): boolean {
  return ['up', 'down', 'dayUp', 'dayDown'].includes(step);
}

function isSameWeek({ store }: Editor, one: CellRef, other: CellRef): boolean {
  const { weeks } = store.getState().content;
  return weeks.some((week) => {
    const rows = rowsOfWeek(week);
    return rows.includes(one.rowId) && rows.includes(other.rowId);
  });
}
