import type { Editor } from '../context.tsx';
import { cellsWithin, type Range } from '../grid/range.ts';
import { extendSeries } from '../grid/series.ts';
import { type CellRef, type GridModel, rowPositionOf } from '../grid/grid-model.ts';
import { matchingRow, findRow } from '../state/program-index.ts';
import { type CellToWrite, type CellValue, cellValue, writeCells } from './cells.ts';

type Place = Pick<Editor, 'store' | 'ui' | 'typeName'>;

/** The first line goes into the others. */
export function fillDown(place: Place, sheet: GridModel, range: Range): number {
  const [first = [], ...others] = cellsWithin(sheet, range);
  return writeCells(
    place,
    others.flatMap((line) => line.flatMap((cell, index) => toWrite(place, cell, first[index]))),
  );
}

/** What the corner was dragged over goes on where the selection ends: a series goes on, anything else begins again. */
export function fillTo(place: Place, sheet: GridModel, { from, whole }: { from: Range; whole: Range }): number {
  const source = cellsWithin(sheet, from);
  const all = cellsWithin(sheet, whole);
  const isAcross = whole.from !== from.from || whole.to !== from.to;
  const lines = isAcross ? turned(all) : all;
  const known = isAcross ? turned(source) : source;
  const isBack = isAcross
    ? whole.from < from.from
    : all.length > source.length && !sameCell(all[0]?.[0], source[0]?.[0]);
  const given = isBack ? known.toReversed() : known;
  const asked = (isBack ? lines.toReversed() : lines).slice(given.length);
  return writeCells(place, isAcross ? acrossWeeks(place, sheet, given, asked) : downRows(place, given, asked));
}

/**
 * The cells of a week go into all weeks after it, where the same exercise is done: at the same place, or else elsewhere
 * in the same workout.
 */
export function fillWeeks(place: Place, sheet: GridModel, cells: readonly CellRef[]): number {
  const found = cells.flatMap((cell) => {
    const at = rowPositionOf(sheet, cell.rowId);
    if (!at) return [];
    return sheet.weeks.slice(at.week + 1).flatMap((week) => {
      const rowId = matchingRow(sheet.weeks, cell.rowId, week);
      return rowId ? toWrite(place, { rowId, column: cell.column }, cell) : [];
    });
  });
  return writeCells(place, found);
}

function downRows(place: Place, given: readonly (CellRef | null)[][], asked: readonly (CellRef | null)[][]) {
  return asked.flatMap((line, ahead) =>
    line.flatMap((cell, column) => {
      const sources = given.map((from) => from[column] ?? null);
      return goingOn(place, cell, { sources, ahead });
    }),
  );
}

/** Each column goes on in the same column of the following weeks. */
function acrossWeeks(
  place: Place,
  sheet: GridModel,
  given: readonly (CellRef | null)[][],
  asked: readonly (CellRef | null)[][],
): CellToWrite[] {
  const ahead = new Map<string, number>();
  return asked.flatMap((line) =>
    line.flatMap((cell, row) => {
      if (!cell) return [];
      const sources = given.map((from) => from[row] ?? null).filter((one) => one?.column === cell.column);
      const name = `${cell.column} ${row}`;
      ahead.set(name, (ahead.get(name) ?? -1) + 1);
      return sources.length === 0 || !rowPositionOf(sheet, cell.rowId)
        ? []
        : goingOn(place, cell, { sources, ahead: ahead.get(name) ?? 0 });
    }),
  );
}

function goingOn(
  place: Place,
  cell: CellRef | null,
  { sources, ahead }: { sources: readonly (CellRef | null)[]; ahead: number },
): CellToWrite[] {
  const values = sources.flatMap((source) => value(place, source));
  const next = values[ahead % values.length];
  if (!cell || !next) return [];
  if (next.exercise || next.type) return [{ cell, value: next }];
  const text = extendSeries(
    values.map((one) => one.text),
    ahead,
  );
  return [{ cell, value: { text } }];
}

function toWrite(place: Place, cell: CellRef | null | undefined, from: CellRef | null | undefined): CellToWrite[] {
  return cell && from ? value(place, from).map((one) => ({ cell, value: one })) : [];
}

function value(place: Place, cell: CellRef | null): CellValue[] {
  const row = cell && findRow(place.store.getState().content.weeks, cell.rowId)?.row;
  return row && cell ? [cellValue(place, row, cell.column)] : [];
}

function turned<T>(lines: readonly (readonly T[])[]): T[][] {
  return (lines[0] ?? []).map((_, index) => lines.map((line) => line[index] as T));
}

function sameCell(one: CellRef | null | undefined, other: CellRef | null | undefined): boolean {
  return one?.rowId === other?.rowId;
}
