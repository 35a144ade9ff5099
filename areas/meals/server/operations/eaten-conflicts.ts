import { mayReadStates, readProfileHistory } from '#areas/dietary-profiles/server/public.ts';
import type { PublishedOf } from '#areas/meal-plans/server/public.ts';
import type { EatenConflict, MealEntry } from '../../contract.ts';
import { eatenConflicts, eatenConflictsWithStates } from '../../rules/eaten-conflicts.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * The foods of reported meals that the client must not or does not eat, by the profile of the time of the report: what was eaten
 * stays named when the profile or the meal plan changes later. Foods that are not eaten in pregnancy or while breastfeeding are named to
 * readers who may read these states. `versions` has the published versions of the entries.
 */
export async function findEatenConflicts(
  scope: Scope,
  clientId: string,
  { entries, versions }: { entries: readonly MealEntry[]; versions: ReadonlyMap<string, PublishedOf> },
): Promise<EatenConflict[]> {
  if (entries.length === 0) return [];
  const instants = entries.map(({ loggedAt }) => loggedAt);
  const [profiles, readsStates] = await Promise.all([
    readProfileHistory(scope, clientId, instants),
    mayReadStates(scope),
  ]);
  const conflictsIn = readsStates ? eatenConflictsWithStates : eatenConflicts;
  return entries.flatMap((entry) => {
    const version = versions.get(entry.publishedId ?? '');
    const found = version ? conflictsIn(entry, version.content, profiles.at(entry.loggedAt)) : [];
    return found.map((one) => ({ entryId: entry.id, ...one }));
  });
}
