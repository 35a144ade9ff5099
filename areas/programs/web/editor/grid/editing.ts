import { flushSync } from 'react-dom';
import { isTextColumn } from '../cells/columns.ts';
import { startEditSession } from '#shell/web/documents/document-store.ts';
import type { Editor } from '../context.tsx';
import { setGridState } from './grid-state.ts';

/**
 * Opens the field of the focused cell. It renders synchronously, so that the browser types the pressed key into the
 * field.
 */
export function startEditing({ ui }: Editor, mode: 'replace' | 'edit'): void {
  const { focus, addRowWorkoutId } = ui.grid.get();
  flushSync(() => {
    if (addRowWorkoutId) ui.inlineSearch.set({ workoutId: addRowWorkoutId });
    else if (focus?.column === 'name') ui.inlineSearch.set({ rowId: focus.rowId });
    else if (focus && (isTextColumn(focus.column) || focus.column === 'type'))
      setGridState(ui.grid, { editing: { mode, ...startEditSession() } });
  });
}

/** Closes the field; its cleanup writes or rejects the typed text. */
export function endEditing({ ui }: Editor): void {
  if (ui.grid.get().editing) flushSync(() => setGridState(ui.grid, { editing: null }));
}
