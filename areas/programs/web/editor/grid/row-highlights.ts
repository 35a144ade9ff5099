import { useMemo } from 'react';
import { type Editor, useEditor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import { rangeOf } from './selected.ts';
import type { GridState } from './grid-state.ts';
import { columnsWithin, endsIn, expandRangeTo } from './range.ts';
import { readGridModel } from './read-grid-model.ts';

/** Focus and selection as drawn in one row; column indexes from 0. */
export interface RowHighlights {
  /** Focused column, -1 for none. */
  focus: number;
  selected: readonly [number, number] | null;
  /** Whether the row is selected itself, or by its day or week. */
  isRowSelected: boolean;
  /** Column with the fill handle, -1 for none. */
  corner: number;
  filled: readonly [number, number] | null;
  editing: 'replace' | 'edit' | null;
}

const none = '';
const noHighlights: RowHighlights = {
  focus: -1,
  selected: null,
  isRowSelected: false,
  corner: -1,
  filled: null,
  editing: null,
};

/** Returns the highlights of a row; the row renders only when they change. */
export function useRowHighlights(rowId: string): RowHighlights {
  const editor = useEditor();
  const highlights = editor.ui.grid.use((state) => serializedHighlights(editor, state, rowId));
  return useMemo(() => (highlights === none ? noHighlights : JSON.parse(highlights)), [highlights]);
}

function serializedHighlights(editor: Editor, state: GridState, rowId: string): string {
  const { focus, selection, fillTarget: fillTo, editing } = state;
  if (!focus && selection.kind === 'cells') return none;
  const model = readGridModel(editor);
  const range = rangeOf(editor, model);
  const selected = range && columnsWithin(model, range, rowId);
  const filled = range && fillTo ? columnsWithin(model, expandRangeTo(model, range, fillTo), rowId) : null;
  const isFocused = focus?.rowId === rowId;
  const isSelected = isRowSelected(editor, state, rowId);
  if (!selected && !filled && !isFocused && !isSelected) return none;

  const highlights: RowHighlights = {
    focus: isFocused && focus ? model.columns.indexOf(focus.column) : -1,
    selected,
    isRowSelected: isSelected,
    corner: range && !editing && endsIn(model, range, rowId) ? (selected?.[1] ?? -1) : -1,
    filled,
    editing: isFocused ? (editing?.mode ?? null) : null,
  };
  return JSON.stringify(highlights);
}

function isRowSelected({ store }: Editor, { selection }: GridState, rowId: string): boolean {
  if (selection.kind === 'cells') return false;
  if (selection.kind === 'rows') return selection.ids.includes(rowId);
  const location = findRow(store.getState().content.weeks, rowId);
  return location?.[selection.kind].id === selection.id;
}
