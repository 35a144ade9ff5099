import { readProfileHistory } from '#areas/dietary-profiles/server/public.ts';
import { findPublishedOf } from '#areas/meal-plans/server/public.ts';
import type { EatenConflict, MealEntry } from '../../contract.ts';
import { eatenConflicts } from '../../rules/eaten-conflicts.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * The foods of reported meals that the client must not or does not eat, by the profile of the time of the report: what was eaten
 * stays named when the profile or the meal plan changes later.
 */
export async function findEatenConflicts(
  scope: Scope,
  clientId: string,
  entries: readonly MealEntry[],
): Promise<EatenConflict[]> {
  const publishedIds = [...new Set(entries.flatMap(({ publishedId }) => publishedId ?? []))];
  if (publishedIds.length === 0) return [];
  const [contents, profileAt] = await Promise.all([
    findPublishedOf(scope, { clientId, publishedIds }),
    readProfileHistory(
      scope,
      clientId,
      entries.map(({ loggedAt }) => loggedAt),
    ),
  ]);
  return entries.flatMap((entry) => {
    const content = contents.get(entry.publishedId ?? '');
    const found = content ? eatenConflicts(entry, content, profileAt(entry.loggedAt)) : [];
    return found.map((one) => ({ entryId: entry.id, ...one }));
  });
}
