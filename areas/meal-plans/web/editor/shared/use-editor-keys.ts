import { useEffect } from 'react';
import { isInOtherDialog, useUndoKeys } from '#shell/web/documents/use-undo-keys.ts';
import { useUndoRedo, useVisibleDay } from './use-visible-day.ts';

const steps: Record<string, number> = { PageDown: 1, PageUp: -1 };

/** Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y undo and redo; PageUp and PageDown show the day before and after. Not in dialogs. */
export function useEditorKeys(): void {
  useUndoKeys(useUndoRedo());
  const { index, count, show } = useVisibleDay();

  // Synchronises with keyboard events of the window.
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.altKey || isInOtherDialog(event)) return;
      const step = steps[event.key] ?? 0;
      const isInPlan = index + step >= 0 && index + step < count;
      if (step === 0 || event.ctrlKey || event.metaKey || !isInPlan) return;
      event.preventDefault();
      show(index + step);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [index, count, show]);
}
