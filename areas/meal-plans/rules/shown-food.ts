import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { Conflict, DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { isAgainst, isWarning, unknownsOf, warningsOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import { type FoodUse, isExplainedInUses, isSettled } from './confirmed.ts';

/**
 * What a client reads of a food: `warning` with the conflicts, and `isAgreed` where the professional left it in the meal plan on purpose,
 * `confirmed` without the conflicts, `unknown` what is not known for the diet; `conflicts` is empty where there is nothing to read. `agreed`:
 * those of the conflicts in spite of which it was left on purpose, where others are still to be checked. `unknown`: what is not known of a
 * confirmed food.
 */
export interface ShownFood {
  kind: 'warning' | 'confirmed' | 'unknown';
  conflicts: Conflict[];
  isAgreed: boolean;
  agreed?: Conflict[];
  unknown?: Conflict[];
}

/** Decides this for every screen of the client: the day, its recipes, alternatives and chosen foods, and the shopping list. */
export function shownFood(aliment: UsedAliment, uses: readonly FoodUse[], profile: DietaryProfile): ShownFood {
  const conflicts = warningsOf(aliment, profile);
  if (conflicts.length === 0) return { kind: 'unknown', conflicts: unknownsOf(aliment, profile), isAgreed: false };
  const food = { alimentId: aliment.id, reasons: conflicts };
  const isConfirmed = uses.every(({ planned, confirmed }) => planned !== undefined && isSettled(food, confirmed));
  const warnings = conflicts.filter(isWarning);
  if (uses.length > 0 && isConfirmed) {
    const unknown = conflicts.filter((one) => !isWarning(one));
    return { kind: 'confirmed', conflicts: warnings, isAgreed: true, ...(unknown.length > 0 && { unknown }) };
  }
  const agreed = uses.length > 0 ? warnings.filter((one) => isExplainedInUses(aliment.id, [one], uses)) : [];
  const isAgreed = agreed.length === warnings.length;
  const isAgainstAgreed = warnings.every((one) => !isAgainst(one) || agreed.includes(one));
  return { kind: 'warning', conflicts, isAgreed, ...(!isAgreed && isAgainstAgreed && agreed.length > 0 && { agreed }) };
}
