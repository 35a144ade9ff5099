import { isDeepStrictEqual } from 'node:util';
import type { consentGiven } from '#areas/clients/server/public.ts';
import type { Conflict, DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { isAgainst, needsNote } from '#areas/dietary-profiles/rules/conflicts.ts';
import { readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import type { FoodConflict } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { mealPlanConflicts } from '../../rules/conflicts.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type PayloadOf, publish } from '#shell/server/events.ts';
import { mealPlanConflictsFound } from '../events.ts';
import { findListed, type ListedFood, replaceConflicts } from '../store/conflicts.ts';
import { findContents, findPublishedFrom, findVersionsOf } from '../store/published.ts';

interface Changed {
  clientId: string;
  before: DietaryProfile;
  profile: DietaryProfile;
}

/** Days ahead in which a published meal plan is checked. */
const checkedDays = 366;

/**
 * Checks what is published for today and later against a changed profile, stores the conflicts and publishes which foods are new ones.
 * A note explains what conflicted when it was written, not what the client has added since.
 */
export async function recheckMealPlans(scope: Scope, { clientId, before, profile }: Changed): Promise<void> {
  const contents = await findFollowed(scope, clientId);
  const conflicts = conflictsByContent(contents, profile);
  const earlier = worstByFood(conflictsByContent(contents, before));
  const isNew = (food: FoodConflict) => isNewlyAgainst(food, earlier.get(food.alimentId)?.reasons);
  const listed = new Map((await findListed(scope, [clientId])).map(({ contentId, foods }) => [contentId, foods]));
  const isOpen = (contentId: string, food: FoodConflict) =>
    !food.isExplained || isNew(food) || (listed.get(contentId) ?? []).some((one) => hasSameNames(one, food));
  const stored = conflicts.map(({ contentId, foods }) => ({
    contentId,
    foods: foods.filter((food) => isOpen(contentId, food)).map(({ name, name_en }) => ({ name, name_en })),
  }));
  await replaceConflicts(
    scope,
    clientId,
    stored.filter(({ foods }) => foods.length > 0),
  );
  const foods = [...worstByFood(conflicts).values()].filter(isNew);
  if (foods.length > 0)
    await publish(scope, mealPlanConflictsFound, { cause: 'profile', clients: [{ clientId, foods }] });
}

/** Whether a food is forbidden or unwanted for a reason that is none of the known ones. */
export function isNewlyAgainst({ reasons }: FoodConflict, known: readonly Conflict[] = []): boolean {
  return reasons.some((reason) => isAgainst(reason) && !known.some((one) => isDeepStrictEqual(one, reason)));
}

/** Conflicts are listed by the names of their foods. */
export function hasSameNames(one: ListedFood, other: ListedFood): boolean {
  return one.name === other.name && one.name_en === other.name_en;
}

/** Checks what was published while the consent to health data was withdrawn, which hid the profile. */
export async function recheckAfterConsent(
  scope: Scope,
  { clientId, purpose }: PayloadOf<typeof consentGiven>,
): Promise<void> {
  if (purpose !== 'health_data') return;
  const profile = await readDietaryProfile(scope, clientId);
  await recheckMealPlans(scope, { clientId, before: profile, profile });
}

/** The contents of all versions that apply today or later. */
async function findFollowed(scope: Scope, clientId: string): Promise<ReadonlyMap<string, MealPlanContent>> {
  const today = todayIn(scope.caller.timeZone);
  const versions = await findVersionsOf(scope, { clientId, from: today, until: addDays(today, checkedDays) });
  const contentIds = new Set<string>();
  for (const mealPlanId of new Set(versions.map((version) => version.mealPlanId)))
    for (const { contentId } of await findPublishedFrom(scope, mealPlanId, today)) contentIds.add(contentId);
  return findContents(scope, [...contentIds]);
}

interface ContentConflicts {
  contentId: string;
  foods: FoodConflict[];
}

/** The foods of each content that the client must not or does not eat, also those with a note. */
function conflictsByContent(
  contents: ReadonlyMap<string, MealPlanContent>,
  profile: DietaryProfile,
): ContentConflicts[] {
  return [...contents].map(([contentId, content]) => ({
    contentId,
    foods: mealPlanConflicts(content, profile).filter(({ level }) => needsNote(level)),
  }));
}

function worstByFood(conflicts: readonly ContentConflicts[]): Map<string, FoodConflict> {
  return new Map(conflicts.flatMap(({ foods }) => foods.map((one) => [one.alimentId, one])));
}
