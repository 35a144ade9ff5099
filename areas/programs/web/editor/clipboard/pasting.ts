import { newId } from '#shell/common/ids.ts';
import { limits } from '../../../contract/document.ts';
import { workoutsOf } from '../../../rules/content.ts';
import { mayAddDay } from '../../../rules/days.ts';
import { mayAddWeek } from '../../../rules/weeks.ts';
import {
  withDayAppended,
  withDayPasted,
  withRowsAppended,
  withRowsPasted,
  withWeekPasted,
  withWeeksInserted,
} from '../../../rules/pasting.ts';
import type { Editor } from '../context.tsx';
import { type CellToWrite, type CellValue, writeCells } from '../edits/cells.ts';
import { hasEmptiedLoads } from '../edits/emptied-loads.ts';
import { changeRows } from '../edits/rows.ts';
import { changeWeeks } from '../edits/weeks.ts';
import { rangeOf } from '../grid/selected.ts';
import { cellsWithin, columnAt, type Range } from '../grid/range.ts';
import { comparePositions, rowAt, rowsOfWeek, type GridModel, rowPositionOf } from '../grid/grid-model.ts';
import { findDay, findRow, findWeek, findWorkout } from '../state/program-index.ts';
import type { EditorMessage } from '../state/editor-ui.ts';
import { isTrainedIn } from '../training.ts';
import type { CopiedContent } from './clip.ts';

/** Message that the editor shows after pasting. */
type Outcome = EditorMessage;
const limitReached: Outcome = { name: 'full' };
const pasted: Outcome = { name: 'pasted', isUndoable: true };

/** Pastes over the selection; overwritten rows, days and weeks keep their ids. */
export function pasteOver(editor: Editor, model: GridModel, copied: CopiedContent): Outcome {
  const { focus, selection, addRowWorkoutId } = editor.ui.grid.get();
  const row = focus && findRow(model.weeks, focus.rowId);
  const location = row ?? (addRowWorkoutId ? findWorkout(model.weeks, addRowWorkoutId) : undefined);
  switch (copied.kind) {
    case 'cells':
      return pasteCells(editor, model, copied.lines);
    case 'rows':
      if (!focus && location) return appendRows(editor, location.workout.id, copied.rows);
      if (!focus || !location) return { name: 'nothingToPaste' };
      changeRows(editor.store, location.workout.id, (rows) =>
        withRowsPasted(rows, { id: focus.rowId, copied: copied.rows, newId }),
      );
      return pasted;
    case 'day': {
      const id = selection.kind === 'day' ? selection.id : location?.day.id;
      const target = id && findDay(model.weeks, id);
      if (!target) return { name: 'nothingToPaste' };
      const { day, week } = target;
      if (day.workouts.some(isTrainedIn(editor)))
        return { name: 'dayKept', values: { day: day.dayNumber, week: week.weekNumber } };
      changeWeeks(editor.store, (weeks) => withDayPasted(weeks, { id, day: copied.day, newId }));
      return pasted;
    }
    default: {
      const id = selection.kind === 'week' ? selection.id : location?.week.id;
      const week = id && findWeek(model.weeks, id);
      if (!week) return { name: 'nothingToPaste' };
      if (workoutsOf([week]).some(isTrainedIn(editor)))
        return { name: 'weeksKept', values: { count: 1, numbers: week.weekNumber } };
      changeWeeks(editor.store, (weeks) => withWeekPasted(weeks, { id, week: copied.week, newId }));
      return pasted;
    }
  }
}

/** Appends rows to the workout, a day to the week, or a week to the program. */
export function pasteNew(editor: Editor, model: GridModel, copied: CopiedContent): Outcome {
  const { focus, selection } = editor.ui.grid.get();
  const location = focus ? findRow(model.weeks, focus.rowId) : undefined;
  if (copied.kind === 'week') {
    if (!mayAddWeek(model.weeks)) return limitReached;
    changeWeeks(editor.store, (weeks) =>
      withWeeksInserted(weeks, { chosen: [copied.week], afterWeek: weeks.length, newId }),
    );
    return pasted;
  }
  if (copied.kind === 'day') {
    const week = selection.kind === 'week' ? findWeek(model.weeks, selection.id) : targetWeek(model, editor);
    if (!week || !mayAddDay(week)) return limitReached;
    changeWeeks(editor.store, (weeks) => withDayAppended(weeks, { weekId: week.id, day: copied.day, newId }));
    return pasted;
  }
  if (copied.kind === 'cells') return pasteCells(editor, model, copied.lines);
  return location ? appendRows(editor, location.workout.id, copied.rows) : { name: 'nothingToPaste' };
}

