import { type ExerciseRow, exerciseTypes } from '../../../contract/document.ts';
import { columns, type GridColumn, isWritten } from '../cells/columns.ts';
import { clearCellError, setCellErrors } from '../cells/typing.ts';
import type { Editor } from '../context.tsx';
import type { CellRef } from '../grid/grid-model.ts';
import { findRow } from '../state/program-index.ts';
import { setRows } from './rows.ts';

/** What a cell holds, as it is copied. An exercise and a type are more than their names. */
export interface CellValue {
  text: string;
  exercise?: { id: string; name: string } | undefined;
  type?: ExerciseRow['type'] | undefined;
}

export interface CellToWrite {
  cell: CellRef;
  value: CellValue;
}

type Place = Pick<Editor, 'store' | 'ui' | 'typeName'>;

export function cellValue({ typeName }: Pick<Editor, 'typeName'>, row: ExerciseRow, column: GridColumn): CellValue {
  if (column === 'name') return { text: row.name, exercise: { id: row.exerciseId, name: row.name } };
  if (column === 'type') return { text: typeName(row.type), type: row.type };
  return { text: columns[column].read(row) };
}

/** All in one step. What a column does not understand is shown in its cell and not written; gives back how many were. */
export function writeCells(place: Place, cells: readonly CellToWrite[]): number {
  const { weeks } = place.store.getState().content;
  const changes = new Map<string, Partial<ExerciseRow>>();
  const refused: CellToWrite[] = [];
  for (const one of cells) {
    const row = findRow(weeks, one.cell.rowId)?.row;
    if (!row) continue;
    const before = changes.get(row.id);
    const change = changeOf(place, { ...row, ...before }, one);
    if (change) changes.set(row.id, { ...before, ...change });
    else refused.push(one);
  }
  setRows(place.store, changes);
  for (const { cell, value } of cells)
    settle(place, cell, refused.some((one) => one.cell === cell) ? value.text : null);
  return cells.length - refused.length;
}

export function clearCells(place: Place, cells: readonly CellRef[]): number {
  const written = cells.filter(({ column }) => isWritten(column));
  return writeCells(
    place,
    written.map((cell) => ({ cell, value: { text: '' } })),
  );
}

function changeOf(place: Place, row: ExerciseRow, { cell, value }: CellToWrite): Partial<ExerciseRow> | null {
  if (cell.column === 'name') return exerciseChange(place, value);
  if (cell.column === 'type') return typeChange(place, value);
  const { maxLength, write } = columns[cell.column];
  const text = cell.column === 'info' ? value.text : value.text.trim();
  return text.length > maxLength ? null : write(text, row);
}

/** A name from elsewhere counts when the program knows the exercise. */
function exerciseChange({ store }: Place, { text, exercise }: CellValue): Partial<ExerciseRow> | null {
  if (exercise) return { exerciseId: exercise.id, name: exercise.name };
  const name = text.trim().toLowerCase();
  const rows = store.getState().content.weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts));
  const known = rows.flatMap(({ exercises }) => exercises).find((row) => row.name.toLowerCase() === name);
  return known ? { exerciseId: known.exerciseId, name: known.name } : null;
}

function typeChange({ typeName }: Place, { text, type }: CellValue): Partial<ExerciseRow> | null {
  const name = text.trim().toLowerCase();
  const found = type ?? exerciseTypes.find((one) => one === name || typeName(one).toLowerCase() === name);
  return found ? { type: found } : null;
}

function settle(place: Place, { rowId, column }: CellRef, wrong: string | null): void {
  if (!isWritten(column)) return;
  if (wrong === null) clearCellError(place, { rowId, column });
  else setCellErrors(place, [{ cell: { rowId, column }, text: wrong }]);
}
