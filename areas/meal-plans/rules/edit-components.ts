import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import { cloneComponent, newComponent, withIngredientAdded } from '#areas/aliments/rules/components.ts';
import type { Language } from '#shell/common/fields.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
import type { Meal, MealComponent, MealPlan } from '../contract.ts';
import { cloneMealComponent } from './copies.ts';

interface NewAliment {
  aliment: UsedAliment;
  newId: () => string;
  /** Calories of the portion in kcal, from which its quantity is computed. 0 for the stated quantity of the aliment. */
  calories?: number;
}

/** Appends a single aliment. */
export function withAlimentAdded(meal: Meal, { aliment, newId, calories = 0 }: NewAliment): Meal {
  return withComponentsAppended(meal, [singleAliment(newComponent({ aliment, newId, calories }), newId)]);
}

/** Appends a recipe with its ingredients in the quantities of the recipe. */
export function withRecipeAdded(meal: Meal, recipe: Omit<MealComponent, 'id'>, newId: () => string): Meal {
  return withComponentsAppended(meal, [cloneMealComponent({ ...recipe, id: '' }, newId)]);
}

/** Inserts rows after the row `after`, or at the end of the meal. */
export function withRowsInserted(meal: Meal, rows: readonly MealComponent[], after: string | undefined): Meal {
  const index = meal.mealComponents.findIndex(({ id }) => id === after);
  const position = index === -1 ? meal.mealComponents.length : index + 1;
  return { ...meal, mealComponents: meal.mealComponents.toSpliced(position, 0, ...rows) };
}

interface PasteOptions {
  copied: MealComponent;
  /** `recipe` keeps a recipe together; `aliment` adds each ingredient as a single aliment. */
  as: 'recipe' | 'aliment';
  newId: () => string;
}

/** Appends the copied component with its alternatives, all with new ids. */
export function withComponentPasted(meal: Meal, { copied, as, newId }: PasteOptions): Meal {
  if (as === 'recipe') return withComponentsAppended(meal, [cloneMealComponent(copied, newId)]);
  return withComponentsAppended(
    meal,
    copied.components.map((component) => singleAliment(cloneComponent(component, newId), newId)),
  );
}

export type IngredientPasted =
  | { kind: 'added'; mealComponent: MealComponent }
  | { kind: 'refused'; problem: ProblemKind };

/**
 * Adds a copy of the ingredient and its alternatives, with new ids, to the recipe `mealComponent`; `refused` when it
 * cannot be added.
 */
export function withIngredientPasted(
  mealComponent: MealComponent,
  component: Component,
  newId: () => string,
): IngredientPasted {
  const added = withIngredientAdded(mealComponent.components, cloneComponent(component, newId));
  if (added.kind === 'refused') return added;
  return { kind: 'added', mealComponent: { ...mealComponent, components: added.components } };
}

/** Replaces a component by the copy that `change` returns, as in `(component) => withQuantity(component, 80)`. */
export function withComponentChanged(
  mealPlan: MealPlan,
  uuid: string,
  change: (component: Component) => Component,
): MealPlan {
  return withMealsChanged(mealPlan, (meal) =>
    withMealComponents(meal, (one) =>
      withChanges(one, { components: mapShared(one.components, (each) => (each.uuid === uuid ? change(each) : each)) }),
    ),
  );
}

/** Deletes an ingredient; a recipe without ingredients is deleted too. */
export function withComponentDeleted(mealPlan: MealPlan, uuid: string): MealPlan {
  return withMealsChanged(mealPlan, (meal) => {
    const contains = (one: MealComponent) => one.components.some((component) => component.uuid === uuid);
    if (!meal.mealComponents.some(contains)) return meal;
    const without = (one: MealComponent) => ({
      ...one,
      components: one.components.filter((each) => each.uuid !== uuid),
    });
    const remaining = meal.mealComponents.map((one) => (contains(one) ? without(one) : one));
    return { ...meal, mealComponents: remaining.filter((one) => one.components.length > 0) };
  });
}

export function withMealComponentDeleted(mealPlan: MealPlan, id: string): MealPlan {
  return withMealsChanged(mealPlan, (meal) => {
    const remaining = meal.mealComponents.filter((one) => one.id !== id);
    return remaining.length === meal.mealComponents.length ? meal : { ...meal, mealComponents: remaining };
  });
}

/** Moves the recipe or aliment to `toPosition` in its meal, counted from 1; positions outside the range are clamped. */
export function withMealComponentMoved(mealPlan: MealPlan, id: string, toPosition: number): MealPlan {
  return withMealsChanged(mealPlan, (meal) => {
    const moved = meal.mealComponents.find((one) => one.id === id);
    if (!moved) return meal;
    const others = meal.mealComponents.filter((one) => one !== moved);
    const index = clamped(toPosition, 1, meal.mealComponents.length) - 1;
    return { ...meal, mealComponents: others.toSpliced(index, 0, moved) };
  });
}

function singleAliment(component: Component, newId: () => string): MealComponent {
  return { id: newId(), line: '', line_en: '', lineKind: null, recipe: null, components: [component] };
}

function withComponentsAppended(meal: Meal, added: MealComponent[]): Meal {
  return { ...meal, mealComponents: [...meal.mealComponents, ...added] };
}

function withMealComponents(meal: Meal, change: (one: MealComponent) => MealComponent): Meal {
  return withChanges(meal, { mealComponents: mapShared(meal.mealComponents, change) });
}

function withMealsChanged(mealPlan: MealPlan, change: (meal: Meal) => Meal): MealPlan {
  return withChanges(mealPlan, {
    days: mapShared(mealPlan.days, (day) => withChanges(day, { meals: mapShared(day.meals, change) })),
  });
}

/** A row without food, such as a supplement or a glass of water, with its text in the language in which it was typed. */
export function newLine(text: string, { language, lineKind = null, newId }: NewLine): MealComponent {
  const texts = language === 'en' ? { line: '', line_en: text } : { line: text, line_en: '' };
  return { id: newId(), ...texts, lineKind, recipe: null, components: [] };
}

interface NewLine {
  language: Language;
  lineKind?: MealComponent['lineKind'];
  newId: () => string;
}
