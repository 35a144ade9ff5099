import type { Editor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import { selectedRows, rowsBetween } from './selected.ts';
import { focusedCellOnly, setGridState } from './grid-state.ts';
import { readGridModel } from './read-grid-model.ts';
import { type CellRef, rowsOfWeek } from './grid-model.ts';
import { showFocus } from './show-focus.ts';
import { nextFocusTarget } from './focus-targets.ts';
import { nextCell, type NavigationStep } from './navigation.ts';

const clearedState = { selection: focusedCellOnly, editing: null, fillTo: null, tabFrom: null, adder: null };

/** One cell gets the focus, and only that is selected. */
export function focusOn(editor: Editor, cell: CellRef): void {
  setGridState(editor.ui.grid, { ...clearedState, focus: cell });
  showFocus(editor);
}

/** The end of a workout gets it. */
export function focusAddRow(editor: Editor, workoutId: string): void {
  setGridState(editor.ui.grid, { ...clearedState, focus: null, addRowWorkoutId: workoutId });
  showFocus(editor);
}

/** False at the edge of the program. */
export function move(editor: Editor, step: NavigationStep): boolean {
  const { grid } = editor.ui;
  const { focus, addRowWorkoutId: adder, column, tabStartColumn: tabFrom } = grid.get();
  const target = adder ? { addRowCell: adder } : focus;
  const next = target && nextFocusTarget(readGridModel(editor), target, { step, column });
  if (!next) return false;

  if ('addRowCell' in next) focusAddRow(editor, next.addRowCell);
  else focusOn(editor, next);
  if (step === 'next' || step === 'previous') setGridState(grid, { tabStartColumn: tabFrom ?? column });
  return true;
}

/** As Enter goes: under the cell where a run of Tab began. */
export function moveToNextLine(editor: Editor, step: 'up' | 'down'): void {
  const { grid } = editor.ui;
  const { focus, tabStartColumn: tabFrom } = grid.get();
  if (focus && tabFrom) setGridState(grid, { focus: { ...focus, column: tabFrom } });
  if (!move(editor, step)) showFocus(editor);
}

/** The selection grows or shrinks on the side away from the focus. */
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

/** Whole rows, from one to the other. */
export function selectRows(editor: Editor, from: string, head: string): void {
  const { grid } = editor.ui;
  const model = readGridModel(editor);
  const column = grid.get().focus?.column ?? model.columns[0] ?? 'name';
  const ids = rowsBetween(model, from, head);
  setGridState(grid, { focus: { rowId: from, column }, selection: { kind: 'rows', ids, head }, editing: null });
  showFocus(editor, { rowId: head, column });
}

/** One row more or less, wherever it is. */
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

/** From a cell to the rows of its workout, its day, its week, and round again. */
export function expandSelection(editor: Editor): void {
  const { grid } = editor.ui;
  const { focus, selection } = grid.get();
  const location = focus && findRow(editor.store.getState().content.weeks, focus.rowId);
  if (!location) return;
  const { workout, day, week } = location;
  const ids = workout.exercises.map(({ id }) => id);
  const hasAll = selection.kind === 'rows' && selectedRows(editor, readGridModel(editor)).length >= ids.length;
  if (selection.kind === 'day') selectWeek(editor, week.id);
  else if (hasAll) setGridState(grid, { selection: { kind: 'day', id: day.id } });
  else if (selection.kind !== 'week') setGridState(grid, { selection: { kind: 'rows', ids, head: focus.rowId } });
}

export function selectDay(editor: Editor, id: string): void {
  selectDayOrWeek(editor, { kind: 'day', id });
}

export function selectWeek(editor: Editor, id: string): void {
  selectDayOrWeek(editor, { kind: 'week', id });
}

/** The arrows go on from its first row; the keyboard stays where it is. */
function selectDayOrWeek(editor: Editor, selection: { kind: 'day' | 'week'; id: string }): void {
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
