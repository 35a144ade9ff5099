import type { Alternative, Component } from '#areas/aliments/contract.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import { conflictKeys } from '#areas/dietary-profiles/rules/explained.ts';
import type { TypedQuantity } from '#areas/aliments/rules/suggested-quantity.ts';
import { newId } from '#shell/common/ids.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import type { EditSession } from '#shell/web/documents/document-store.ts';
import { limits, type Meal, type MealComponent, type MealPlan } from '../../../contract.ts';
import { cloneMealComponent } from '../../../rules/copies.ts';
import { withComponentChanged, withComponentDeleted } from '../../../rules/edit-components.ts';
import { withMealChanged } from '../../../rules/edit-meals.ts';
import { withFittingRows } from '../../../rules/insert-rows.ts';
import { mayReplace } from '../../../rules/swap-groups.ts';
import type { Editor, EditorStore } from '../context.tsx';
import { findRow, mealPlanOf } from '../state/meal-plan-of.ts';
import { changeMealPlan } from './change.ts';
import { type Picked, pickedAlternative, singleFood, usedCopy, withTypedQuantity } from './food.ts';

/** Inserts rows after the row `after`, or at the end of the meal. Returns how many found room. */
export function addRows(
  store: EditorStore,
  { mealId, after, rows }: { mealId: string; after?: string | undefined; rows: readonly MealComponent[] },
): number {
  let added = 0;
  changeMealPlan(store, (mealPlan) => {
    const inserted = withFittingRows(mealPlan, { mealId, rows, after });
    added = inserted.added.length;
    return added === 0 ? mealPlan : inserted.mealPlan;
  });
  return added;
}

/** Changes a component or an alternative. */
function changePortion(
  store: EditorStore,
  uuid: string,
  change: <P extends Alternative>(portion: P) => P,
  merge: string | EditSession | null = null,
): void {
  changeMealPlan(store, (mealPlan) => withPortionChanged(mealPlan, uuid, change), merge);
}

function withPortionChanged(mealPlan: MealPlan, uuid: string, change: <P extends Alternative>(portion: P) => P) {
  const withOne = <P extends Alternative>(portion: P): P => (portion.uuid === uuid ? change(portion) : portion);
  return withRowsChanged(mealPlan, (row) =>
    withChanges(row, {
      components: mapShared(row.components, (component) =>
        withOne(withChanges(component, { alternatives: mapShared(component.alternatives, withOne) })),
      ),
    }),
  );
}

function withRowsChanged(mealPlan: MealPlan, change: (row: MealComponent) => MealComponent): MealPlan {
  const ofMeal = (meal: Meal) => withChanges(meal, { mealComponents: mapShared(meal.mealComponents, change) });
  const days = mapShared(mealPlan.days, (day) => withChanges(day, { meals: mapShared(day.meals, ofMeal) }));
  return withChanges(mealPlan, { days });
}

export function setTypedQuantity(
  store: EditorStore,
  uuid: string,
  typed: TypedQuantity,
  editSession?: EditSession,
): void {
  changePortion(store, uuid, (portion) => withTypedQuantity(portion, typed), editSession ?? `quantity ${uuid}`);
}

/** Replaces the ingredients of a recipe in a meal. */
export function setIngredients(
  store: EditorStore,
  { id, components }: Pick<MealComponent, 'id' | 'components'>,
  editSession: EditSession,
): void {
  changeMealPlan(
    store,
    (mealPlan) => withRowsChanged(mealPlan, (row) => (row.id === id ? withChanges(row, { components }) : row)),
    editSession,
  );
}

/**
 * Replaces the food and its quantity; a custom name described the previous food. Of the alternatives of a component those stay that
 * may be eaten instead of the new food. Returns the number of the removed ones.
 */
export function replaceFood(store: EditorStore, uuid: string, { aliment, ...typed }: Picked): number {
  const used = usedCopy(aliment);
  let removed = 0;
  changeMealPlan(store, (mealPlan) => {
    const replaced = withPortionChanged(mealPlan, uuid, (portion) =>
      withTypedQuantity({ ...portion, aliment: used, portion: null, custom_name: '', custom_name_en: '' }, typed),
    );
    return withComponentChanged(replaced, uuid, (component) => {
      const alternatives = component.alternatives.filter((one) => mayReplace(used, one.aliment));
      removed = component.alternatives.length - alternatives.length;
      return removed === 0 ? component : { ...component, alternatives };
    });
  });
  return removed;
}

