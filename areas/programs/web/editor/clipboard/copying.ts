import type { Week } from '../../../contract/document.ts';
import { toClipboardRows } from '../../../rules/pasting.ts';
import type { Editor } from '../context.tsx';
import { cellValue } from '../edits/cells.ts';
import { selectedRows, rangeOf } from '../grid/selected.ts';
import { cellsWithin } from '../grid/range.ts';
import type { GridModel } from '../grid/grid-model.ts';
import { findDay, findRow, findWeek } from '../state/program-index.ts';
import { gridColumns } from '../cells/columns.ts';
import type { Clip, Copied } from './clip.ts';
import { tsvOf } from './tsv.ts';

/** What is selected, to be pasted by us or by a spreadsheet. Null when nothing is. */
export function clipOf(editor: Editor, sheet: GridModel): Clip | null {
  const copied = copiedFrom(editor, sheet);
  return copied && { membershipId: editor.membershipId, text: tsvOf(linesIn(editor, copied)), copied };
}

export function clipOfRow(editor: Editor, rowId: string): Clip | null {
  const row = findRow(editor.store.getState().content.weeks, rowId)?.row;
  const copied = row && ({ kind: 'rows', rows: toClipboardRows([row]) } satisfies Copied);
  return copied ? { membershipId: editor.membershipId, text: tsvOf(linesIn(editor, copied)), copied } : null;
}

function copiedFrom(editor: Editor, sheet: GridModel): Copied | null {
  const { selection } = editor.ui.grid.get();
  if (selection.kind === 'week') {
    const week = findWeek(sheet.weeks, selection.id);
    return week ? { kind: 'week', week } : null;
  }
  if (selection.kind === 'day') {
    const day = findDay(sheet.weeks, selection.id)?.day;
    return day ? { kind: 'day', day } : null;
  }
  if (selection.kind === 'rows') {
    const rows = selectedRows(editor, sheet).flatMap((id) => findRow(sheet.weeks, id)?.row ?? []);
    return rows.length > 0 ? { kind: 'rows', rows: toClipboardRows(rows) } : null;
  }
  const range = rangeOf(editor, sheet);
  return range && { kind: 'cells', lines: cellsWithin(sheet, range).map((line) => line.map(valueAt)) };

  function valueAt(cell: ReturnType<typeof cellsWithin>[number][number]) {
    const row = cell && findRow(sheet.weeks, cell.rowId)?.row;
    return row && cell ? cellValue(editor, row, cell.column) : { text: '' };
  }
}

function linesIn(editor: Editor, copied: Copied): string[][] {
  if (copied.kind === 'cells') return copied.lines.map((line) => line.map(({ text }) => text));
  const rows = copied.kind === 'rows' ? copied.rows : rowsUnder(copied);
  return rows.map((row) => gridColumns.map((column) => cellValue(editor, row, column).text));
}

function rowsUnder(copied: Extract<Copied, { kind: 'day' | 'week' }>) {
  const days: Week['days'] = copied.kind === 'day' ? [copied.day] : copied.week.days;
  return days.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises));
}
