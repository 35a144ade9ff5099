import { startEditSession } from '#shell/web/documents/document-store.ts';
import type { Week } from '../../../contract/document.ts';
import type { Editor } from '../context.tsx';
import { selectedCells } from '../grid/selected.ts';
import { readGridModel } from '../grid/read-grid-model.ts';
import { findDay, findWeek } from '../state/program-index.ts';
import type { EditorMessage } from '../state/editor-ui.ts';
import { isTrainedIn } from '../training.ts';
import { hasEmptiedLoads } from './emptied-loads.ts';
import { fillWeeks } from './fill.ts';
import { replaceChangedInFollowingWeeks } from './following-exercise.ts';
import { fillFollowingDays, fillFollowingWeeks, type FilledWeeks } from './weeks.ts';

/**
 * Copies the selection into the following weeks: a week or day entirely, cells and rows into rows with the same
 * exercise.
 */
export function fillFollowing(editor: Editor): void {
  const { selection } = editor.ui.grid.get();
  if (selection.kind === 'week') {
    const week = findWeek(editor.store.getState().content.weeks, selection.id);
    if (week) fillFromWeek(editor, week);
  } else if (selection.kind === 'day') fillFromDay(editor, selection.id);
  else fillSelectedCells(editor);
}

/**
 * Copies the selected cells into the rows with the same exercise of all later weeks. The name of a row whose exercise was changed goes
 * into those with its former one.
 */
function fillSelectedCells(editor: Editor): void {
  const model = readGridModel(editor);
  const cells = selectedCells(editor, model);
  const names = cells.filter(({ column }) => column === 'name').map(({ rowId }) => rowId);
  const editSession = startEditSession();
  const replaced = replaceChangedInFollowingWeeks(editor, names, editSession);
  const others = cells.filter(({ rowId, column }) => column !== 'name' || !replaced.has(rowId));
  const count = [...replaced.values()].reduce((sum, rows) => sum + rows, 0);
  showFilledCount(editor, count + fillWeeks(editor, readGridModel(editor), others, editSession), model.weeks);
}

/** `before`: the weeks before the fill. */
export function showFilledCount(editor: Editor, count: number, before: readonly Week[]): void {
  const { ui } = editor;
  if (count === 0) ui.message.set({ name: 'nothingToFill' });
  else
    ui.message.set({
      name: 'filled',
      values: { count },
      isUndoable: true,
      hasEmptiedLoads: hasEmptiedLoads(editor, before),
    });
}

export function fillFromWeek(editor: Editor, week: { id: string; weekNumber: number }): void {
  const filled = fillFollowingWeeks(editor.store, week.id, { isTrained: isTrainedIn(editor) });
  showFilledWeeks(editor, filled, { name: 'weekFilled', values: { number: week.weekNumber } });
}

export function fillFromDay(editor: Editor, dayId: string): void {
  if (!findDay(editor.store.getState().content.weeks, dayId)) return;
  const filled = fillFollowingDays(editor.store, dayId, { isTrained: isTrainedIn(editor) });
  showFilledWeeks(editor, filled, { name: 'dayCopied' });
}

function showFilledWeeks({ ui }: Editor, { count, keptNumbers }: FilledWeeks, message: EditorMessage): void {
  const keptWeeks = { count: keptNumbers.length, numbers: keptNumbers.join(', ') };
  if (count === 0 && keptNumbers.length > 0) ui.message.set({ name: 'weeksKept', values: keptWeeks });
  else
    ui.message.set({
      ...message,
      values: { ...message.values, count },
      isUndoable: count > 0,
      ...(keptNumbers.length > 0 && { keptWeeks }),
    });
}
