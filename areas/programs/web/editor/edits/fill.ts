import type { EditSession } from '#shell/web/documents/document-store.ts';
import type { Editor } from '../context.tsx';
import { cellsWithin, type Range } from '../grid/range.ts';
import { extendSeries } from '../grid/series.ts';
import { type CellRef, type GridModel, rowPositionOf } from '../grid/grid-model.ts';
import { matchingRow, findRow } from '../state/program-index.ts';
import { type CellToWrite, type CellValue, cellValue, writeCells } from './cells.ts';

type EditorParts = Pick<Editor, 'store' | 'ui' | 'typeName' | 'libraryNames'>;

/** Copies the first line of the range into the other lines. */
export function fillDown(editor: EditorParts, model: GridModel, range: Range): number {
  const [first = [], ...others] = cellsWithin(model, range);
  return writeCells(
    editor,
    others.flatMap((line) => line.flatMap((cell, index) => toWrite(editor, cell, first[index]))),
  );
}

/** Fills the cells between the selection and the drag target: a series continues, other values repeat. */
export function fillTo(
  editor: EditorParts,
  model: GridModel,
  { from, target }: { from: Range; target: Range },
): number {
  const source = cellsWithin(model, from);
  const all = cellsWithin(model, target);
  const isAcross = target.from !== from.from || target.to !== from.to;
  const lines = isAcross ? transposed(all) : all;
  const orderedSource = isAcross ? transposed(source) : source;
  const isReversed = isAcross
    ? target.from < from.from
    : all.length > source.length && !isSameRow(all[0]?.[0], source[0]?.[0]);
  const sourceLines = isReversed ? orderedSource.toReversed() : orderedSource;
  const targetLines = (isReversed ? lines.toReversed() : lines).slice(sourceLines.length);
  return writeCells(
    editor,
    isAcross
      ? fillAcrossWeeks(editor, model, sourceLines, targetLines)
      : fillDownRows(editor, sourceLines, targetLines),
  );
}

/**
 * Copies cells of a week into the rows with the same exercise of all later weeks: at the same position, otherwise
 * anywhere in the same workout.
 */
export function fillWeeks(
  editor: EditorParts,
  model: GridModel,
  cells: readonly CellRef[],
  editSession: EditSession,
): number {
  const cellsToWrite = cells.flatMap((cell) => {
    const position = rowPositionOf(model, cell.rowId);
    if (!position) return [];
    return model.weeks.slice(position.week + 1).flatMap((week) => {
      const rowId = matchingRow(model.weeks, cell.rowId, week);
      return rowId ? toWrite(editor, { rowId, column: cell.column }, cell) : [];
    });
  });
  return writeCells(editor, cellsToWrite, editSession);
}

function fillDownRows(
  editor: EditorParts,
  sourceLines: readonly (CellRef | null)[][],
  targetLines: readonly (CellRef | null)[][],
) {
  return targetLines.flatMap((line, offset) =>
    line.flatMap((cell, column) => {
      const sources = sourceLines.map((from) => from[column] ?? null);
      return nextInSeries(editor, cell, { sources, offset });
    }),
  );
}

/**
 * Fills across weeks: each target cell continues or repeats the source cells of its grid row that are in the same
 * column.
 */
function fillAcrossWeeks(
  editor: EditorParts,
  model: GridModel,
  sourceLines: readonly (CellRef | null)[][],
  targetLines: readonly (CellRef | null)[][],
): CellToWrite[] {
  const offset = new Map<string, number>();
  return targetLines.flatMap((line) =>
    line.flatMap((cell, row) => {
      if (!cell) return [];
      const sources = sourceLines.map((from) => from[row] ?? null).filter((one) => one?.column === cell.column);
      const name = `${cell.column} ${row}`;
      offset.set(name, (offset.get(name) ?? -1) + 1);
      return sources.length === 0 || !rowPositionOf(model, cell.rowId)
        ? []
        : nextInSeries(editor, cell, { sources, offset: offset.get(name) ?? 0 });
    }),
  );
}

function nextInSeries(
  editor: EditorParts,
  cell: CellRef | null,
  { sources, offset }: { sources: readonly (CellRef | null)[]; offset: number },
): CellToWrite[] {
  const values = sources.flatMap((source) => valuesOf(editor, source));
  const next = values[offset % values.length];
  if (!cell || !next) return [];
  if (next.exercise || next.type) return [{ cell, value: next }];
  const text = extendSeries(
    values.map((one) => one.text),
    offset,
  );
  return [{ cell, value: { text } }];
}

function toWrite(
  editor: EditorParts,
  cell: CellRef | null | undefined,
  from: CellRef | null | undefined,
): CellToWrite[] {
  return cell && from ? valuesOf(editor, from).map((one) => ({ cell, value: one })) : [];
}

function valuesOf(editor: EditorParts, cell: CellRef | null): CellValue[] {
  const row = cell && findRow(editor.store.getState().content.weeks, cell.rowId)?.row;
  return row && cell ? [cellValue(editor, row, cell.column)] : [];
}

function transposed<T>(lines: readonly (readonly T[])[]): T[][] {
  return (lines[0] ?? []).map((_, index) => lines.map((line) => line[index] as T));
}

function isSameRow(one: CellRef | null | undefined, other: CellRef | null | undefined): boolean {
  return one?.rowId === other?.rowId;
}