/** Says how many alternatives a replaced food lost, with the undo of the change. */
export function replaceFoodAndTell({ store, ui }: Pick<Editor, 'store' | 'ui'>, uuid: string, picked: Picked): void {
  const count = replaceFood(store, uuid, picked);
  if (count > 0) ui.message.set({ name: 'alternativesRemoved', values: { count }, isUndoable: true });
}

export function setComponentFields(
  store: EditorStore,
  uuid: string,
  fields: Partial<Pick<Component, 'role' | 'isLocked'>>,
): void {
  const merge = `component ${uuid} ${Object.keys(fields)}`;
  changeMealPlan(
    store,
    (mealPlan) => withComponentChanged(mealPlan, uuid, (one) => withChanges<Component>(one, fields)),
    merge,
  );
}

/**
 * Writes why the food and its alternatives are eaten in spite of their conflicts with the profile. While the profile is unknown, a note
 * explains what it explained before; a new one explains nothing yet.
 */
export function setConflictNote(
  store: EditorStore,
  uuid: string,
  { note, profile }: { note: string; profile: DietaryProfile | null },
): void {
  const withNote = ({ explainedConflicts, ...component }: Component): Component => {
    const known = component.conflictNote === '' ? [] : (explainedConflicts ?? []);
    const keys = profile ? keysOfConflicts(component, profile) : known;
    return { ...component, conflictNote: note, ...(note !== '' && { explainedConflicts: keys }) };
  };
  changeMealPlan(store, (mealPlan) => withComponentChanged(mealPlan, uuid, withNote), `conflict note ${uuid}`);
}

/** The keys of the conflicts of a food and its alternatives, each once. */
function keysOfConflicts(component: Component, profile: DietaryProfile): string[] {
  const portions = [component, ...component.alternatives];
  return [...new Set(portions.flatMap(({ aliment }) => conflictKeys(aliment.id, conflictsOf(aliment, profile))))];
}

export function setCustomName(
  store: EditorStore,
  uuid: string,
  name: { custom_name?: string; custom_name_en?: string },
) {
  changePortion(
    store,
    uuid,
    <P extends Alternative>(portion: P) => withChanges(portion, name as Partial<P>),
    `name ${uuid}`,
  );
}

export function addAlternatives(store: EditorStore, uuid: string, picked: readonly Picked[]): void {
  changeMealPlan(store, (mealPlan) =>
    withComponentChanged(mealPlan, uuid, (component) => ({
      ...component,
      alternatives: [...component.alternatives, ...picked.map(pickedAlternative)].slice(0, maxAlternatives),
    })),
  );
}

const maxAlternatives = 20;

export function deleteAlternative(store: EditorStore, uuid: string): void {
  changeMealPlan(store, (mealPlan) =>
    withRowsChanged(mealPlan, (row) =>
      withChanges(row, {
        components: mapShared(row.components, (component) =>
          component.alternatives.some((one) => one.uuid === uuid)
            ? { ...component, alternatives: component.alternatives.filter((one) => one.uuid !== uuid) }
            : component,
        ),
      }),
    ),
  );
}

/** Exchanges a component with one of its alternatives: the alternative counts from then on. */
export function promoteAlternative(store: EditorStore, uuid: string): void {
  changeMealPlan(store, (mealPlan) =>
    withRowsChanged(mealPlan, (row) =>
      withChanges(row, { components: mapShared(row.components, (component) => withPromoted(component, uuid)) }),
    ),
  );
}

function withPromoted(component: Component, uuid: string): Component {
  const chosen = component.alternatives.find((one) => one.uuid === uuid);
  if (!chosen) return component;
  const { role, isLocked, conflictNote, explainedConflicts, alternatives, ...previous } = component;
  const index = alternatives.indexOf(chosen);
  return { ...chosen, role: null, isLocked, conflictNote: '', alternatives: alternatives.with(index, previous) };
}

