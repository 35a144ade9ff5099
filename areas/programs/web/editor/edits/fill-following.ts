import type { Editor } from '../context.tsx';
import { chosenCells } from '../grid/chosen.ts';
import { readSheet } from '../grid/read-sheet.ts';
import { findDay, findWeek } from '../state/find.ts';
import { fillWeeks } from './fill.ts';
import { fillFollowingDays, fillFollowingWeeks } from './weeks.ts';

/** What is selected goes into the weeks after it: a week and a day whole, cells and rows where the exercise is the same. */
export function fillFollowing(editor: Editor): void {
  const { selection } = editor.open.grid.get();
  const sheet = readSheet(editor);
  if (selection.kind === 'week') {
    const week = findWeek(sheet.weeks, selection.id);
    if (week) fillFromWeek(editor, week);
  } else if (selection.kind === 'day') fillFromDay(editor, selection.id);
  else {
    const count = fillWeeks(editor, sheet, chosenCells(editor, sheet));
    if (count === 0) editor.open.notice.set({ name: 'nothingToFill' });
    else editor.open.notice.set({ name: 'filled', values: { count }, isUndoable: true });
  }
}

export function fillFromWeek({ store, open }: Editor, week: { id: string; weekNumber: number }): void {
  const count = store.getState().contents.weeks.length - week.weekNumber;
  fillFollowingWeeks(store, week.id);
  open.notice.set({ name: 'weekFilled', values: { number: week.weekNumber, count }, isUndoable: true });
}

export function fillFromDay({ store, open }: Editor, dayId: string): void {
  const place = findDay(store.getState().contents.weeks, dayId);
  if (!place) return;
  const count = fillFollowingDays(store, dayId);
  open.notice.set({ name: 'dayCopied', values: { count }, isUndoable: true });
}
