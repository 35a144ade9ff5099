import type { Confirmation } from '#areas/meal-plans/rules/confirmed.ts';
import type { PlanOfDays } from '../contract/plan-of-days.ts';

/** What professionals confirmed of a published version, and whether it holds for the present profile. */
export function confirmationsOf(
  { confirmed = [] }: Pick<PlanOfDays, 'confirmed'>,
  profileVersion: number | undefined,
): Confirmation[] {
  return confirmed.map((one) => ({ ...one, isCurrent: one.profileVersion === profileVersion }));
}
