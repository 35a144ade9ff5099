import { exerciseTypes, type ExerciseRow } from '../../../contract/document.ts';
import { columns, type GridColumn } from '../cells/columns.ts';
import type { Editor } from '../context.tsx';
import { columnAt } from '../grid/range.ts';
import { readGridModel } from '../grid/read-grid-model.ts';
import type { PasteColumns } from './named-lines.ts';

/** More repetitions in reserve than these are a number of another column, such as the repetitions. */
const usualRir = 5;

/**
 * Returns the columns into which cells are pasted from the absolute column index `first` on. A text is a value when `row` or
 * a row of repetitions recognizes it.
 */
export function pasteColumns(editor: Editor, { row, first }: { row: ExerciseRow; first: number }): PasteColumns {
  const model = readGridModel(editor);
  const columnOf = (offset: number) => {
    const { week, column } = columnAt(model, first + offset);
    return week === columnAt(model, first).week || model.isSideBySide ? column : undefined;
  };
  return {
    isValue: (offset, text) => isValueOf(columnOf(offset), text.trim()),
    isUsual: (offset, text) => isUsualIn(columnOf(offset), text.trim()),
  };

  function isValueOf(column: GridColumn | undefined, text: string): boolean {
    if (text === '' || column === undefined || column === 'info') return true;
    if (column === 'name') return false;
    if (column === 'type')
      return exerciseTypes.some((name) => editor.typeName(name).toLowerCase() === text.toLowerCase());
    const { parse, isUnrecognized } = columns[column];
    return [row, { ...row, type: 'reps' as const }].some((target) => {
      const changes = parse(text, target);
      return changes !== null && !isUnrecognized?.({ ...target, ...changes });
    });
  }
}

function isUsualIn(column: GridColumn | undefined, number: string): boolean {
  if (column === 'rir') return Number.parseInt(number, 10) <= usualRir;
  return column !== 'info' || !/^\d+$/.test(number);
}
