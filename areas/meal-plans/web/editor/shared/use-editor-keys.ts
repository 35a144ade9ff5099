import { useEffect } from 'react';
import { useUndoRedo, useVisibleDay } from './use-visible-day.ts';

/** Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y undo and redo; PageUp and PageDown show the day before and after. Not in dialogs. */
export function useEditorKeys(): void {
  const { undo, redo } = useUndoRedo();
  const { index, count, show } = useVisibleDay();

  // Synchronises with keyboard events of the window.
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const dialog = (event.target as HTMLElement | null)?.closest?.('[role=dialog]');
      if (event.altKey || (dialog && !dialog.querySelector('[data-row]'))) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      const step = key === 'pagedown' ? 1 : key === 'pageup' ? -1 : 0;
      if (isCommand && (key === 'y' || (key === 'z' && event.shiftKey))) redo();
      else if (isCommand && key === 'z') undo();
      else if (step !== 0 && !isCommand && index + step >= 0 && index + step < count) show(index + step);
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo, index, count, show]);
}
