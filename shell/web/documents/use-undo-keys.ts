import { useEffect } from 'react';

interface UndoKeys {
  undo: () => void;
  redo: () => void;
}

/** Whether a key was pressed in a dialog that is no part of the document: one without the fields of a row. */
export function isInOtherDialog({ target }: KeyboardEvent): boolean {
  const dialog = (target as HTMLElement | null)?.closest?.('[role=dialog]');
  return Boolean(dialog && !dialog.querySelector('[data-row]'));
}

/**
 * Handles Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, on the page of an editor, except in dialogs. A dialog with the fields of a row is
 * part of the document.
 */
export function useUndoKeys({ undo, redo }: UndoKeys): void {
  // Synchronises with keyboard events of the window.
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const key = event.key.toLowerCase();
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
      if (!isShortcut || isInOtherDialog(event)) return;

      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}
