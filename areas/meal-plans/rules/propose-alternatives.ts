import type { Aliment, MacroName, TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { equivalent, mainMacro } from '#areas/aliments/rules/swaps.ts';
import type { MacroTotals } from '#areas/aliments/rules/totals.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { isUncertain, isUnsafe } from '#areas/dietary-profiles/rules/conflicts.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { inHouseholdSteps } from './household.ts';
import { exchangeRank, mayReplace, usualPortion } from './swap-groups.ts';

interface PlannedFood {
  aliment: UsedAliment;
  /** Grams. */
  quantity: number;
  role: MacroName | null;
}

interface ProposalOptions {
  /** Largest difference of the energy, in percent of the planned energy. */
  energyTolerancePercent: number;
  /** The profile of the client; null for a template. */
  profile: DietaryProfile | null;
  /** Maximum number of proposals. */
  count?: number;
}

export interface Proposal {
  aliment: UsedAliment;
  quantity: number;
  portion: TypedPortion | null;
  /** Proposed minus planned amount. */
  difference: MacroTotals;
}

/**
 * Largest difference of the role nutrient, in grams; for energy the energy tolerance applies. Practice tolerates 2 to 5 g of the
 * nutrient in a meal.
 */
const roleToleranceGrams = 5;
/**
 * Foods that can be eaten instead of a planned one: in quantities with the same amount of the role nutrient, in household steps. None
 * has a conflict with the profile, except hints that nothing is known. Those eaten like the planned one come first, among equals as
 * given.
 */
export function proposeAlternatives(
  planned: PlannedFood,
  candidates: readonly UsedAliment[],
  { energyTolerancePercent, profile, count = 12 }: ProposalOptions,
): Proposal[] {
  const role = roleOf(planned);
  const order = ({ aliment }: Proposal) => exchangeOrder(planned.aliment, aliment, profile);
  return candidates
    .filter((candidate) => mayReplace(planned.aliment, candidate))
    .filter((candidate) => role === 'calories' || mainMacro(candidate) === role)
    .filter((candidate) => !profile || !isUnsafe(candidate, profile))
    .flatMap((candidate) => proposalOf(planned, candidate, role) ?? [])
    .filter((proposal) => isNear(planned, proposal, { role, energyTolerancePercent }))
    .toSorted((one, other) => order(one) - order(other))
    .slice(0, count);
}

/** Position of a food among those that replace another: what is not known to be safe last, else what is eaten like it first. */
export function exchangeOrder(planned: UsedAliment, candidate: UsedAliment, profile: DietaryProfile | null): number {
  return exchangeRank(planned, candidate) + (profile && isUncertain(candidate, profile) ? 100 : 0);
}

/** The nutrient that a swap keeps: the chosen one, otherwise that with the largest share of the energy. */
export function roleOf({ aliment, role }: PlannedFood): MacroName {
  return role ?? mainMacro(aliment);
}

function proposalOf({ aliment, quantity }: PlannedFood, candidate: UsedAliment, role: MacroName): Proposal | null {
  const result = equivalent({ aliment, quantity }, candidate, role);
  if (result.kind !== 'equivalent') return null;
  const steps = inHouseholdSteps(candidate, result.quantity);
  if (isImplausible({ aliment, quantity }, candidate, steps.quantity)) return null;
  const difference = differenceOf({ aliment, quantity }, { aliment: candidate, quantity: steps.quantity });
  return { aliment: candidate, ...steps, difference };
}

/** Largest and smallest number of usual portions of a food, unless as many of the planned one are eaten. */
const usualCounts = { most: 2, least: 0.25 } as const;
/** Grams of a usual portion where none is known. */
const usualGrams = 150;

/** Whether the quantity is no amount that people eat: many usual portions or a small part of one, where the planned food is not. */
export function isImplausible(planned: Pick<PlannedFood, 'aliment' | 'quantity'>, food: UsedAliment, quantity: number) {
  const count = quantity / (usualPortion(food) ?? usualGrams);
  const plannedCount = planned.quantity / (usualPortion(planned.aliment) ?? usualGrams);
  const isTooLittle = usualPortion(food) !== null && count < Math.min(usualCounts.least, plannedCount / 2);
  return count > Math.max(usualCounts.most, plannedCount * 1.5) || isTooLittle;
}

function isNear(
  planned: PlannedFood,
  { difference }: Proposal,
  { role, energyTolerancePercent }: { role: MacroName; energyTolerancePercent: number },
): boolean {
  const energy = amountIn(planned, 'calories');
  if (energy === null || difference.calories === null) return false;
  const isEnergyNear = Math.abs(difference.calories) <= (energy * energyTolerancePercent) / 100;
  const ofRole = difference[role];
  return isEnergyNear && (role === 'calories' || (ofRole !== null && Math.abs(ofRole) <= roleToleranceGrams));
}

function differenceOf(from: { aliment: Aliment; quantity: number }, to: { aliment: Aliment; quantity: number }) {
  const difference = (name: MacroName) => {
    const [before, after] = [amountIn(from, name), amountIn(to, name)];
    if (before === null || after === null) return null;
    const value = after - before;
    return value < 0 ? -roundedTo(1, -value) || 0 : roundedTo(1, value);
  };
  return {
    calories: difference('calories'),
    protein_tot: difference('protein_tot'),
    carbs_tot: difference('carbs_tot'),
    lipids_tot: difference('lipids_tot'),
  };
}
