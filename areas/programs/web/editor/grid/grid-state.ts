import type { GridColumn } from '../cells/columns.ts';
import { createSelectorAtom } from '../state/selector-atom.ts';
import type { EditSession } from '#shell/web/documents/document-store.ts';
import type { CellRef } from './grid-model.ts';

/** What the next command is about, besides the cell that has the focus. */
export type Selection =
  /** The cells from the one with the focus to `head`; without it that one alone. */
  | { kind: 'cells'; head: CellRef | null }
  /** Whole rows, which need not follow each other. */
  | { kind: 'rows'; ids: readonly string[]; head: string }
  | { kind: 'day'; id: string }
  | { kind: 'week'; id: string };

export interface GridState {
  focus: CellRef | null;
  /** The workout at whose end the focus is, where its next exercise is added. */
  addRowWorkoutId: string | null;
  /** The last column that had the focus. */
  column: GridColumn;
  selection: Selection;
  /** Typed over, or written on in what stands. */
  editing: ({ mode: 'replace' | 'edit' } & EditSession) | null;
  /** How far the corner of the selection is being dragged to fill cells. */
  fillTarget: CellRef | null;
  /** Where a run of Tab began: Enter goes back under it. */
  tabStartColumn: GridColumn | null;
}

export const focusedCellOnly: Selection = { kind: 'cells', head: null };

export type Grid = ReturnType<typeof createGridState>;

export function createGridState() {
  return createSelectorAtom<GridState>({
    focus: null,
    addRowWorkoutId: null,
    column: 'name',
    selection: focusedCellOnly,
    editing: null,
    fillTarget: null,
    tabStartColumn: null,
  });
}

export function setGridState(grid: Grid, changes: Partial<GridState>): void {
  const column = changes.focus?.column;
  grid.set({ ...grid.get(), ...changes, ...(column && { column, addRowWorkoutId: null }) });
}
