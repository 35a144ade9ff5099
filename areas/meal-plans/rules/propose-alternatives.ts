import type { Aliment, MacroName, TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { equivalent, mainMacro } from '#areas/aliments/rules/swaps.ts';
import type { MacroTotals } from '#areas/aliments/rules/totals.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { isUnsafe } from '#areas/dietary-profiles/rules/conflicts.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { inHouseholdSteps } from './household.ts';
import { mayReplace, sameKind } from './swap-groups.ts';

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
/** Nobody eats several times the usual portion instead of one. */
const mostUsualPortions = 3;
const usualGrams = 150;

/**
 * Foods that can be eaten instead of a planned one: in quantities with the same amount of the role nutrient, in household steps. None
 * has a conflict with the profile, except hints that nothing is known. Foods of the same kind first, then the nearest energy, among
 * equals as given.
 */
export function proposeAlternatives(
  planned: PlannedFood,
  candidates: readonly UsedAliment[],
  { energyTolerancePercent, profile, count = 12 }: ProposalOptions,
): Proposal[] {
  const role = roleOf(planned);
  const kind = sameKind(planned.aliment.category);
  const kindOrder = ({ aliment }: Proposal) => (kind.includes(aliment.category) ? 0 : 1);
  return candidates
    .filter((candidate) => mayReplace(planned.aliment, candidate))
    .filter((candidate) => role === 'calories' || mainMacro(candidate) === role)
    .filter((candidate) => !profile || !isUnsafe(candidate, profile))
    .flatMap((candidate) => proposalOf(planned, candidate, role) ?? [])
    .filter((proposal) => isNear(planned, proposal, { role, energyTolerancePercent }))
    .toSorted((one, other) => kindOrder(one) - kindOrder(other) || energyGap(one) - energyGap(other))
    .slice(0, count);
}

/** The nutrient that a swap keeps: the chosen one, otherwise that with the largest share of the energy. */
export function roleOf({ aliment, role }: PlannedFood): MacroName {
  return role ?? mainMacro(aliment);
}

function proposalOf({ aliment, quantity }: PlannedFood, candidate: UsedAliment, role: MacroName): Proposal | null {
  const result = equivalent({ aliment, quantity }, candidate, role);
  if (result.kind !== 'equivalent') return null;
  const steps = inHouseholdSteps(candidate, result.quantity);
  if (isMoreThanUsual(candidate, steps.quantity)) return null;
  const difference = differenceOf({ aliment, quantity }, { aliment: candidate, quantity: steps.quantity });
  return { aliment: candidate, ...steps, difference };
}

/** Whether the quantity is several times the usual portion of the food. */
export function isMoreThanUsual({ portions }: UsedAliment, quantity: number): boolean {
  const usual = portions.find(({ isDefault }) => isDefault)?.grams ?? usualGrams;
  return quantity > mostUsualPortions * usual;
}

function energyGap({ difference }: Proposal): number {
  return Math.abs(difference.calories ?? 0);
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
