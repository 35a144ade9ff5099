import type { MicronutrientCode } from '#areas/aliments/contract.ts';
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
  /** `uuid` of the alternative of which the menu is; that of the row without it. */
  alternativeId?: string | undefined;
  x: number;
  y: number;
}

/** The meal or day whose quantities are fitted to a target. */
export interface FitScope {
  kind: 'day' | 'meal';
  id: string;
}

/** A nutrient of which a day has too little; `target` is null when there is no reference for it. */
export interface NutrientGap {
  nutrient: MicronutrientCode;
  target: number | null;
}

/** Where something is inserted: into a meal, or as meals of a day. */
export type InsertTarget = { kind: 'meal'; id: string } | { kind: 'day'; id: string };

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
      /** Meal that gets recipes. */
      recipesOfMealId: createAtom<string | null>(null),
      fit: createAtom<FitScope | null>(null),
      gap: createAtom<NutrientGap | null>(null),
      /** Meal that is saved under a name. */
      saveMealId: createAtom<string | null>(null),
      savedMeals: createAtom<InsertTarget | null>(null),
      /** Meal that gets pasted lines, and the pasted text. `isDiet`: its days and meals are expected, and the meal gets only the rest. */
      pasteText: createAtom<{
        mealId: string;
        after: string | undefined;
        text: string;
        isDiet?: boolean;
      } | null>(null),
      /** Day that gets days or meals of another meal plan. */
      importIntoDayId: createAtom<string | null>(null),
      /** Row that moves to another meal. */
      moveRowId: createAtom<string | null>(null),
    },
    isPlanOpen: createAtom(false),
    isTargetOpen: createAtom(false),
    isHelpOpen: createAtom(false),
    isPublishOpen: createAtom(false),
    isVersionsOpen: createAtom(false),
    /** Portion whose household measures are listed, and the position of the list in px. */
    measureMenu: createAtom<{ uuid: string; x: number; y: number } | null>(null),
    /** Row whose sheet is open on a phone. */
    rowSheetId: createAtom<string | null>(null),
    /** Meal that gets the foods of the search that fills the phone. */
    addToMealId: createAtom<string | null>(null),
    isTotalsOpen: createAtom(false),
  };
}

export type EditorUi = ReturnType<typeof createEditorUi>;
