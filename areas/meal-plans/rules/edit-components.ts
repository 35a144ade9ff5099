import type { Aliment, Component } from '#areas/aliments/contract.ts';
import { cloneComponent, newComponent, withIngredientAdded } from '#areas/aliments/rules/components.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
import type { Meal, MealComponent, MealPlan } from '../contract.ts';
import { copiedMealComponent } from './copies.ts';

interface NewAliment {
  aliment: Aliment;
  newId: () => string;
  /** Above 0 the portion brings so many kcal. */
  calories?: number;
}

/** An aliment alone, last in the meal. */
export function withAlimentAdded(meal: Meal, { aliment, newId, calories = 0 }: NewAliment): Meal {
  return withLast(meal, [alone(newComponent({ aliment, newId, calories }), newId)]);
}

/** Last in the meal, its ingredients as they stand in the recipe. */
export function withRecipeAdded(meal: Meal, recipe: Omit<MealComponent, 'id'>, newId: () => string): Meal {
  return withLast(meal, [copiedMealComponent({ ...recipe, id: '' }, newId)]);
}

interface Pasted {
  copied: MealComponent;
  /** A recipe stays one; `aliment` takes it apart, each ingredient alone. */
  as: 'recipe' | 'aliment';
  newId: () => string;
}

/** Last in the meal, with all alternatives, under new ids. */
export function withComponentPasted(meal: Meal, { copied, as, newId }: Pasted): Meal {
  if (as === 'recipe') return withLast(meal, [copiedMealComponent(copied, newId)]);
  return withLast(
    meal,
    copied.components.map((component) => alone(cloneComponent(component, newId), newId)),
  );
}

export type Ingredient = { kind: 'added'; mealComponent: MealComponent } | { kind: 'refused'; problem: ProblemKind };

/** One more ingredient of a recipe in this meal, with its alternatives and new ids. */
export function withIngredientPasted(into: MealComponent, component: Component, newId: () => string): Ingredient {
  const added = withIngredientAdded(into.components, cloneComponent(component, newId));
  if (added.kind === 'refused') return added;
  return { kind: 'added', mealComponent: { ...into, components: added.components } };
}

/** `change` makes the changed copy: `(component) => withQuantity(component, 80)`. */
export function withComponentChanged(
  plan: MealPlan,
  uuid: string,
  change: (component: Component) => Component,
): MealPlan {
  return withMealsChanged(plan, (meal) =>
    withMealComponents(meal, (one) =>
      withChanges(one, { components: mapShared(one.components, (each) => (each.uuid === uuid ? change(each) : each)) }),
    ),
  );
}

/** The last ingredient takes its recipe along. */
export function withComponentDeleted(plan: MealPlan, uuid: string): MealPlan {
  return withMealsChanged(plan, (meal) => {
    const holds = (one: MealComponent) => one.components.some((component) => component.uuid === uuid);
    if (!meal.mealComponents.some(holds)) return meal;
    const without = (one: MealComponent) => ({
      ...one,
      components: one.components.filter((each) => each.uuid !== uuid),
    });
    const left = meal.mealComponents.map((one) => (holds(one) ? without(one) : one));
    return { ...meal, mealComponents: left.filter((one) => one.components.length > 0) };
  });
}

export function withMealComponentDeleted(plan: MealPlan, id: string): MealPlan {
  return withMealsChanged(plan, (meal) => {
    const left = meal.mealComponents.filter((one) => one.id !== id);
    return left.length === meal.mealComponents.length ? meal : { ...meal, mealComponents: left };
  });
}

/** It is the `toPosition`th of its meal afterwards, counted from 1; past either end means that end. */
export function withMealComponentMoved(plan: MealPlan, id: string, toPosition: number): MealPlan {
  return withMealsChanged(plan, (meal) => {
    const moved = meal.mealComponents.find((one) => one.id === id);
    if (!moved) return meal;
    const others = meal.mealComponents.filter((one) => one !== moved);
    const index = clamped(toPosition, 1, meal.mealComponents.length) - 1;
    return { ...meal, mealComponents: others.toSpliced(index, 0, moved) };
  });
}

function alone(component: Component, newId: () => string): MealComponent {
  return { id: newId(), recipe: null, components: [component] };
}

function withLast(meal: Meal, added: MealComponent[]): Meal {
  return { ...meal, mealComponents: [...meal.mealComponents, ...added] };
}

function withMealComponents(meal: Meal, change: (one: MealComponent) => MealComponent): Meal {
  return withChanges(meal, { mealComponents: mapShared(meal.mealComponents, change) });
}

function withMealsChanged(plan: MealPlan, change: (meal: Meal) => Meal): MealPlan {
  return withChanges(plan, {
    days: mapShared(plan.days, (day) => withChanges(day, { meals: mapShared(day.meals, change) })),
  });
}
