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

let sessionCount = 0;

export function startEditSession(): EditSession {
  sessionCount += 1;
  return { id: `cell ${sessionCount}` };
}

/** Written at once where it is understood. False: it says nothing this column knows. */
export function typeInCell(
  { store }: EditorParts,
  { rowId, column }: TextCell,
  text: string,
  session: EditSession,
): boolean {
  const row = findRow(store.getState().content.weeks, rowId)?.row;
  if (!row) return true;
  const changes = columns[column].parse(text, row);
  if (changes) setRow(store, rowId, changes, session);
  return changes !== null;
}

/** What was not understood keeps standing in the cell, and the document is what it was before. */
export function leaveCell(editor: EditorParts, cell: TextCell, text: string, session: EditSession): void {
  const row = findRow(editor.store.getState().content.weeks, cell.rowId)?.row;
  if (!row) return;
  if (columns[cell.column].parse(text, row) !== null) {
    clearCellError(editor, cell);
    return;
  }
  revertEditSession(editor.store, session);
  setCellErrors(editor, [{ cell, text }]);
}

export function cancelCell({ store }: EditorParts, session: EditSession): void {
  revertEditSession(store, session);
}

export function setCellErrors({ store, ui }: EditorParts, errors: readonly { cell: TextCell; text: string }[]): void {
  if (errors.length === 0) return;
  const next = new Map(ui.cellErrors.get());
  for (const { cell, text } of errors) {
    const row = findRow(store.getState().content.weeks, cell.rowId)?.row;
    if (row) next.set(cellKey(cell), { text, shown: columns[cell.column].format(row) });
  }
  ui.cellErrors.set(next);
}

export function clearCellError({ ui }: EditorParts, cell: TextCell): void {
  if (!ui.cellErrors.get().has(cellKey(cell))) return;
  const next = new Map(ui.cellErrors.get());
  next.delete(cellKey(cell));
  ui.cellErrors.set(next);
}

/** What stands in the cell against the document; undefined when they agree. */
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
