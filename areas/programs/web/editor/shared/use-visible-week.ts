import { z } from 'zod';
import { clamped } from '#shell/common/numbers.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useContent, useEditor } from '../context.tsx';
import { endEditing } from '../grid/editing.ts';
import type { Week } from '../../../contract/document.ts';
import { redo } from '#shell/web/documents/document-store.ts';
import { undoLatest } from '#shell/web/documents/undo-latest.ts';

const Position = z.number().int().min(1);
const VisibleWeekParams = z.object({ week: Position.optional(), day: Position.default(1) });

/**
 * Index from 0 of the visible week and, on a phone, of the visible day. The search params store both, counted from 1.
 */
export function useVisibleWeek() {
  const { firstWeek } = useEditor();
  const [{ week = firstWeek, day }, setParams] = useSearchParams(VisibleWeekParams);
  const weeks = useContent((content) => content.weeks.length);
  const shownWeek = clamped(week, 1, Math.max(weeks, 1)) - 1;
  const days = useContent((content) => content.weeks[shownWeek]?.days.length ?? 0);

  function show(next: { week?: number; day?: number }): void {
    const params = {
      ...(next.week !== undefined && { week: next.week + 1 }),
      ...(next.day !== undefined && { day: next.day + 1 }),
    };
    setParams(params, { keepsScroll: true });
  }
  return { week: shownWeek, day: clamped(day, 1, Math.max(days, 1)) - 1, show };
}

/** Returns undo and redo, which also show the changed week. */
export function useUndoRedo(): { undo: () => void; redo: () => void } {
  const editor = useEditor();
  const { store } = editor;
  const { week, show } = useVisibleWeek();

  function apply(change: typeof redo): void {
    endEditing(editor);
    const before = store.getState().content.weeks;
    change(store);
    const after = store.getState().content.weeks;
    const changed = changedWeek(before, after);
    if (changed >= 0 && changed !== week) show({ week: Math.min(changed, after.length - 1) });
  }
  return { undo: () => apply(undoLatest), redo: () => apply(redo) };
}

/** Returns the index of the first week that differs, -1 when none does. */
function changedWeek(before: readonly Week[], after: readonly Week[]): number {
  const longer = before.length > after.length ? before : after;
  return longer.findIndex((_, index) => before[index] !== after[index]);
}
