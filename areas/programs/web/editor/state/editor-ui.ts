import { createAtom } from '#shell/web/atom.ts';
import type texts from '../../../texts/it.json';
import { createGridState } from '../grid/grid-state.ts';
import { createSelectorAtom } from '#shell/web/selector-atom.ts';

/**
 * Target of an exercise that the coach picks: a new row of a workout, at the end or after row `after`, or an existing
 * row.
 */
export type PickerTarget = { workoutId: string; after?: string } | { rowId: string };

/** Message about a finished action; `name` is a key of the `notice` texts. */
export interface EditorMessage {
  name: EditorMessageName;
  values?: Record<string, string | number>;
  isUndoable?: boolean;
  /** Rows got another exercise and lost the loads of their former one. */
  hasEmptiedLoads?: boolean;
  /** Later weeks that a copy left out because the client has begun or done what it would replace. */
  keptWeeks?: { count: number; numbers: string };
  /** Days that a copy left out for the same reason. */
  keptDays?: readonly { week: number; day: number }[];
  /** Offers the change to the rows of `count` later weeks. */
  followingWeeks?: { count: number; apply: () => void };
}
type NoticeKey = Exclude<keyof (typeof texts)['notice'], 'close'>;
export type EditorMessageName = NoticeKey extends infer Key
  ? Key extends `${infer Name}_${'zero' | 'one' | 'other'}`
    ? Name
    : Key
  : never;

/** Typed text that does not parse; the cell shows it instead of the value until it is corrected. */
export interface CellError {
  text: string;
  /** Formatted value when the error was set; the error ends when the value changes. */
  shown: string;
}

/** Row of the open row menu, and the position of the menu in the viewport, in px. */
export interface RowMenuPosition {
  rowId: string;
  x: number;
  y: number;
}

/** UI state of the editor that is not part of the document; `cellErrors` are those of an earlier page. */
export function createEditorUi(cellErrors: ReadonlyMap<string, CellError> = new Map()) {
  return {
    /** Focus and selection. */
    grid: createGridState(),
    /** Errors by `rowId column`. */
    cellErrors: createSelectorAtom(cellErrors),
    /**
     * Row or workout that receives the exercise chosen in the search inside the grid; null while the search is closed.
     */
    inlineSearch: createSelectorAtom<PickerTarget | null>(null),
    /** Target of the exercise library, and the text that it opens with. */
    libraryPicker: createAtom<{ target: PickerTarget; search?: string } | null>(null),
    /** Scrolls to a row or workout by id; set by the mounted view. */
    scrollToRow: createAtom<((rowId: string) => void) | null>(null),
    rowMenu: createAtom<RowMenuPosition | null>(null),
    /** The exercises that rows had before the coach replaced them, by row: later weeks may still have them. */
    formerExercises: createAtom<ReadonlyMap<string, string>>(new Map()),
    message: createAtom<EditorMessage | null>(null),
    isHelpOpen: createAtom(false),
    /** Whether the volume panel is open on a phone. */
    isVolumeOpen: createAtom(false),
    /** Row whose bottom sheet is open on a phone. */
    rowSheetId: createAtom<string | null>(null),
    /** Workout whose empty instructions field is shown. */
    infoWorkoutId: createAtom<string | null>(null),
    /** Row of the open progression dialog. */
    progressionRowId: createAtom<string | null>(null),
    /** Row of the open warm-up dialog. */
    warmUpRowId: createAtom<string | null>(null),
    /** Exercise of the open dialog for the maximum of a client. */
    maximumExercise: createAtom<{ id: string; name: string } | null>(null),
    /** Week of the open deload dialog. */
    deloadWeekId: createAtom<string | null>(null),
    /** Day of the open copy dialog. */
    dayToCopyId: createAtom<string | null>(null),
    /** Row ids by workout while a row is dragged on a phone. */
    draggedOrder: createAtom<Readonly<Record<string, readonly string[]>> | null>(null),
  };
}

export type EditorUi = ReturnType<typeof createEditorUi>;
