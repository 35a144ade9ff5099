import { useEffect } from 'react';
import { useUndoRedo } from './use-visible-week.ts';

/** Handles Ctrl+Z and Ctrl+Shift+Z (or Y) on the page, except in dialogs other than the row sheet. */
export function useEditorKeys(): void {
  const { undo, redo } = useUndoRedo();

  // Synchronises with keyboard events of the window.
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
