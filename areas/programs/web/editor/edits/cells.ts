import type { EditSession } from '#shell/web/documents/document-store.ts';
import { type ExerciseRow, exerciseTypes } from '../../../contract/document.ts';
import { rowsOf } from '../../../rules/content.ts';
import { exerciseChange, type PickedExercise } from '../../../rules/rows.ts';
import { columns, type GridColumn, isTextColumn } from '../cells/columns.ts';
import { clearCellError, setCellError } from '../cells/typing.ts';
import type { Editor } from '../context.tsx';
import { exerciseName } from '../exercise-name.ts';
import type { CellRef } from '../grid/grid-model.ts';
import { findRow } from '../state/program-index.ts';
import { setRows } from './rows.ts';

/** Value of a copied cell. Besides the text, a name cell has the exercise and a type cell the type. */
export interface CellValue {
  text: string;
  exercise?: { id: string; name: string } | undefined;
  type?: ExerciseRow['type'] | undefined;
}

export interface CellToWrite {
  cell: CellRef;
  value: CellValue;
}

type EditorParts = Pick<Editor, 'store' | 'ui' | 'typeName' | 'libraryNames'>;

export function cellValue(
  editor: Pick<Editor, 'typeName' | 'libraryNames'>,
  row: ExerciseRow,
  column: GridColumn,
): CellValue {
  if (column === 'name') return { text: exerciseName(editor, row), exercise: { id: row.exerciseId, name: row.name } };
  if (column === 'type') return { text: editor.typeName(row.type), type: row.type };
  return { text: columns[column].format(row) };
}

/**
 * Writes all cells as one undo entry, or as part of that of the edit session, and returns how many were written. A text that does not parse is shown as an
 * error in its cell.
 */
export function writeCells(
  editor: EditorParts,
  cells: readonly CellToWrite[],
  editSession: EditSession | null = null,
): number {
  const { weeks } = editor.store.getState().content;
  const changes = new Map<string, Partial<ExerciseRow>>();
  const rejected: CellToWrite[] = [];
  // Another exercise empties the loads of the former one, and what is written with it must stay.
  const namesFirst = cells.toSorted((one, other) => Number(isName(other)) - Number(isName(one)));
  for (const one of namesFirst) {
    const row = findRow(weeks, one.cell.rowId)?.row;
    if (!row) continue;
    const previous = changes.get(row.id);
    const change = parseChange(editor, { ...row, ...previous }, one);
    if (change) changes.set(row.id, { ...previous, ...change });
    else rejected.push(one);
  }
  setRows(editor.store, changes, editSession);
  for (const { cell, value } of cells)
    updateCellError(editor, cell, rejected.some((one) => one.cell === cell) ? value.text : null);
  return cells.length - rejected.length;
}

function isName({ cell }: CellToWrite): boolean {
  return cell.column === 'name';
}

export function clearCells(editor: EditorParts, cells: readonly CellRef[]): number {
  const textCells = cells.filter(({ column }) => isTextColumn(column));
  return writeCells(
    editor,
    textCells.map((cell) => ({ cell, value: { text: '' } })),
  );
}

function parseChange(editor: EditorParts, row: ExerciseRow, { cell, value }: CellToWrite): Partial<ExerciseRow> | null {
  if (cell.column === 'name') {
    const exercise = parseExercise(editor, value);
    return exercise && exerciseChange(row, exercise);
  }
  if (cell.column === 'type') return parseType(editor, value);
  const { maxLength, parse: write } = columns[cell.column];
  const text = cell.column === 'info' ? value.text : value.text.trim();
  return text.length > maxLength ? null : write(text, row);
}

/** Finds the exercise of a copied cell. A text without an id is matched by name with the exercises of the program. */
function parseExercise(editor: EditorParts, { text, exercise }: CellValue): PickedExercise | null {
  if (exercise) return exercise;
  const name = text.trim().toLowerCase();
  const known = rowsOf(editor.store.getState().content.weeks).find((row) =>
    [row.name, exerciseName(editor, row)].some((one) => one.toLowerCase() === name),
  );
  return known ? { id: known.exerciseId, name: known.name } : null;
}

function parseType({ typeName }: EditorParts, { text, type }: CellValue): Partial<ExerciseRow> | null {
  const name = text.trim().toLowerCase();
  const found = type ?? exerciseTypes.find((one) => one === name || typeName(one).toLowerCase() === name);
  return found ? { type: found } : null;
}

function updateCellError(editor: EditorParts, { rowId, column }: CellRef, errorText: string | null): void {
  if (!isTextColumn(column)) return;
  if (errorText === null) clearCellError(editor, { rowId, column });
  else setCellError(editor, { rowId, column }, errorText);
}
