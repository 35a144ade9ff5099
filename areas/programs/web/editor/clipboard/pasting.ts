import { newId } from '#shell/common/ids.ts';
import { limits } from '../../../contract/document.ts';
import { mayAddDay } from '../../../rules/days.ts';
import { mayAddWeek } from '../../../rules/weeks.ts';
import {
  withDayAppended,
  withDayPasted,
  withRowsAppended,
  withRowsPasted,
  withWeekAppended,
  withWeekPasted,
} from '../../../rules/pasting.ts';
import type { Editor } from '../context.tsx';
import { type CellToWrite, type CellValue, writeCells } from '../edits/cells.ts';
import { changeRows } from '../edits/rows.ts';
import { changeWeeks } from '../edits/weeks.ts';
import { rangeOf } from '../grid/selected.ts';
import { cellsWithin, placeAt, type Range } from '../grid/range.ts';
import { compareSlots, rowAt, rowsOfWeek, type GridModel, rowPositionOf } from '../grid/grid-model.ts';
import { findDay, findRow, findWeek, findWorkout } from '../state/program-index.ts';
import type { EditorMessage } from '../state/editor-ui.ts';
import type { Copied } from './clip.ts';

/** What came of it, to be said. */
type Outcome = EditorMessage;
const full: Outcome = { name: 'full' };
const done: Outcome = { name: 'pasted', isUndoable: true };

/** Over what is selected. What is written over keeps who it is. */
export function pasteOver(editor: Editor, sheet: GridModel, copied: Copied): Outcome {
  const { focus, selection } = editor.ui.grid.get();
  const place = focus && findRow(sheet.weeks, focus.rowId);
  switch (copied.kind) {
    case 'cells':
      return pasteCells(editor, sheet, copied.lines);
    case 'rows':
      if (!focus || !place) return { name: 'nothingToPaste' };
      return pasteRows(editor, { id: focus.rowId, workoutId: place.workout.id, carried: copied.rows });
    case 'day': {
      const id = selection.kind === 'day' ? selection.id : place?.day.id;
      if (!id) return { name: 'nothingToPaste' };
      changeWeeks(editor.store, (weeks) => withDayPasted(weeks, { id, day: copied.day, newId }));
      return done;
    }
    default: {
      const id = selection.kind === 'week' ? selection.id : place?.week.id;
      if (!id) return { name: 'nothingToPaste' };
      changeWeeks(editor.store, (weeks) => withWeekPasted(weeks, { id, week: copied.week, newId }));
      return done;
    }
  }
}

/** Rows at the end of the workout, a day at the end of the week, a week at the end of the program. */
export function pasteNew(editor: Editor, sheet: GridModel, copied: Copied): Outcome {
  const { focus, selection } = editor.ui.grid.get();
  const place = focus ? findRow(sheet.weeks, focus.rowId) : undefined;
  if (copied.kind === 'week') {
    if (!mayAddWeek(sheet.weeks)) return full;
    changeWeeks(editor.store, (weeks) => withWeekAppended(weeks, copied.week, newId));
    return done;
  }
  if (copied.kind === 'day') {
    const week = selection.kind === 'week' ? findWeek(sheet.weeks, selection.id) : weekAround(sheet, editor);
    if (!week || !mayAddDay(week)) return full;
    changeWeeks(editor.store, (weeks) => withDayAppended(weeks, { weekId: week.id, day: copied.day, newId }));
    return done;
  }
  if (copied.kind === 'cells') return pasteCells(editor, sheet, copied.lines);
  return place ? appendRows(editor, place.workout.id, copied.rows) : { name: 'nothingToPaste' };
}

export function appendRows(
  editor: Editor,
  workoutId: string,
  rows: Extract<Copied, { kind: 'rows' }>['rows'],
): Outcome {
  const workout = findWorkout(editor.store.getState().content.weeks, workoutId)?.workout;
  const room = limits.rowsAWorkout - (workout?.exercises.length ?? limits.rowsAWorkout);
  if (room <= 0) return full;
  changeRows(editor.store, workoutId, (standing) => withRowsAppended(standing, rows, newId));
  return rows.length > room ? { name: 'pastedPart', values: { count: rows.length - room }, isUndoable: true } : done;
}

function pasteRows(
  editor: Editor,
  { id, workoutId, carried }: { id: string; workoutId: string; carried: Extract<Copied, { kind: 'rows' }>['rows'] },
): Outcome {
  changeRows(editor.store, workoutId, (rows) => withRowsPasted(rows, { id, copied: carried, newId }));
  return done;
}

/** From the first selected cell on; one line or column, or a single cell, fills a selection that is a multiple of it. */
function pasteCells(editor: Editor, sheet: GridModel, lines: readonly (readonly CellValue[])[]): Outcome {
  const range = rangeOf(editor, sheet) ?? rangeOfRows(editor, sheet);
  const width = Math.max(...lines.map((line) => line.length));
  if (!range || !width) return { name: 'nothingToPaste' };

  const selected = cellsWithin(sheet, range);
  const isTiled = selected.length % lines.length === 0 && (range.to - range.from + 1) % width === 0;
  const cells = isTiled
    ? selected.flatMap((line, row) =>
        line.flatMap((cell, column) => toWrite(cell, lines[row % lines.length]?.[column % width])),
      )
    : lines.flatMap((line, row) => line.flatMap((value, column) => toWrite(cellAt(sheet, range, row, column), value)));

  const asked = isTiled ? cells.length : lines.reduce((sum, line) => sum + line.length, 0);
  writeCells(editor, cells);
  const left = asked - cells.length;
  return left > 0 ? { name: 'pastedPart', values: { count: left }, isUndoable: true } : done;
}

/** Rows go down the week, columns on to the next week where weeks stand side by side. */
function cellAt(sheet: GridModel, { from, low }: Range, row: number, column: number) {
  const { week, column: name } = placeAt(sheet, from + column);
  const first = placeAt(sheet, from).week;
  if (!name || (week !== first && !sheet.isSideBySide)) return null;
  const rows = rowsOfWeek(sheet.weeks[first] ?? { id: '', weekNumber: 0, days: [] });
  const start = rows.findIndex((id) => compareSlots(rowPositionOf(sheet, id)?.slot ?? low, low) === 0);
  const slot = rowPositionOf(sheet, rows[start + row] ?? '')?.slot;
  const rowId = slot && start !== -1 ? rowAt(sheet, week, slot) : null;
  return rowId ? { rowId, column: name } : null;
}

function toWrite(cell: CellToWrite['cell'] | null, value: CellValue | undefined): CellToWrite[] {
  return cell && value ? [{ cell, value }] : [];
}

function rangeOfRows({ ui }: Editor, sheet: GridModel): Range | null {
  const { focus, selection } = ui.grid.get();
  const at = focus && selection.kind === 'rows' ? rowPositionOf(sheet, focus.rowId) : null;
  const start = (at?.week ?? 0) * sheet.columns.length;
  return at && { from: start, to: start + sheet.columns.length - 1, low: at.slot, high: at.slot };
}

function weekAround(sheet: GridModel, { ui }: Editor) {
  const { focus, selection } = ui.grid.get();
  if (selection.kind === 'day') return findDay(sheet.weeks, selection.id)?.week;
  return focus ? findRow(sheet.weeks, focus.rowId)?.week : undefined;
}
