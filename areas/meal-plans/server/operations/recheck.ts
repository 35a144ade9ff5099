import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { FoodConflict } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { mealPlanConflicts, openConflicts } from '../../rules/conflicts.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { mealPlanConflictsFound } from '../events.ts';
import { findContents, findPublishedFrom, findVersionsOf } from '../store/published.ts';

interface Changed {
  clientId: string;
  before: DietaryProfile;
  profile: DietaryProfile;
}

/** Days ahead in which a published meal plan is checked. */
const checkedDays = 366;

/** Checks what is published for today and later against a changed profile, and publishes which foods are new conflicts. */
export async function recheckMealPlans(scope: Scope, { clientId, before, profile }: Changed): Promise<void> {
  const contents = await findFollowed(scope, clientId);
  const earlier = worstByFood(contents, before);
  const foods = [...worstByFood(contents, profile).values()].filter(
    ({ alimentId, level }) => earlier.get(alimentId)?.level !== level && earlier.get(alimentId)?.level !== 'forbidden',
  );
  if (foods.length > 0) await publish(scope, mealPlanConflictsFound, { clientId, foods });
}

/** The contents of all versions that apply today or later. */
async function findFollowed(scope: Scope, clientId: string): Promise<MealPlanContent[]> {
  const today = todayIn(scope.caller.timeZone);
  const versions = await findVersionsOf(scope, { clientId, from: today, until: addDays(today, checkedDays) });
  const contentIds = new Set<string>();
  for (const mealPlanId of new Set(versions.map((version) => version.mealPlanId)))
    for (const { contentId } of await findPublishedFrom(scope, mealPlanId, today)) contentIds.add(contentId);
  return [...(await findContents(scope, [...contentIds])).values()];
}

/** The foods without a note that the client must not or does not eat. */
function worstByFood(contents: readonly MealPlanContent[], profile: DietaryProfile): Map<string, FoodConflict> {
  const conflicts = contents.flatMap((content) => openConflicts(mealPlanConflicts(content, profile)));
  return new Map(conflicts.map((one) => [one.alimentId, one]));
}
