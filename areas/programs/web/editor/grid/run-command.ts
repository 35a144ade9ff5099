import type { Editor } from '../context.tsx';
import { clearCells } from '../edits/cells.ts';
import { fillDown, fillWeeks } from '../edits/fill.ts';
import { deleteRows, dissolve, groupRows, joinPrevious, moveRowsBy } from '../edits/rows.ts';
import { findRow } from '../state/program-index.ts';
import { loadPasting } from '../clipboard/lazy.ts';
import { selectedCells, selectedRows, rangeOf } from './selected.ts';
import { startEditing } from './editing.ts';
import { focusedCellOnly, setGridState } from './grid-state.ts';
import type { Command, CommandName } from './keys.ts';
import { extend, focusAdder, move, selectRows, expandSelection } from './moving.ts';
import { readGridModel } from './read-grid-model.ts';
import { restoreFocus } from './restore-focus.ts';
import { showFocus } from './show-focus.ts';
import { mayAddRow } from '../../../rules/workouts.ts';
import { findDay, findWorkout } from '../state/program-index.ts';

/** False when nothing came of it, and the key may mean something to the browser. */
export function runCommand(editor: Editor, command: Command): boolean {
  if (command.name === 'move') return move(editor, command.step) || command.step !== 'next';
  if (command.name === 'extend') extend(editor, command.step);
  else acts[command.name](editor);
  return true;
}

const acts: Record<CommandName, (editor: Editor) => void> = {
  edit: (editor) => startEditing(editor, 'on'),
  typeOver: (editor) => startEditing(editor, 'over'),
  clear,
  addRow,
  fillDown: fillFromAbove,
  fillWeeks: fillOn,
  group,
  ungroup,
  moveUp: (editor) => moveBy(editor, -1),
  moveDown: (editor) => moveBy(editor, 1),
  widen: expandSelection,
  selectRow: (editor) => {
    const { focus } = editor.ui.grid.get();
    if (focus) selectRows(editor, focus.rowId, focus.rowId);
  },
  pasteNew: (editor) => void loadPasting().then(({ pasteClip }) => pasteClip(editor, { isNew: true })),
  escape: leave,
  help: ({ ui }) => ui.help.set(true),
};

/** Cells are emptied, whole rows go. */
function clear(editor: Editor): void {
  const before = readGridModel(editor);
  const { selection } = editor.ui.grid.get();
  if (selection.kind === 'cells') clearCells(editor, selectedCells(editor, before));
  else deleteRows(editor.store, selectedRows(editor, before));
  if (selection.kind !== 'cells') setGridState(editor.ui.grid, { selection: focusedCellOnly });
  restoreFocus(editor, before);
}

/** Right below the row with the focus. */
export function addRow({ ui, store }: Editor): void {
  const { focus, adder, selection } = ui.grid.get();
  const { weeks } = store.getState().content;
  const place = focus ? findRow(weeks, focus.rowId) : undefined;
  const ofDay = selection.kind === 'day' ? findDay(weeks, selection.id)?.day.workouts[0]?.id : undefined;
  const workoutId = ofDay ?? place?.workout.id ?? adder;
  const workout = workoutId ? findWorkout(weeks, workoutId)?.workout : undefined;
  if (!workout) return;
  if (!mayAddRow(workout)) ui.notice.set({ name: 'full' });
  else ui.adding.set({ workoutId: workout.id, ...(place && !ofDay && { after: place.row.id }) });
}

/** A single line is filled from the line above it. */
function fillFromAbove(editor: Editor): void {
  const sheet = readGridModel(editor);
  const range = rangeOf(editor, sheet);
  if (!range) return;
  const { focus } = editor.ui.grid.get();
  const isLine = range.low.join() === range.high.join();
  const above = isLine && focus ? findRow(sheet.weeks, focus.rowId) : undefined;
  const before =
    above && range.low[2] > 0 ? { ...range, low: [range.low[0], range.low[1], range.low[2] - 1] as const } : null;
  tellFilled(editor, fillDown(editor, sheet, before ?? range));
}

function fillOn(editor: Editor): void {
  const sheet = readGridModel(editor);
  tellFilled(editor, fillWeeks(editor, sheet, selectedCells(editor, sheet)));
}

function tellFilled({ ui }: Editor, count: number): void {
  if (count === 0) ui.notice.set({ name: 'nothingToFill' });
  else ui.notice.set({ name: 'filled', values: { count }, isUndoable: true });
}

/** One row joins the one above it; several become a superset. */
function group(editor: Editor): void {
  const sheet = readGridModel(editor);
  const rows = selectedRows(editor, sheet);
  const [first] = rows;
  const place = first ? findRow(sheet.weeks, first) : undefined;
  if (!first || !place) return;
  if (rows.length === 1) joinPrevious(editor.store, first);
  else groupRows(editor.store, place.workout.id, rows);
  showFocus(editor);
}

function ungroup(editor: Editor): void {
  for (const id of selectedRows(editor, readGridModel(editor))) dissolve(editor.store, id);
  showFocus(editor);
}

function moveBy(editor: Editor, places: 1 | -1): void {
  const sheet = readGridModel(editor);
  const rows = selectedRows(editor, sheet);
  const workouts = new Set(rows.map((id) => findRow(sheet.weeks, id)?.workout.id));
  if (workouts.size === 1) moveRowsBy(editor.store, rows, places);
  requestAnimationFrame(() => showFocus(editor));
}

/** First the selection goes, then the keyboard goes out of the grid, to the end of the workout. */
function leave(editor: Editor): void {
  const { focus, selection } = editor.ui.grid.get();
  const place = focus && findRow(editor.store.getState().content.weeks, focus.rowId);
  if (selection.kind !== 'cells' || selection.head) setGridState(editor.ui.grid, { selection: focusedCellOnly });
  else if (place) focusAdder(editor, place.workout.id);
}
