import type { Editor } from '../context.tsx';
import { fillDown } from '../edits/fill.ts';
import { fillFollowing, showFilledCount } from '../edits/fill-following.ts';
import { dissolveSuperset, groupRows, joinPrevious, moveRowsBy } from '../edits/rows.ts';
import { findRow } from '../state/program-index.ts';
import { loadPasting } from '../clipboard/lazy-clipboard.ts';
import { selectedRows, rangeOf } from './selected.ts';
import { clearSelection } from './clear-selection.ts';
import { startEditing } from './editing.ts';
import { focusedCellOnly, setGridState } from './grid-state.ts';
import type { Command, CommandName } from './keys.ts';
import { extend, focusAddRow, move, selectRows, expandSelection } from './move-focus.ts';
import { readGridModel } from './read-grid-model.ts';
import { showFocus } from './show-focus.ts';
import { mayAddRow } from '../../../rules/workouts.ts';
import { findDay, findWorkout } from '../state/program-index.ts';

/**
 * Runs a command. Returns false when the key is left to the browser: Tab at the end of the grid moves the focus, and
 * Ctrl+D fills cells only, so with a week or day selected it bookmarks the page.
 */
export function runCommand(editor: Editor, command: Command): boolean {
  const { kind } = editor.ui.grid.get().selection;
  if (command.name === 'fillDown' && (kind === 'week' || kind === 'day')) return false;
  if (command.name === 'move') return move(editor, command.step) || command.step !== 'next';
  if (command.name === 'extend') extend(editor, command.step);
  else handlers[command.name](editor);
  return true;
}

const handlers: Record<CommandName, (editor: Editor) => void> = {
  edit: (editor) => startEditing(editor, 'edit'),
  typeOver: (editor) => startEditing(editor, 'replace'),
  clear: clearSelection,
  addRow,
  fillDown: fillFromAbove,
  fillWeeks: fillFollowing,
  group,
  ungroup,
  moveUp: (editor) => moveBy(editor, -1),
  moveDown: (editor) => moveBy(editor, 1),
  expand: expandSelection,
  selectRow: (editor) => {
    const { focus } = editor.ui.grid.get();
    if (focus) selectRows(editor, focus.rowId, focus.rowId);
  },
  pasteNew: (editor) => void loadPasting().then(({ pasteClip }) => pasteClip(editor, { isNew: true })),
  escape: collapseSelection,
  help: ({ ui }) => ui.isHelpOpen.set(true),
};

/** Opens the exercise search below the focused row. */
export function addRow({ ui, store }: Editor): void {
  const { focus, addRowWorkoutId, selection } = ui.grid.get();
  const { weeks } = store.getState().content;
  const location = focus ? findRow(weeks, focus.rowId) : undefined;
  const dayWorkoutId = selection.kind === 'day' ? findDay(weeks, selection.id)?.day.workouts[0]?.id : undefined;
  const workoutId = dayWorkoutId ?? location?.workout.id ?? addRowWorkoutId;
  const workout = workoutId ? findWorkout(weeks, workoutId)?.workout : undefined;
  if (!workout) return;
  if (!mayAddRow(workout)) ui.message.set({ name: 'full' });
  else ui.inlineSearch.set({ workoutId: workout.id, ...(location && !dayWorkoutId && { after: location.row.id }) });
}

/** Fills the range from its first line; a single line is filled from the line above it. */
function fillFromAbove(editor: Editor): void {
  const model = readGridModel(editor);
  const range = rangeOf(editor, model);
  if (!range) return;
  const { focus } = editor.ui.grid.get();
  const isLine = range.low.join() === range.high.join();
  const above = isLine && focus ? findRow(model.weeks, focus.rowId) : undefined;
  const before =
    above && range.low[2] > 0 ? { ...range, low: [range.low[0], range.low[1], range.low[2] - 1] as const } : null;
  showFilledCount(editor, fillDown(editor, model, before ?? range), model.weeks);
}

/** Joins a single row with the one above it; groups several rows into a superset. */
function group(editor: Editor): void {
  const model = readGridModel(editor);
  const rows = selectedRows(editor, model);
  const [first] = rows;
  const location = first ? findRow(model.weeks, first) : undefined;
  if (!first || !location) return;
  if (rows.length === 1) joinPrevious(editor.store, first);
  else groupRows(editor.store, location.workout.id, rows);
  showFocus(editor);
}

function ungroup(editor: Editor): void {
  for (const id of selectedRows(editor, readGridModel(editor))) dissolveSuperset(editor.store, id);
  showFocus(editor);
}

function moveBy(editor: Editor, direction: 1 | -1): void {
  const model = readGridModel(editor);
  const rows = selectedRows(editor, model);
  const workouts = new Set(rows.map((id) => findRow(model.weeks, id)?.workout.id));
  if (workouts.size === 1) moveRowsBy(editor.store, rows, direction);
  requestAnimationFrame(() => showFocus(editor));
}

/** Runs Escape: collapses the selection; with nothing selected, focuses the "add exercise" cell. */
function collapseSelection(editor: Editor): void {
  const { focus, selection } = editor.ui.grid.get();
  const location = focus && findRow(editor.store.getState().content.weeks, focus.rowId);
  if (selection.kind !== 'cells' || selection.head) setGridState(editor.ui.grid, { selection: focusedCellOnly });
  else if (location) focusAddRow(editor, location.workout.id);
}
