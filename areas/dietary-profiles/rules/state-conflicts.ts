import {
  restrictedGroupsNamedBesides,
  restrictedGroupsOf,
  type RestrictedFood,
} from '#areas/aliments/rules/restricted-foods.ts';
import type { NamedFood } from '#areas/aliments/rules/named-foods.ts';
import { restrictedFoods } from '#areas/aliments/rules/restricted-groups.ts';
import type { RestrictedGroup } from '#areas/aliments/contract/taxonomy.ts';
import type { Conflict, DietaryProfile } from '../contract.ts';
import type { CheckedAliment } from './checked-aliment.ts';

export type StateConflict = Extract<Conflict, { kind: 'state' }>;

type States = Pick<DietaryProfile, 'isPregnant' | 'isLactating' | 'isMinor'>;

/**
 * The conflicts of a food with pregnancy, with breastfeeding, which excludes alcohol and fish with much mercury alone, or with the age of
 * a minor, which excludes alcohol. Of several states of a client the first one counts.
 */
export function stateConflicts(aliment: CheckedAliment, states: States): StateConflict[] {
  return hasState(states) ? conflictsIn(restrictedGroupsOf(aliment), states) : [];
}

/** The same for a part of a text, without the foods that are known anyway. */
export function namedStateConflicts(food: NamedFood, states: States): StateConflict[] {
  if (!hasState(states)) return [];
  const groups = restrictedGroupsNamedBesides(food);
  return conflictsIn(
    groups.map((group) => ({ group, strength: 'named' })),
    states,
  );
}

/** The conflicts without those with pregnancy or breastfeeding, for readers who may not read these states. */
export function withoutMaternalConflicts(conflicts: readonly Conflict[]): Conflict[] {
  return conflicts.filter((one) => one.kind !== 'state' || one.state === 'minor');
}

function conflictsIn(foods: readonly RestrictedFood[], states: States): StateConflict[] {
  return foods.flatMap((one) => {
    const state = stateAgainst(one.group, states);
    return state ? { kind: 'state', state, ...one } : [];
  });
}

function stateAgainst(
  group: RestrictedGroup,
  { isPregnant, isLactating, isMinor }: States,
): StateConflict['state'] | null {
  const { isOfBreastfeeding, isOfMinors } = restrictedFoods[group];
  if (isPregnant) return 'pregnant';
  if (isLactating && isOfBreastfeeding) return 'lactating';
  return isMinor && isOfMinors ? 'minor' : null;
}

function hasState({ isPregnant, isLactating, isMinor }: States): boolean {
  return isPregnant || isLactating || isMinor === true;
}
