import { useEffect } from 'react';
import { useUndoRedo } from './use-visible-week.ts';

/** Ctrl+Z and Ctrl+Shift+Z (or Y) wherever the focus is, but not in another dialog's own fields. */
export function useEditorKeys(): void {
  const { undo, redo } = useUndoRedo();

  // The keyboard belongs to the whole window.
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const key = event.key.toLowerCase();
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
      const dialog = (event.target as HTMLElement | null)?.closest?.('[role=dialog]');
      if (!isShortcut || (dialog && !dialog.querySelector('[data-row]'))) return;

      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}
