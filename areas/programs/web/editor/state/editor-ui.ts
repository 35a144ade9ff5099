import { createAtom } from '#shell/web/atom.ts';
import { createGridState } from '../grid/grid-state.ts';
import { createSelectorAtom } from './selector-atom.ts';

/** Where an exercise goes that is being looked for: a new row of a workout, or the place of another. */
export type PickerTarget = { workoutId: string; after?: string } | { rowId: string };

/** What was done, in a text of `notice`, and whether it can be taken back from there. */
export interface EditorMessage {
  name: EditorMessageName;
  values?: Record<string, string | number>;
  isUndoable?: boolean;
}
export type EditorMessageName =
  | 'copied'
  | 'copiedDay'
  | 'copiedWeek'
  | 'copiedCells'
  | 'pasted'
  | 'pastedPart'
  | 'nothingToPaste'
  | 'filled'
  | 'progressionSet'
  | 'nothingToFill'
  | 'weekFilled'
  | 'dayCopied'
  | 'weekDeleted'
  | 'dayDeleted'
  | 'workoutDeleted'
  | 'dayMoved'
  | 'daysMoved'
  | 'daysSpread'
  | 'full';

/** What stands in a cell instead of what the document says, until somebody corrects it. */
export interface CellError {
  text: string;
  /** What the document said then: once it says something else, this is over. */
  shown: string;
}

/** A menu of a row, at that place of the window in px. */
export interface RowMenuPosition {
  rowId: string;
  x: number;
  y: number;
}

/** What is open or chosen on the screen and belongs to no document. */
export function createEditorUi() {
  return {
    /** What has the focus in the grid, and what is selected. */
    grid: createGridState(),
    /** What was typed in cells and not understood, by row and column. */
    cellErrors: createSelectorAtom<ReadonlyMap<string, CellError>>(new Map()),
    /** Looked for in the line itself. */
    inlineSearch: createSelectorAtom<PickerTarget | null>(null),
    /** Looked for in the library. */
    libraryPicker: createAtom<PickerTarget | null>(null),
    /** Brings a row that is out of sight into it; set by the view that shows it. */
    scrollToRow: createAtom<((rowId: string) => void) | null>(null),
    rowMenu: createAtom<RowMenuPosition | null>(null),
    message: createAtom<EditorMessage | null>(null),
    /** Whether the keys are explained. */
    isHelpOpen: createAtom(false),
    /** Whether the sets per muscle are shown on a phone. */
    isVolumeOpen: createAtom(false),
    /** The row whose sheet is open on a phone. */
    rowSheetId: createAtom<string | null>(null),
    /** The workout whose instructions are about to be written. */
    infoWorkoutId: createAtom<string | null>(null),
    /** The row whose progression is being set. */
    progressionRowId: createAtom<string | null>(null),
    /** The day whose copy is being placed. */
    dayToCopyId: createAtom<string | null>(null),
    /** While a row is dragged on a phone: who stands where, by workout. */
    draggedOrder: createAtom<Readonly<Record<string, readonly string[]>> | null>(null),
  };
}

export type EditorUi = ReturnType<typeof createEditorUi>;
