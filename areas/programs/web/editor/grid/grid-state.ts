import type { GridColumn } from '../cells/columns.ts';
import { followed } from '../state/followed.ts';
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
  adder: string | null;
  /** The last column that had the focus. */
  column: GridColumn;
  selection: Selection;
  /** Typed over, or written on in what stands. */
  editing: ({ how: 'over' | 'on' } & EditSession) | null;
  /** How far the corner of the selection is being dragged to fill cells. */
  fillTo: CellRef | null;
  /** Where a run of Tab began: Enter goes back under it. */
  tabFrom: GridColumn | null;
}

export const focusedCellOnly: Selection = { kind: 'cells', head: null };

export type Grid = ReturnType<typeof createGridState>;

export function createGridState() {
  return followed<GridState>({
    focus: null,
    adder: null,
    column: 'name',
    selection: focusedCellOnly,
    editing: null,
    fillTo: null,
    tabFrom: null,
  });
}

export function setGridState(grid: Grid, changes: Partial<GridState>): void {
  const column = changes.focus?.column;
  grid.set({ ...grid.get(), ...changes, ...(column && { column, adder: null }) });
}
