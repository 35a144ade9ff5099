import type { Week } from '../../../contract/document.ts';
import { toClipboardRows } from '../../../rules/pasting.ts';
import type { Editor } from '../context.tsx';
import { cellValue } from '../edits/cells.ts';
import { selectedRows, rangeOf } from '../grid/selected.ts';
import { cellsWithin } from '../grid/range.ts';
import type { GridModel } from '../grid/grid-model.ts';
import { findDay, findRow, findWeek } from '../state/program-index.ts';
import { gridColumns } from '../cells/columns.ts';
import type { Clip, CopiedContent } from './clip.ts';
import { formatTsv } from './tsv.ts';

/** Returns the selection as text for spreadsheets and as structured content; null when nothing is selected. */
export function clipOf(editor: Editor, model: GridModel): Clip | null {
  const copied = copySelection(editor, model);
  return copied && { membershipId: editor.membershipId, text: formatTsv(textLines(editor, copied)), copied };
}

export function clipOfRow(editor: Editor, rowId: string): Clip | null {
  const row = findRow(editor.store.getState().content.weeks, rowId)?.row;
  const copied = row && ({ kind: 'rows', rows: toClipboardRows([row]) } satisfies CopiedContent);
  return copied ? { membershipId: editor.membershipId, text: formatTsv(textLines(editor, copied)), copied } : null;
}

function copySelection(editor: Editor, model: GridModel): CopiedContent | null {
  const { selection } = editor.ui.grid.get();
  if (selection.kind === 'week') {
    const week = findWeek(model.weeks, selection.id);
    return week ? { kind: 'week', week } : null;
  }
  if (selection.kind === 'day') {
    const day = findDay(model.weeks, selection.id)?.day;
    return day ? { kind: 'day', day } : null;
  }
  if (selection.kind === 'rows') {
    const rows = selectedRows(editor, model).flatMap((id) => findRow(model.weeks, id)?.row ?? []);
    return rows.length > 0 ? { kind: 'rows', rows: toClipboardRows(rows) } : null;
  }
  const range = rangeOf(editor, model);
  return range && { kind: 'cells', lines: cellsWithin(model, range).map((line) => line.map(valueAt)) };

  function valueAt(cell: ReturnType<typeof cellsWithin>[number][number]) {
    const row = cell && findRow(model.weeks, cell.rowId)?.row;
    return row && cell ? cellValue(editor, row, cell.column) : { text: '' };
  }
}

function textLines(editor: Editor, copied: CopiedContent): string[][] {
  if (copied.kind === 'cells') return copied.lines.map((line) => line.map(({ text }) => text));
  const rows = copied.kind === 'rows' ? copied.rows : rowsWithin(copied);
  return rows.map((row) => gridColumns.map((column) => cellValue(editor, row, column).text));
}

function rowsWithin(copied: Extract<CopiedContent, { kind: 'day' | 'week' }>) {
  const days: Week['days'] = copied.kind === 'day' ? [copied.day] : copied.week.days;
  return days.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises));
}
