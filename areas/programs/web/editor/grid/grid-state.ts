import type { GridColumn } from '../cells/columns.ts';
import { createSelectorAtom } from '#shell/web/selector-atom.ts';
import type { EditSession } from '#shell/web/documents/document-store.ts';
import type { CellRef } from './grid-model.ts';

/** Selection; `head` is its moving end, the focused cell is its anchor. */
export type Selection =
  /** Cells from the focused one to `head`; null selects the focused cell alone. */
  | { kind: 'cells'; head: CellRef | null }
  /** Rows, not necessarily consecutive. */
  | { kind: 'rows'; ids: readonly string[]; head: string }
  | { kind: 'day'; id: string }
  | { kind: 'week'; id: string };

export interface GridState {
  focus: CellRef | null;
  /** Workout whose "add exercise" cell has the focus. */
  addRowWorkoutId: string | null;
  /** Last focused column. */
  column: GridColumn;
  selection: Selection;
  /** `replace` starts with an empty field, `edit` with the present text. */
  editing: ({ mode: 'replace' | 'edit' } & EditSession) | null;
  /** Cell under the pointer while the fill handle is dragged. */
  fillTarget: CellRef | null;
  /** Column where a sequence of Tab keys began; Enter returns to it in the next line. */
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
