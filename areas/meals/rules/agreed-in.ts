import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { AgreedIn } from '#areas/dietary-profiles/rules/conflict-text.ts';
import type { Confirmation } from '#areas/meal-plans/rules/confirmed.ts';
import { componentsOf } from '#areas/meal-plans/rules/content.ts';
import { shownFood } from '#areas/meal-plans/rules/shown-food.ts';
import type { DietDay } from '../contract.ts';

interface PresentPlan {
  days: readonly DietDay[];
  /** The version that the client follows on the date of the meal; null without one. */
  publishedId: string | null;
  confirmed: readonly Confirmation[];
}

/**
 * Where a food of a version that was replaced is left on purpose: in the present version, too, as long as all its known days that have
 * the food leave it there.
 */
export function agreedInOf(
  aliment: UsedAliment,
  { days, publishedId, confirmed }: PresentPlan,
  profile: DietaryProfile,
): AgreedIn {
  const present = days.flatMap(({ day, ...one }) => (day && one.publishedId === publishedId ? day : []));
  const uses = componentsOf({ days: present })
    .filter((one) => [one, ...one.alternatives].some(({ alimentId }) => alimentId === aliment.id))
    .map((planned) => ({ planned, confirmed }));
  const { isAgreed, agreed } = shownFood(aliment, uses, profile);
  return isAgreed || agreed ? 'present' : 'before';
}
