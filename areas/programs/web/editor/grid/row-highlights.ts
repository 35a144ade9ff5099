import { useMemo } from 'react';
import { type Editor, useEditor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import { rangeOf } from './selected.ts';
import type { GridState } from './grid-state.ts';
import { columnsWithin, endsIn, grownTo } from './range.ts';
import { readGridModel } from './read-grid-model.ts';

/** How the selection shows in one row; columns are counted from 0. */
export interface RowMarks {
  /** The column with the focus, -1 for none. */
  focus: number;
  selected: readonly [number, number] | null;
  /** Selected as a whole. */
  isWhole: boolean;
  /** Where the corner of the selection is that can be dragged, -1 for none. */
  corner: number;
  filled: readonly [number, number] | null;
  editing: 'over' | 'on' | null;
}

const none = '';
const unmarked: RowMarks = { focus: -1, selected: null, isWhole: false, corner: -1, filled: null, editing: null };

/** Draws the row again only when its own marks differ. */
export function useRowMarks(rowId: string): RowMarks {
  const editor = useEditor();
  const marks = editor.ui.grid.use((state) => marksOf(editor, state, rowId));
  return useMemo(() => (marks === none ? unmarked : JSON.parse(marks)), [marks]);
}

function marksOf(editor: Editor, state: GridState, rowId: string): string {
  const { focus, selection, fillTo, editing } = state;
  if (!focus && selection.kind === 'cells') return none;
  const sheet = readGridModel(editor);
  const range = rangeOf(editor, sheet);
  const selected = range && columnsWithin(sheet, range, rowId);
  const filled = range && fillTo ? columnsWithin(sheet, grownTo(sheet, range, fillTo), rowId) : null;
  const isFocused = focus?.rowId === rowId;
  const isWhole = isWithin(editor, state, rowId);
  if (!selected && !filled && !isFocused && !isWhole) return none;

  const marks: RowMarks = {
    focus: isFocused && focus ? sheet.columns.indexOf(focus.column) : -1,
    selected,
    isWhole,
    corner: range && !editing && endsIn(sheet, range, rowId) ? (selected?.[1] ?? -1) : -1,
    filled,
    editing: isFocused ? (editing?.how ?? null) : null,
  };
  return JSON.stringify(marks);
}

function isWithin({ store }: Editor, { selection }: GridState, rowId: string): boolean {
  if (selection.kind === 'cells') return false;
  if (selection.kind === 'rows') return selection.ids.includes(rowId);
  const place = findRow(store.getState().content.weeks, rowId);
  return place?.[selection.kind].id === selection.id;
}
