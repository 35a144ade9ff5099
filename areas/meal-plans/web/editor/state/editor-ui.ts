import { createAtom } from '#shell/web/atom.ts';
import { createSelectorAtom } from '#shell/web/selector-atom.ts';
import type texts from '../../../texts/it.json';

type MessageKey = keyof (typeof texts)['editor']['messages'];
export type EditorMessageName = MessageKey extends infer Key
  ? Key extends `${infer Name}_${'zero' | 'one' | 'other'}`
    ? Name
    : Key
  : never;

/** Message about a finished edit; `name` is a key of the texts `editor.messages`. */
export interface EditorMessageOf {
  name: EditorMessageName;
  values?: Record<string, string | number>;
  isUndoable?: boolean;
}

/** The component or alternative whose food is being replaced, or the component that gets an alternative. */
export type FoodSearch = { kind: 'replace'; uuid: string } | { kind: 'alternative'; uuid: string };

/** An open menu of a row, and its position in the viewport in px. */
export interface RowMenuPosition {
  rowId: string;
  x: number;
  y: number;
}

/** State of the editor that is not part of the document. */
export function createEditorUi() {
  return {
    /** Ids of the selected rows, of any meals of the shown day. */
    selection: createSelectorAtom<ReadonlySet<string>>(new Set()),
    /** The row from which Shift+arrow extends the selection. */
    selectionAnchor: createAtom<string | null>(null),
    foodSearch: createSelectorAtom<FoodSearch | null>(null),
    rowMenu: createAtom<RowMenuPosition | null>(null),
    message: createAtom<EditorMessageOf | null>(null),
    /** Ids of what the open dialogs edit. */
    dialogs: {
      copyMealId: createAtom<string | null>(null),
      copyDayId: createAtom<string | null>(null),
      dayId: createAtom<string | null>(null),
      mealId: createAtom<string | null>(null),
      rowNoteId: createAtom<string | null>(null),
      alternativesOf: createAtom<string | null>(null),
    },
    isPlanOpen: createAtom(false),
    isHelpOpen: createAtom(false),
    isPublishOpen: createAtom(false),
    /** Row whose sheet is open on a phone. */
    rowSheetId: createAtom<string | null>(null),
    /** Meal that gets the foods of the search that fills the phone. */
    addToMealId: createAtom<string | null>(null),
    isTotalsOpen: createAtom(false),
  };
}

export type EditorUi = ReturnType<typeof createEditorUi>;
