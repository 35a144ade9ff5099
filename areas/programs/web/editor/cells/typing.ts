import type { Editor } from '../context.tsx';
import { setRow } from '../edits/rows.ts';
import { findRow } from '../state/program-index.ts';
import type { CellError } from '../state/editor-ui.ts';
import { type EditSession, revertEditSession } from '#shell/web/documents/document-store.ts';
import { columns, type TextColumn } from './columns.ts';

interface TextCell {
  rowId: string;
  column: TextColumn;
}

type EditorParts = Pick<Editor, 'store' | 'ui'>;

/** The amount that the row had when the field was opened: a number takes its unit, not that of the half-typed number before. */
const valuesBefore = new WeakMap<EditSession, string>();

/**
 * Writes the text to the row when it parses. When it does not, it is an error of the cell, the edits of `editSession` are reverted
 * and false is returned. A change of the type waits for `leaveCell`, because the text may go on: `10 m`, `10 max`.
 */
export function typeInCell(editor: EditorParts, cell: TextCell, text: string, editSession: EditSession): boolean {
  const row = findRow(editor.store.getState().content.weeks, cell.rowId)?.row;
  if (!row) return true;
  if (!valuesBefore.has(editSession)) valuesBefore.set(editSession, row.value);
  const changes = columns[cell.column].parse(text, { ...row, value: valuesBefore.get(editSession) ?? row.value });
  if (!changes) {
    revertEditSession(editor.store, editSession);
    setCellError(editor, cell, text);
    return false;
  }
  if (!changes.type) setRow(editor.store, cell.rowId, changes, editSession);
  clearCellError(editor, cell);
  return true;
}

/** Closes a cell. A text that does not parse stays an error of the cell. */
export function leaveCell(editor: EditorParts, cell: TextCell, text: string, editSession: EditSession): void {
  const row = findRow(editor.store.getState().content.weeks, cell.rowId)?.row;
  if (!row) return;
  const changes = columns[cell.column].parse(text, row);
  if (changes) {
    if (changes.type) setRow(editor.store, cell.rowId, changes, editSession);
    clearCellError(editor, cell);
    return;
  }
  setCellError(editor, cell, text);
}

export function setCellError({ store, ui }: EditorParts, cell: TextCell, text: string): void {
  const row = findRow(store.getState().content.weeks, cell.rowId)?.row;
  if (!row) return;
  const error = { text, shown: columns[cell.column].format(row) };
  ui.cellErrors.set(new Map(ui.cellErrors.get()).set(cellKey(cell), error));
}

export function clearCellError({ ui }: EditorParts, cell: TextCell): void {
  if (!ui.cellErrors.get().has(cellKey(cell))) return;
  const next = new Map(ui.cellErrors.get());
  next.delete(cellKey(cell));
  ui.cellErrors.set(next);
}

/** Returns the text of the cell's error; undefined when there is none or the value has changed since. */
export function cellErrorText(
  errors: ReadonlyMap<string, CellError>,
  cell: TextCell,
  shown: string,
): string | undefined {
  const error = errors.size > 0 ? errors.get(cellKey(cell)) : undefined;
  return error?.shown === shown ? error.text : undefined;
}

function cellKey({ rowId, column }: TextCell): string {
  return `${rowId} ${column}`;
}
