import { z } from 'zod';
import { clamped } from '#shell/common/numbers.ts';
import { redo } from '#shell/web/documents/document-store.ts';
import { undoLatest } from '#shell/web/documents/undo-latest.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { dayAfterUndo } from '../../../rules/day-after-undo.ts';
import { useDayIds, useEditor } from '../context.tsx';

const VisibleDayParams = z.object({ day: z.number().int().min(1).default(1) });

/** The shown day; the search params store its number, counted from 1. */
export function useVisibleDay() {
  const { ui } = useEditor();
  const [{ day }, setParams] = useSearchParams(VisibleDayParams);
  const ids = useDayIds();
  const index = clamped(day, 1, ids.length) - 1;

  function show(next: number): void {
    ui.selection.set(new Set());
    ui.foodSearch.set(null);
    setParams({ day: Math.max(next, 0) + 1 }, { keepsScroll: true });
  }
  return { index, id: ids[index] ?? '', count: ids.length, show };
}

/** Undo and redo, which also show the changed day when it is not the open one. */
export function useUndoRedo(): { undo: () => void; redo: () => void } {
  const { store } = useEditor();
  const { index, show } = useVisibleDay();

  function apply(change: typeof redo): void {
    const before = store.getState().content.days;
    change(store);
    const shown = dayAfterUndo({ before, after: store.getState().content.days, index });
    if (shown !== index) show(shown);
  }
  return { undo: () => apply(undoLatest), redo: () => apply(redo) };
}
