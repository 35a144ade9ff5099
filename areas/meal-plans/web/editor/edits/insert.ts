import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf, isAgainst } from '#areas/dietary-profiles/rules/conflicts.ts';
import { newId } from '#shell/common/ids.ts';
import { withChanges } from '#shell/common/structural-sharing.ts';
import { type Day, limits, type Meal, type MealComponent } from '../../../contract.ts';
import { cloneDay, cloneMeal, cloneMealComponent } from '../../../rules/copies.ts';
import { withDayChanged } from '../../../rules/edit-days.ts';
import type { Editor } from '../context.tsx';
import { findMeal, mealPlanOf } from '../state/meal-plan-of.ts';
import type { InsertTarget } from '../state/editor-ui.ts';
import { changeMealPlan } from './change.ts';
import { addRows } from './rows.ts';

export type EditorParts = Pick<Editor, 'store' | 'ui' | 'profile'>;

/** Adds copies of the rows of meals to a meal, or copies of the meals to a day, as one undo entry, and says what found no room. */
export function insertMeals(editor: EditorParts, target: InsertTarget, meals: readonly Meal[]): void {
  if (target.kind === 'meal') {
    const rows = meals.flatMap(({ mealComponents }) => mealComponents);
    insertRows(editor, { mealId: target.id, rows });
    return;
  }
  const day = mealPlanOf(editor.store.getState().content).days.find(({ id }) => id === target.id);
  const added = meals.slice(0, Math.max(0, limits.mealsADay - (day?.meals.length ?? 0)));
  changeMealPlan(editor.store, (mealPlan) =>
    withDayChanged(mealPlan, target.id, (one) => ({
      ...one,
      meals: [...one.meals, ...added.map((meal) => cloneMeal(meal, newId))],
    })),
  );
  const rows = added.flatMap(({ mealComponents }) => mealComponents);
  reportInserted(editor, { name: 'mealsInserted', count: added.length, missing: meals.length - added.length, rows });
}

/** Adds copies of rows to a meal, after the row `after` or at the end. */
export function insertRows(
  editor: EditorParts,
  {
    mealId,
    after,
    rows,
    addedText = '',
  }: { mealId: string; after?: string | undefined; rows: readonly MealComponent[]; addedText?: string },
): void {
  const isKnown = findMeal(mealPlanOf(editor.store.getState().content), mealId) !== undefined;
  const copies = isKnown ? rows.map((row) => cloneMealComponent(row, newId)) : [];
  const count = addRows(editor.store, { mealId, after, rows: copies });
  reportInserted(editor, {
    name: 'rowsInserted',
    count,
    missing: rows.length - count,
    rows: copies.slice(0, count),
    addedText,
  });
}

/** Appends copies of days, bound to no weekday and no kind of day. */
export function insertDays(editor: EditorParts, days: readonly Day[]): void {
  const present = mealPlanOf(editor.store.getState().content).days;
  const added = days.slice(0, Math.max(0, limits.days - present.length));
  changeMealPlan(editor.store, (mealPlan) => {
    const all = [...mealPlan.days];
    for (const day of added) all.push({ ...cloneDay(day, newId), name: '', weekday: null, dayKind: null });
    return withChanges(mealPlan, { days: all });
  });
  const rows = added.flatMap((day) => day.meals.flatMap(({ mealComponents }) => mealComponents));
  reportInserted(editor, { name: 'daysInserted', count: added.length, missing: days.length - added.length, rows });
}

interface Inserted {
  name: 'rowsInserted' | 'mealsInserted' | 'daysInserted';
  count: number;
  missing: number;
  rows: readonly MealComponent[];
  /** Says what was inserted, where that is more than a number; otherwise empty. */
  addedText?: string;
}

/** Says what was inserted. Food that the client must not or does not eat comes first: it needs a note before it is published. */
export function reportInserted(
  { ui, profile }: EditorParts,
  { name, count, missing, rows, addedText = '' }: Inserted,
): void {
  const conflicts = conflictingFoods(rows, profile.get());
  if (conflicts > 0) ui.message.set({ name: 'insertedWithConflicts', values: { count: conflicts }, isUndoable: true });
  else if (missing > 0) ui.message.set({ name: 'insertedPartly', values: { count: missing }, isUndoable: count > 0 });
  else if (addedText) ui.message.set({ name: 'pasted', values: { parts: addedText }, isUndoable: true });
  else ui.message.set({ name, values: { count }, isUndoable: true });
}

/** The number of foods, also alternatives, that are forbidden or unwanted for the client. */
function conflictingFoods(rows: readonly MealComponent[], profile: DietaryProfile | null): number {
  if (!profile) return 0;
  const foods = rows.flatMap(({ components }) =>
    components.flatMap(({ aliment, alternatives }) => [aliment, ...alternatives.map((one) => one.aliment)]),
  );
  const isConflict = (aliment: (typeof foods)[number]) => conflictsOf(aliment, profile).some(isAgainst);
  return new Set(foods.filter(isConflict).map(({ id }) => id)).size;
}
