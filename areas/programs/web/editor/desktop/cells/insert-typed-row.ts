import { holdKeys } from '#shell/web/forms/held-keys.ts';
import { loadRowPasting } from '../../clipboard/lazy-clipboard.ts';
import type { Editor } from '../../context.tsx';
import { focusAddRow, focusOn, move } from '../../grid/move-focus.ts';
import { findRow } from '../../state/program-index.ts';
import type { PickerTarget } from '../../state/editor-ui.ts';

/**
 * Adds a row that was typed in one go, `Squat 3x10 @40 kg`, and focuses the cell below it. Keys that are pressed meanwhile are held until
 * that cell has the focus.
 */
export async function insertTypedRow(editor: Editor, line: string, target: PickerTarget): Promise<void> {
  const { store, ui } = editor;
  const keys = holdKeys();
  const before = store.getState().content.weeks;
  const lines = [
    ['exercise', 'sets'],
    [line, ''],
  ];
  try {
    const { pasteNamedLines } = await loadRowPasting();
    await pasteNamedLines(editor, lines, { target, isTyped: true });
    if (store.getState().content.weeks !== before && ui.inlineSearch.get() === null) focusBelow(editor, target);
  } catch {
    ui.message.set({ name: 'pasteFailed' });
  } finally {
    keys.release();
  }
}

/** A row that was added between others keeps the focus on its sets: what is typed on the row below would replace another exercise. */
function focusBelow(editor: Editor, target: PickerTarget): void {
  const rowId = 'rowId' in target ? target.rowId : editor.ui.grid.get().focus?.rowId;
  const location = rowId && findRow(editor.store.getState().content.weeks, rowId);
  if (!location) return;
  const { row, workout } = location;
  if (row.position === workout.exercises.length) focusAddRow(editor, workout.id);
  else if ('rowId' in target) {
    focusOn(editor, { rowId: row.id, column: 'name' });
    move(editor, 'down');
  } else focusOn(editor, { rowId: row.id, column: 'sets' });
}
