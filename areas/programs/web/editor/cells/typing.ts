import type { Editor } from '../context.tsx';
import { setRow } from '../edits/rows.ts';
import { findRow } from '../state/program-index.ts';
import type { CellError } from '../state/editor-ui.ts';
import { type EditSession, revertEditSession } from '#shell/web/documents/document-store.ts';
import { columns, type WrittenColumn } from './columns.ts';

interface WrittenCell {
  rowId: string;
  column: WrittenColumn;
}

type Place = Pick<Editor, 'store' | 'ui'>;

let stays = 0;

export function startEditSession(): EditSession {
  stays += 1;
  return { id: `cell ${stays}` };
}

/** Written at once where it is understood. False: it says nothing this column knows. */
export function typeInCell({ store }: Place, { rowId, column }: WrittenCell, text: string, stay: EditSession): boolean {
  const row = findRow(store.getState().content.weeks, rowId)?.row;
  if (!row) return true;
  const changes = columns[column].write(text, row);
  if (changes) setRow(store, rowId, changes, stay);
  return changes !== null;
}

/** What was not understood keeps standing in the cell, and the document is what it was before. */
export function leaveCell(place: Place, cell: WrittenCell, text: string, stay: EditSession): void {
  const row = findRow(place.store.getState().content.weeks, cell.rowId)?.row;
  if (!row) return;
  if (columns[cell.column].write(text, row) !== null) {
    clearCellError(place, cell);
    return;
  }
  revertEditSession(place.store, stay);
  setCellErrors(place, [{ cell, text }]);
}

export function cancelCell({ store }: Place, stay: EditSession): void {
  revertEditSession(store, stay);
}

export function setCellErrors({ store, ui }: Place, found: readonly { cell: WrittenCell; text: string }[]): void {
  if (found.length === 0) return;
  const next = new Map(ui.wrong.get());
  for (const { cell, text } of found) {
    const row = findRow(store.getState().content.weeks, cell.rowId)?.row;
    if (row) next.set(nameOf(cell), { text, shown: columns[cell.column].read(row) });
  }
  ui.wrong.set(next);
}

export function clearCellError({ ui }: Place, cell: WrittenCell): void {
  if (!ui.wrong.get().has(nameOf(cell))) return;
  const next = new Map(ui.wrong.get());
  next.delete(nameOf(cell));
  ui.wrong.set(next);
}

/** What stands in the cell against the document; undefined when they agree. */
export function cellErrorText(
  all: ReadonlyMap<string, CellError>,
  cell: WrittenCell,
  shown: string,
): string | undefined {
  const wrong = all.size > 0 ? all.get(nameOf(cell)) : undefined;
  return wrong?.shown === shown ? wrong.text : undefined;
}

function nameOf({ rowId, column }: WrittenCell): string {
  return `${rowId} ${column}`;
}
