import { z } from 'zod';
import { clamped } from '#shell/common/numbers.ts';
import { useFilters } from '#shell/web/widgets/filters.ts';
import { useContents, useEditor } from '../context.tsx';
import { endEditing } from '../grid/editing.ts';
import { readSheet } from '../grid/read-sheet.ts';
import { rescueFocus } from '../grid/rescue.ts';
import { redo, type Step, undo } from '../state/store.ts';

const place = z.number().int().min(1);
const Shown = z.object({ week: place.optional(), day: place.default(1) });

/** Which week is shown, and on a phone which day, counted from 0. The address keeps both. */
export function useShown() {
  const { firstWeek } = useEditor();
  const [{ week = firstWeek, day }, setShown] = useFilters(Shown);
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
export function useHistory(): { undo: () => void; redo: () => void } {
  const editor = useEditor();
  const { store } = editor;
  const { week, show } = useShown();

  function look(step: Step | undefined): void {
    const weeks = store.getState().contents.weeks.length;
    if (step && step.week >= 0 && step.week !== week) show({ week: Math.min(step.week, weeks - 1) });
  }
  function step(take: typeof undo): void {
    endEditing(editor);
    const before = readSheet(editor);
    look(take(store));
    rescueFocus(editor, before);
  }
  return { undo: () => step(undo), redo: () => step(redo) };
}
