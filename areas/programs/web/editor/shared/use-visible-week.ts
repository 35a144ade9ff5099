import { z } from 'zod';
import { clamped } from '#shell/common/numbers.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useContents, useEditor } from '../context.tsx';
import { endEditing } from '../grid/editing.ts';
import { readGridModel } from '../grid/read-grid-model.ts';
import { restoreFocus } from '../grid/restore-focus.ts';
import { redo, type HistoryEntry, undo } from '../state/store.ts';

const place = z.number().int().min(1);
const Shown = z.object({ week: place.optional(), day: place.default(1) });

/** Which week is shown, and on a phone which day, counted from 0. The address keeps both. */
export function useVisibleWeek() {
  const { firstWeek } = useEditor();
  const [{ week = firstWeek, day }, setShown] = useSearchParams(Shown);
  const weeks = useContents((contents) => contents.weeks.length);
  const shownWeek = clamped(week, 1, Math.max(weeks, 1)) - 1;
  const days = useContents((contents) => contents.weeks[shownWeek]?.days.length ?? 0);

  function show(next: { week?: number; day?: number }): void {
    setShown({
      ...(next.week !== undefined && { week: next.week + 1 }),
      ...(next.day !== undefined && { day: next.day + 1 }),
    });
  }
  return { week: shownWeek, day: clamped(day, 1, Math.max(days, 1)) - 1, show };
}

/** Undo and redo lead to the week they touch. */
export function useUndoRedo(): { undo: () => void; redo: () => void } {
  const editor = useEditor();
  const { store } = editor;
  const { week, show } = useVisibleWeek();

  function look(step: HistoryEntry | undefined): void {
    const weeks = store.getState().contents.weeks.length;
    if (step && step.week >= 0 && step.week !== week) show({ week: Math.min(step.week, weeks - 1) });
  }
  function step(take: typeof undo): void {
    endEditing(editor);
    const before = readGridModel(editor);
    look(take(store));
    restoreFocus(editor, before);
  }
  return { undo: () => step(undo), redo: () => step(redo) };
}
