import { withoutStates } from '#areas/dietary-profiles/rules/safety-part.ts';
import {
  type DeclaredState,
  findDeclaredStates,
  mayReadStates,
  type ProfileHistory,
  readProfileHistory,
} from '#areas/dietary-profiles/server/public.ts';
import { findConfirmedFoods, type PublishedOf } from '#areas/meal-plans/server/public.ts';
import { holdsFor } from '#areas/meal-plans/rules/confirmed.ts';
import type { Diet, MealEntry } from '../../contract.ts';
import { conflictsOfLines, conflictsOfNote, eatenConflictsWithStates } from '../../rules/eaten-conflicts.ts';
import type { Scope } from '#shell/server/database/scope.ts';

type EatenConflicts = Required<Pick<Diet, 'conflicts' | 'noteConflicts'>>;

/**
 * The foods of reported meals, and those that their notes name, that the client must not or does not eat, by the profile of the time of the report: what was eaten
 * stays named when the profile or the meal plan changes later. Foods that are not eaten in pregnancy or while breastfeeding are named to
 * readers who may read these states, also when the state was only declared. `versions` has the published versions of the entries.
 */
export async function findEatenConflicts(
  scope: Scope,
  clientId: string,
  { entries, versions }: { entries: readonly MealEntry[]; versions: ReadonlyMap<string, PublishedOf> },
): Promise<EatenConflicts> {
  if (entries.length === 0) return { conflicts: [], noteConflicts: [] };
  const instants = entries.map(({ loggedAt }) => loggedAt);
  const [profiles, readsStates] = await Promise.all([
    readProfileHistory(scope, clientId, instants),
    mayReadStates(scope),
  ]);
  const mealPlanIds = [...new Set([...versions.values()].map(({ mealPlanId }) => mealPlanId))];
  const noStates: ReadonlyMap<string, readonly DeclaredState[]> = new Map();
  const [states, confirmed] = await Promise.all([
    readsStates ? findDeclaredStates(scope, [clientId]) : noStates,
    findConfirmedFoods(scope, mealPlanIds),
  ]);
  const declared = states.get(clientId) ?? [];
  const profileAt = (instant: string) => (readsStates ? profiles.at(instant) : withoutStates(profiles.at(instant)));
  const conflictsOfEntry = (entry: MealEntry, { content, mealPlanId }: PublishedOf) => {
    const version = profiles.versionAt(entry.loggedAt) ?? { version: 0, statesSince: 0 };
    return eatenConflictsWithStates(entry, content, {
      profile: profileAt(entry.loggedAt),
      declared: declaredAt(entry.loggedAt, declared, profiles),
      confirmed: confirmed
        .filter((one) => one.mealPlanId === mealPlanId)
        .map((one) => ({ ...one, isCurrent: holdsFor(one, version) })),
    });
  };
  const conflicts = entries.flatMap((entry) => {
    const version = versions.get(entry.publishedId ?? '');
    const found = version ? conflictsOfEntry(entry, version) : [];
    return found.map((one) => ({ entryId: entry.id, ...one }));
  });
  const noteConflicts = entries.flatMap((entry) => {
    const content = versions.get(entry.publishedId ?? '')?.content;
    const profile = profileAt(entry.loggedAt);
    const found = content
      ? [...conflictsOfNote(entry, content, profile), ...conflictsOfLines(entry, content, profile)]
      : [];
    return found.map((one) => ({ entryId: entry.id, ...one }));
  });
  return { conflicts, noteConflicts };
}

/**
 * The declarations that count at an instant: those before it which are undecided, or were not decided yet, because the profile was saved
 * before them. From the decision on the profile alone counts.
 */
function declaredAt(instant: string, declared: readonly DeclaredState[], profiles: ProfileHistory): DeclaredState[] {
  const savedAt = Date.parse(profiles.versionAt(instant)?.changedAt ?? '1970-01-01');
  return declared.filter(({ sentAt, isUndecided }) => {
    const sentTime = Date.parse(sentAt);
    return sentTime <= Date.parse(instant) && (isUndecided || savedAt < sentTime);
  });
}
