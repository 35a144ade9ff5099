import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { createAtom } from '#shell/web/atom.ts';
import type { OpenDocument } from '#shell/web/documents/document-context.ts';
import type { DocumentStore } from '#shell/web/documents/document-store.ts';
import type { MismatchTolerance } from '#areas/aliments/rules/cautions.ts';
import type { TypedQuantity } from '#areas/aliments/rules/suggested-quantity.ts';
import type { Day, Meal, MealPlan } from '../../contract.ts';
import type { CorrectedFood } from '../../contract/corrected-foods.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { EditorUi } from './state/editor-ui.ts';
import { findMeal, mealPlanOf } from './state/meal-plan-of.ts';

export type EditorStore = DocumentStore<MealPlanContent>;

/** The editor of one open meal plan. */
export interface Editor extends OpenDocument<MealPlanContent> {
  /** Membership of the editing user. Copied rows can be pasted only within the same account. */
  membershipId: string;
  /** The client of a copy; null for a template. */
  clientId: string | null;
  clientName: string | null;
  /** The first day of the copy; null for a template. */
  startsOn: string | null;
  /** The first day of the meal plan that replaces the copy; null when none does. */
  replacedFrom: string | null;
  /** The quantities that this client, or the account for a template, last had of each food. */
  lastQuantities: ReadonlyMap<string, TypedQuantity>;
  /** By how much stated energy and energy of the macros may differ without a warning. */
  tolerance: MismatchTolerance;
  /** The dietary profile of the client; null for a template, until it is loaded, and while it is withheld. */
  profile: ReturnType<typeof createAtom<DietaryProfile | null>>;
  /** Whether the withdrawn consent of the client hides the profile, so that foods are not checked. */
  isProfileWithheld: ReturnType<typeof createAtom<boolean>>;
  /** The own foods that were edited, as they are today, by id; empty until they are loaded. */
  correctedFoods: ReturnType<typeof createAtom<ReadonlyMap<string, CorrectedFood>>>;
  ui: EditorUi;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor: no meal plan is open');
  return editor;
}

/**
 * Selects a primitive or a part of the meal plan, never a new object: the component renders only when the selected value
 * changes. Parts that an edit does not concern stay the same objects.
 */
export function useMealPlan<T>(select: (mealPlan: MealPlan) => T): T {
  return useStore(useEditor().store, ({ content }) => select(mealPlanOf(content)));
}

export function useDay(id: string): Day | undefined {
  return useMealPlan(({ days }) => days.find((day) => day.id === id));
}

export function useMeal(id: string | null): Meal | undefined {
  return useMealPlan((mealPlan) => (id === null ? undefined : findMeal(mealPlan, id)?.meal));
}

/** The ids of the days; the same array until a day is added, deleted or moved. */
export function useDayIds(): readonly string[] {
  const joined = useMealPlan(({ days }) => days.map(({ id }) => id).join(' '));
  return useMemo(() => joined.split(' '), [joined]);
}
