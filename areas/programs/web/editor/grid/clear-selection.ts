import type { Editor } from '../context.tsx';
import { clearCells } from '../edits/cells.ts';
import { deleteRows } from '../edits/rows.ts';
import { focusedCellOnly, setGridState } from './grid-state.ts';
import { readGridModel } from './read-grid-model.ts';
import { selectedCells, selectedRows } from './selected.ts';

/** Empties selected cells; deletes selected rows, days or weeks. */
export function clearSelection(editor: Editor): void {
  const before = readGridModel(editor);
  const { selection } = editor.ui.grid.get();
  if (selection.kind === 'cells') clearCells(editor, selectedCells(editor, before));
  else deleteRows(editor.store, selectedRows(editor, before));
  if (selection.kind !== 'cells') setGridState(editor.ui.grid, { selection: focusedCellOnly });
}
