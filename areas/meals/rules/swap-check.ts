import type { Component, MacroName, UsedAliment } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { mainMacro } from '#areas/aliments/rules/swaps.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsOf, preventsOffer } from '#areas/dietary-profiles/rules/conflicts.ts';
import { isExplainedByNote } from '#areas/dietary-profiles/rules/explained.ts';
import type { Meal, MealPlan } from '#areas/meal-plans/contract.ts';
import { isImplausible } from '#areas/meal-plans/rules/propose-alternatives.ts';
import { mayReplace } from '#areas/meal-plans/rules/swap-groups.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
import { mealProblems, type Swap } from '../contract.ts';

interface CheckedSwap {
  component: Component;
  swap: Pick<Swap, 'alternativeId' | 'quantity'> & { aliment: UsedAliment };
  /** What the professional allows. */
  allowed: MealPlan['swaps'];
  profile: DietaryProfile;
}

/**
 * Largest difference of the role nutrient between a food and its equivalent, in grams or in percent of the planned amount:
 * household steps of 5 g do not meet it exactly.
 */
const roleTolerance = { grams: 3, kcal: 20, percent: 10 } as const;

/**
 * Why a client may not eat a food instead of a component; null when they may. A planned alternative was chosen by the
 * professional: it is refused only when it conflicts with the profile and no note explains that.
 */
export function swapRefusal({ component, swap, allowed, profile }: CheckedSwap): ProblemKind | null {
  if (allowed.mode === 'none') return mealProblems.swap_not_allowed;
  const planned = component.alternatives.find(({ uuid }) => uuid === swap.alternativeId);
  const isPlanned = planned?.aliment.id === swap.aliment.id;
  const warnings = conflictsOf(swap.aliment, profile).filter(preventsOffer);
  const isExplained = isPlanned && warnings.every((one) => isExplainedByNote(component, swap.aliment.id, one));
  if (warnings.length > 0 && !isExplained) return mealProblems.swap_allergen;
  if (isPlanned) return null;
  if (allowed.mode !== 'equivalents' || swap.alternativeId !== null) return mealProblems.swap_not_allowed;
  if (!isOfSameRole(component, swap.aliment)) return mealProblems.swap_other_kind;
  return !isImplausible(component, swap.aliment, swap.quantity) && isEquivalent(component, swap, allowed)
    ? null
    : mealProblems.swap_too_different;
}

/** The swaps of a meal that the client may choose; none while the profile is not known. */
export function allowedSwaps<S extends CheckedSwap['swap'] & Pick<Swap, 'componentId'>>(
  swaps: readonly S[],
  { meal, swaps: allowed }: { meal: Meal; swaps: MealPlan['swaps'] },
  profile: DietaryProfile | undefined,
): S[] {
  const components = meal.mealComponents.flatMap((one) => one.components);
  return swaps.filter((swap) => {
    const component = components.find(({ uuid }) => uuid === swap.componentId);
    return component && profile && swapRefusal({ component, swap, allowed, profile }) === null;
  });
}

/** The nutrient whose amount a swap keeps. */
export function roleOf({ role, aliment }: Pick<Component, 'role' | 'aliment'>): MacroName {
  return role ?? mainMacro(aliment);
}

/** Whether a food takes the place of the planned one at a meal, and most of its energy is of the role nutrient. */
function isOfSameRole(component: Component, aliment: UsedAliment): boolean {
  const role = roleOf(component);
  return mayReplace(component.aliment, aliment) && (role === 'calories' || mainMacro(aliment) === role);
}

function isEquivalent(
  component: Component,
  swap: { aliment: UsedAliment; quantity: number },
  { energyTolerancePercent }: MealPlan['swaps'],
): boolean {
  const role = roleOf(component);
  const absolute = role === 'calories' ? roleTolerance.kcal : roleTolerance.grams;
  return (
    isNear(component, swap, { nutrient: role, absolute, percent: roleTolerance.percent }) &&
    isNear(component, swap, { nutrient: 'calories', absolute: roleTolerance.kcal, percent: energyTolerancePercent })
  );
}

interface Tolerance {
  nutrient: MacroName;
  absolute: number;
  percent: number;
}

/** Whether both amounts are known and differ by at most one of the two tolerances. */
function isNear(
  planned: Component,
  eaten: { aliment: UsedAliment; quantity: number },
  { nutrient, absolute, percent }: Tolerance,
): boolean {
  const [before, after] = [amountIn(planned, nutrient), amountIn(eaten, nutrient)];
  if (before === null || after === null) return false;
  return Math.abs(after - before) <= Math.max(absolute, (before * percent) / 100);
}
