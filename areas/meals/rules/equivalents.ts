import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import { equivalent } from '#areas/aliments/rules/swaps.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { MealPlan } from '#areas/meal-plans/contract.ts';
import { inHouseholdSteps } from '#areas/meal-plans/rules/household.ts';
import { type Equivalent, maxEquivalents } from '../contract/equivalents.ts';
import { roleOf, swapRefusal } from './swap-check.ts';

interface Swapping {
  component: Component;
  /** What the professional allows. */
  allowed: MealPlan['swaps'];
  profile: DietaryProfile;
}

/**
 * The foods that a client may eat instead of a component, in the order of the candidates. Each has the amount of the role nutrient
 * that is planned: in household steps, or in grams where a step is too coarse. What a report would be refused for is left out.
 */
export function equivalentsOf(swapping: Swapping, candidates: readonly UsedAliment[]): Equivalent[] {
  return candidates.flatMap((candidate) => equivalentIn(swapping, candidate) ?? []).slice(0, maxEquivalents);
}

function equivalentIn({ component, allowed, profile }: Swapping, aliment: UsedAliment): Equivalent | undefined {
  const result = equivalent(component, aliment, roleOf(component));
  if (result.kind !== 'equivalent') return undefined;
  const inGrams = { quantity: Math.max(1, Math.round(result.quantity)), portion: null };
  return [inHouseholdSteps(aliment, result.quantity), inGrams]
    .map((amount) => ({ aliment, ...amount }))
    .find((swap) => swapRefusal({ component, swap: { ...swap, alternativeId: null }, allowed, profile }) === null);
}
