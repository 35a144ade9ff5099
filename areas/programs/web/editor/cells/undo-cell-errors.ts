import { addUndoableText } from '#shell/web/forms/refused-texts.ts';
import type { Editor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import { columns, type TextColumn } from './columns.ts';
import { cellErrorText, clearCellError } from './typing.ts';

/**
 * Lets undo take back the texts of cells that do not parse, which are not part of the document and so not in its undo stack.
 * Returns the function that stops it.
 */
export function undoCellErrors(editor: Pick<Editor, 'store' | 'ui'>): () => void {
  const removals = new Map<string, () => void>();
  const stop = editor.ui.cellErrors.subscribe((errors, previous) => {
    for (const cell of previous.keys()) {
      if (errors.get(cell) === previous.get(cell)) continue;
      removals.get(cell)?.();
      removals.delete(cell);
    }
    for (const [cell, error] of errors)
      if (previous.get(cell) !== error)
        removals.set(
          cell,
          addUndoableText(() => takeBack(editor, cell)),
        );
  });
  return () => {
    stop();
    for (const remove of removals.values()) remove();
  };
}

/** `name` is the key of the cell in `cellErrors`. An error whose value changed since is no longer shown. */
function takeBack(editor: Pick<Editor, 'store' | 'ui'>, name: string): boolean {
  const [rowId = '', column] = name.split(' ') as [string, TextColumn];
  const row = findRow(editor.store.getState().content.weeks, rowId)?.row;
  const errors = editor.ui.cellErrors.get();
  const isShown =
    row !== undefined && cellErrorText(errors, { rowId, column }, columns[column].format(row)) !== undefined;
  clearCellError(editor, { rowId, column });
  return isShown;
}
