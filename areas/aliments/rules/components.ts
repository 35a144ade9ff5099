import { alimentProblems, type Alternative, type Component, type UsedAliment } from '../contract.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
import { quantityForCalories } from './quantities.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { portionTotals } from './totals.ts';

interface NewComponent {
  aliment: UsedAliment;
  newId: () => string;
  /** Calories of the portion in kcal, from which its quantity is computed. 0 for the stated quantity of the aliment. */
  calories?: number;
}

export function newComponent({ aliment, newId, calories = 0 }: NewComponent): Component {
  const alternative = newAlternative({ aliment, newId, calories });
  return { ...alternative, role: null, isLocked: false, conflictNote: '', alternatives: [] };
}

export function newAlternative({ aliment, newId, calories = 0 }: NewComponent): Alternative {
  const quantity = quantityForCalories(aliment, calories);
  const macros = portionTotals({ aliment, quantity });
  return { uuid: newId(), aliment, quantity, portion: null, ...macros, custom_name: '', custom_name_en: '' };
}

/** Recomputes the totals of a component and of its alternatives. */
export function withComponentTotals(component: Component): Component {
  const alternatives = mapShared(component.alternatives, withPortionTotals);
  return withPortionTotals(withChanges(component, { alternatives }));
}

function withPortionTotals<P extends Alternative>(portion: P): P {
  const totals: Partial<Alternative> = portionTotals(portion);
  return withChanges(portion, totals as Partial<P>);
}

/** Copies a component and its alternatives with new ids. */
export function cloneComponent(component: Component, newId: () => string): Component {
  const alternatives = component.alternatives.map((one) => ({ ...one, uuid: newId() }));
  return { ...component, uuid: newId(), alternatives };
}

export type IngredientAdded = { kind: 'added'; components: Component[] } | { kind: 'refused'; problem: ProblemKind };

/**
 * Appends an ingredient. A recipe contains an aliment at most once as an ingredient; it may also be an alternative of
 * another ingredient.
 */
export function withIngredientAdded(components: Component[], added: Component): IngredientAdded {
  const exists = components.some(({ aliment }) => aliment.id === added.aliment.id);
  if (exists) return { kind: 'refused', problem: alimentProblems.ingredient_exists };
  return { kind: 'added', components: [...components, added] };
}
