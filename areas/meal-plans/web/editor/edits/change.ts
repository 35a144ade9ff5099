import { edit, type EditSession } from '#shell/web/documents/document-store.ts';
import type { MealPlan } from '../../../contract.ts';
import type { FoodConflict } from '../../../contract/assigned.ts';
import type { MealPlanContent } from '../../../contract/document.ts';
import { withConflictNote } from '../../../rules/conflicts.ts';
import { storedMealPlan } from '../../../rules/stored.ts';
import type { EditorStore } from '../context.tsx';
import { mealPlanOf } from '../state/meal-plan-of.ts';

/** Applies a rule to the meal plan as one undo entry, or as part of the entry with the same `merge`. */
export function changeMealPlan(
  store: EditorStore,
  rule: (mealPlan: MealPlan) => MealPlan,
  merge: string | EditSession | null = null,
): void {
  const { content } = store.getState();
  const before = mealPlanOf(content);
  const after = rule(before);
  if (after === before) return;
  const next = storedMealPlan(after, content);
  edit(store, (draft) => void Object.assign(draft, changedFields(content, next)), merge);
}

type PlanFields = Omit<MealPlanContent, 'aliments' | 'recipes' | 'days'>;

/** Changes fields of the meal plan itself. Consecutive changes of the same fields are undone together. */
export function setPlanFields(store: EditorStore, fields: Partial<PlanFields>): void {
  edit(store, (draft) => void Object.assign(draft, fields), `plan ${Object.keys(fields).sort()}`);
}

/** Writes why the client gets foods that are forbidden or unwanted for them, wherever no note explains it yet. */
export function explainConflicts(store: EditorStore, conflicts: readonly FoodConflict[], note: string): void {
  const { days } = withConflictNote(store.getState().content, conflicts, note);
  edit(store, (draft) => void Object.assign(draft, { days }));
}

/** Unchanged fields are not written: immer compares what is assigned by identity. */
function changedFields(before: MealPlanContent, after: MealPlanContent): Partial<MealPlanContent> {
  const names = Object.keys(after) as (keyof MealPlanContent)[];
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]));
}