export function appendRows(
  editor: Editor,
  workoutId: string,
  rows: Extract<CopiedContent, { kind: 'rows' }>['rows'],
): Outcome {
  const workout = findWorkout(editor.store.getState().content.weeks, workoutId)?.workout;
  const freeRows = limits.rowsAWorkout - (workout?.exercises.length ?? limits.rowsAWorkout);
  if (freeRows <= 0) return limitReached;
  changeRows(editor.store, workoutId, (exercises) => withRowsAppended(exercises, rows, newId));
  return rows.length > freeRows
    ? { name: 'pastedPart', values: { count: rows.length - freeRows }, isUndoable: true }
    : pasted;
}

/** Pastes from the first selected cell on; repeats the lines when the selection is a multiple of their size. */
function pasteCells(editor: Editor, model: GridModel, lines: readonly (readonly CellValue[])[]): Outcome {
  const range = rangeOf(editor, model) ?? rangeOfRows(editor, model);
  const width = Math.max(...lines.map((line) => line.length));
  if (!range || !width) return { name: 'nothingToPaste' };

  const selected = cellsWithin(model, range);
  const isTiled = selected.length % lines.length === 0 && (range.to - range.from + 1) % width === 0;
  const cells = isTiled
    ? selected.flatMap((line, row) =>
        line.flatMap((cell, column) => toWrite(cell, lines[row % lines.length]?.[column % width])),
      )
    : lines.flatMap((line, row) => line.flatMap((value, column) => toWrite(cellAt(model, range, row, column), value)));

  const requested = isTiled ? cells.length : lines.reduce((sum, line) => sum + line.length, 0);
  writeCells(editor, cells);
  const skipped = requested - cells.length;
  const outcome: Outcome = skipped > 0 ? { name: 'pastedPart', values: { count: skipped }, isUndoable: true } : pasted;
  return { ...outcome, hasEmptiedLoads: hasEmptiedLoads(editor, model.weeks) };
}

/**
 * Returns the cell `row` lines and `column` columns after the start of the range. Lines continue down the week, columns
 * into the next week when weeks are side by side.
 */
function cellAt(model: GridModel, { from, low }: Range, row: number, column: number) {
  const { week, column: name } = columnAt(model, from + column);
  const first = columnAt(model, from).week;
  if (!name || (week !== first && !model.isSideBySide)) return null;
  const rows = rowsOfWeek(model.weeks[first] ?? { id: '', weekNumber: 0, days: [] });
  const start = rows.findIndex((id) => comparePositions(rowPositionOf(model, id)?.position ?? low, low) === 0);
  const slot = rowPositionOf(model, rows[start + row] ?? '')?.position;
  const rowId = slot && start !== -1 ? rowAt(model, week, slot) : null;
  return rowId ? { rowId, column: name } : null;
}

function toWrite(cell: CellToWrite['cell'] | null, value: CellValue | undefined): CellToWrite[] {
  return cell && value ? [{ cell, value }] : [];
}

function rangeOfRows({ ui }: Editor, model: GridModel): Range | null {
  const { focus, selection } = ui.grid.get();
  const found = focus && selection.kind === 'rows' ? rowPositionOf(model, focus.rowId) : null;
  const start = (found?.week ?? 0) * model.columns.length;
  return found && { from: start, to: start + model.columns.length - 1, low: found.position, high: found.position };
}

function targetWeek(model: GridModel, { ui }: Editor) {
  const { focus, selection } = ui.grid.get();
  if (selection.kind === 'day') return findDay(model.weeks, selection.id)?.week;
  return focus ? findRow(model.weeks, focus.rowId)?.week : undefined;
}
