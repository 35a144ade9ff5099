import type { Editor } from '../context.tsx';
import { findRow } from '../state/find.ts';
import { chosenRows, rowsBetween } from './chosen.ts';
import { alone, change } from './grid-state.ts';
import { readSheet } from './read-sheet.ts';
import { type CellAt, rowsOfWeek } from './sheet.ts';
import { showFocus } from './show-focus.ts';
import { stopAfter } from './stops.ts';
import { cellAfter, type Step } from './walk.ts';

const nothing = { selection: alone, editing: null, fillTo: null, tabFrom: null, adder: null };

/** One cell gets the focus, and only that is selected. */
export function focusOn(editor: Editor, cell: CellAt): void {
  change(editor.open.grid, { ...nothing, focus: cell });
  showFocus(editor);
}

/** The end of a workout gets it. */
export function focusAdder(editor: Editor, workoutId: string): void {
  change(editor.open.grid, { ...nothing, focus: null, adder: workoutId });
  showFocus(editor);
}

/** False at the edge of the program. */
export function move(editor: Editor, step: Step): boolean {
  const { grid } = editor.open;
  const { focus, adder, column, tabFrom } = grid.get();
  const stop = adder ? { adder } : focus;
  const next = stop && stopAfter(readSheet(editor), stop, { step, column });
  if (!next) return false;

  if ('adder' in next) focusAdder(editor, next.adder);
  else focusOn(editor, next);
  if (step === 'next' || step === 'previous') change(grid, { tabFrom: tabFrom ?? column });
  return true;
}

/** As Enter goes: under the cell where a run of Tab began. */
export function moveUnder(editor: Editor, step: 'up' | 'down'): void {
  const { grid } = editor.open;
  const { focus, tabFrom } = grid.get();
  if (focus && tabFrom) change(grid, { focus: { ...focus, column: tabFrom } });
  if (!move(editor, step)) showFocus(editor);
}

/** The selection grows or shrinks on the side away from the focus. */
export function extend(editor: Editor, step: Step): void {
  const { grid } = editor.open;
  const { focus, selection } = grid.get();
  if (!focus) return;
  const sheet = readSheet(editor);
  if (selection.kind === 'rows') {
    const head = cellAfter(sheet, { ...focus, rowId: selection.head }, step)?.rowId;
    if (head) selectRows(editor, focus.rowId, head);
    return;
  }
  const from = selection.kind === 'cells' ? (selection.head ?? focus) : focus;
  const head = cellAfter(sheet, from, step);
  if (!head || (isVertical(step) && !isSameWeek(editor, from, head))) return;
  change(grid, { selection: { kind: 'cells', head }, tabFrom: null });
  showFocus(editor, head);
}

/** Whole rows, from one to the other. */
export function selectRows(editor: Editor, from: string, head: string): void {
  const { grid } = editor.open;
  const sheet = readSheet(editor);
  const column = grid.get().focus?.column ?? sheet.columns[0] ?? 'name';
  const ids = rowsBetween(sheet, from, head);
  change(grid, { focus: { rowId: from, column }, selection: { kind: 'rows', ids, head }, editing: null });
  showFocus(editor, { rowId: head, column });
}

/** One row more or less, wherever it is. */
export function toggleRow(editor: Editor, rowId: string): void {
  const { grid } = editor.open;
  const { focus, selection } = grid.get();
  const ids = selection.kind === 'rows' ? selection.ids : [];
  const next = ids.includes(rowId) ? ids.filter((id) => id !== rowId) : [...ids, rowId];
  const column = focus?.column ?? 'name';
  if (next.length === 0) focusOn(editor, { rowId, column });
  else change(grid, { focus: { rowId, column }, selection: { kind: 'rows', ids: next, head: rowId }, editing: null });
}

/** From a cell to the rows of its workout, its day, its week, and round again. */
export function widen(editor: Editor): void {
  const { grid } = editor.open;
  const { focus, selection } = grid.get();
  const place = focus && findRow(editor.store.getState().contents.weeks, focus.rowId);
  if (!place) return;
  const { workout, day, week } = place;
  const ids = workout.exercises.map(({ id }) => id);
  const hasAll = selection.kind === 'rows' && chosenRows(editor, readSheet(editor)).length >= ids.length;
  if (selection.kind === 'day') selectWeek(editor, week.id);
  else if (hasAll) change(grid, { selection: { kind: 'day', id: day.id } });
  else if (selection.kind !== 'week') change(grid, { selection: { kind: 'rows', ids, head: focus.rowId } });
}

export function selectDay(editor: Editor, id: string): void {
  selectWhole(editor, { kind: 'day', id });
}

export function selectWeek(editor: Editor, id: string): void {
  selectWhole(editor, { kind: 'week', id });
}

/** The arrows go on from its first row; the keyboard stays where it is. */
function selectWhole(editor: Editor, selection: { kind: 'day' | 'week'; id: string }): void {
  const { grid } = editor.open;
  change(grid, { ...nothing, selection });
  const [first] = chosenRows(editor, readSheet(editor));
  change(grid, { focus: first ? { rowId: first, column: grid.get().column } : null });
}

function isVertical(step: Step): boolean {
  return ['up', 'down', 'dayUp', 'dayDown'].includes(step);
}

function isSameWeek({ store }: Editor, one: CellAt, other: CellAt): boolean {
  const { weeks } = store.getState().contents;
  return weeks.some((week) => {
    const rows = rowsOfWeek(week);
    return rows.includes(one.rowId) && rows.includes(other.rowId);
  });
}