export function setLine(
  store: EditorStore,
  id: string,
  line: Partial<Pick<MealComponent, 'line' | 'line_en' | 'lineKind'>>,
): void {
  changeMealPlan(
    store,
    (mealPlan) => withRowsChanged(mealPlan, (row) => (row.id === id ? withChanges<MealComponent>(row, line) : row)),
    `line ${id} ${Object.keys(line)}`,
  );
}

/** Replaces a recipe by its ingredients as single foods. Returns whether the meal has room for them. */
export function separateRecipe(store: EditorStore, id: string): boolean {
  const location = findRow(mealPlanOf(store.getState().content), id);
  if (!location) return false;
  const { meal, row } = location;
  if (meal.mealComponents.length - 1 + row.components.length > limits.componentsAMeal) return false;
  changeMealPlan(store, (mealPlan) =>
    withMealChanged(mealPlan, meal.id, (one) => ({
      ...one,
      mealComponents: one.mealComponents.flatMap((each) => (each.id === id ? row.components.map(singleFood) : [each])),
    })),
  );
  return true;
}

/** Deletes rows of any meals as one undo entry. */
export function deleteRows(store: EditorStore, ids: readonly string[]): void {
  changeMealPlan(store, (mealPlan) => {
    const ofMeal = (meal: Meal) =>
      meal.mealComponents.some(({ id }) => ids.includes(id))
        ? { ...meal, mealComponents: meal.mealComponents.filter(({ id }) => !ids.includes(id)) }
        : meal;
    return withChanges(mealPlan, {
      days: mapShared(mealPlan.days, (day) => withChanges(day, { meals: mapShared(day.meals, ofMeal) })),
    });
  });
}

export function deleteIngredient(store: EditorStore, uuid: string): void {
  changeMealPlan(store, (mealPlan) => withComponentDeleted(mealPlan, uuid));
}

/** Adds copies of the rows after the last of them. Returns the ids of the copies. */
export function duplicateRows(store: EditorStore, ids: readonly string[]): string[] {
  const mealPlan = mealPlanOf(store.getState().content);
  const found = ids.flatMap((id) => findRow(mealPlan, id) ?? []);
  const last = found.at(-1);
  if (!last) return [];
  const rows = found.map(({ row }) => cloneMealComponent(row, newId));
  addRows(store, { mealId: last.meal.id, after: last.row.id, rows });
  return rows.map(({ id }) => id);
}

/** Moves rows of one meal by one position; past the end of the meal they go into the next meal of the day. */
export function moveRowsBy(store: EditorStore, ids: readonly string[], direction: 1 | -1): void {
  const mealPlan = mealPlanOf(store.getState().content);
  const edge = findRow(mealPlan, (direction === -1 ? ids[0] : ids.at(-1)) ?? '');
  if (!edge) return;
  const { day, meal, index } = edge;
  const isAtEnd = index === (direction === -1 ? 0 : meal.mealComponents.length - 1);
  const target = isAtEnd ? day.meals[day.meals.indexOf(meal) + direction] : meal;
  if (!target || (target !== meal && target.mealComponents.length + ids.length > limits.componentsAMeal)) return;
  const moved = meal.mealComponents.filter(({ id }) => ids.includes(id));
  const remaining = meal.mealComponents.filter(({ id }) => !ids.includes(id));
  changeMealPlan(store, (mealPlan) => {
    if (target === meal) {
      const first = meal.mealComponents.indexOf(moved[0] as MealComponent);
      return withMealChanged(mealPlan, meal.id, (one) => ({
        ...one,
        mealComponents: remaining.toSpliced(first + direction, 0, ...moved),
      }));
    }
    const without = withMealChanged(mealPlan, meal.id, (one) => ({ ...one, mealComponents: remaining }));
    return withMealChanged(without, target.id, (one) => ({
      ...one,
      mealComponents: direction === 1 ? [...moved, ...one.mealComponents] : [...one.mealComponents, ...moved],
    }));
  });
}
