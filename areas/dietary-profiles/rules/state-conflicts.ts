import {
  restrictedGroupsNamedIn,
  restrictedGroupsOf,
  type RestrictedFood,
} from '#areas/aliments/rules/restricted-foods.ts';
import { restrictedFoods } from '#areas/aliments/rules/restricted-groups.ts';
import type { Conflict, DietaryProfile } from '../contract.ts';
import type { CheckedAliment } from './checked-aliment.ts';

export type StateConflict = Extract<Conflict, { kind: 'state' }>;

type States = Pick<DietaryProfile, 'isPregnant' | 'isLactating'>;

/** The conflicts of a food with pregnancy, or with breastfeeding, which excludes alcohol and fish with much mercury alone. */
export function stateConflicts(aliment: CheckedAliment, states: States): StateConflict[] {
  return hasState(states) ? conflictsIn(restrictedGroupsOf(aliment), states) : [];
}

/** The same for a part of a text about one food. `eaten`: the words of it that are not about foods that are known anyway. */
export function namedStateConflicts({ text, eaten }: { text: string; eaten: string }, states: States): StateConflict[] {
  if (!hasState(states)) return [];
  const left = new Set(restrictedGroupsNamedIn(eaten));
  const groups = restrictedGroupsNamedIn(text).filter((one) => left.has(one));
  return conflictsIn(
    groups.map((group) => ({ group, strength: 'named' })),
    states,
  );
}

/** The conflicts without those that tell of pregnancy or breastfeeding, for who may not read that. */
export function withoutStateConflicts(conflicts: readonly Conflict[]): Conflict[] {
  return conflicts.filter(({ kind }) => kind !== 'state');
}

function hasState({ isPregnant, isLactating }: States): boolean {
  return isPregnant || isLactating;
}

function conflictsIn(foods: readonly RestrictedFood[], { isPregnant }: States): StateConflict[] {
  const state = isPregnant ? 'pregnant' : 'lactating';
  return foods
    .filter(({ group }) => isPregnant || restrictedFoods[group].isOfBreastfeeding)
    .map((one) => ({ kind: 'state', state, ...one }));
}
