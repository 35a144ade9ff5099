import type { Conflict } from '#areas/dietary-profiles/contract.ts';
import { type Confirmation, isSettled } from '#areas/meal-plans/rules/confirmed.ts';
import type { PlanOfDays } from '../contract/plan-of-days.ts';

type ShownPlan = Pick<PlanOfDays, 'aliments' | 'confirmed'>;

/** What professionals confirmed of a published version, and whether for the present profile. */
export function confirmationsOf(
  { confirmed = [] }: Pick<ShownPlan, 'confirmed'>,
  profileVersion: number | undefined,
): Confirmation[] {
  return confirmed.map((one) => ({ ...one, isCurrent: one.profileVersion === profileVersion }));
}

/** Whether all conflicts of a food are confirmed in every version that has it; false for one that no version has. */
export function isSettledInPlans(
  food: { alimentId: string; reasons: Conflict[] },
  plans: readonly ShownPlan[],
  profileVersion: number | undefined,
): boolean {
  const having = plans.filter(({ aliments }) => aliments.some(({ id }) => id === food.alimentId));
  return having.length > 0 && having.every((one) => isSettled(food, confirmationsOf(one, profileVersion)));
}
