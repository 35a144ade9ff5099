import type { SetChange } from '../../contract/set.ts';
import { latestVersion, setKey, type Version } from '../set-versions.ts';
import { type AuthoredSet, type SetMergeResult, type StoredSets, mergeSets } from '../merge-stored-sets.ts';

/** A database in memory: what stands, and what is kept of the rest, each version once. */
export interface KnownSets {
  standing: AuthoredSet[];
  kept: SetMergeResult['kept'];
}

export const noSets: KnownSets = { standing: [], kept: [] };

/** What it has after a call, written as the rule says. */
export function written(known: KnownSets, sent: readonly SetChange[], newId: () => string): KnownSets {
  const { added, changed, removedIds, kept } = mergeSets(sent, placesOf(known, sent), { authorId: null, newId });
  const gone = new Set([...removedIds, ...changed.map(({ id }) => id)]);
  const standing = [...known.standing.filter(({ id }) => !gone.has(id)), ...changed, ...added];
  return withKept({ ...known, standing }, kept);
}

export function withKept(known: KnownSets, kept: KnownSets['kept']): KnownSets {
  const keyOf = (set: Version) => `${setKey(set)} ${set.loggedAt} ${set.id}`;
  const all = new Map(kept.map((set) => [keyOf(set), set]));
  for (const set of known.kept) all.set(keyOf(set), set);
  return { ...known, kept: [...all.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)) };
}

/** As the store reads them for a call. */
export function placesOf({ standing, kept }: KnownSets, sent: readonly SetChange[]): StoredSets {
  const places = new Set(sent.map(setKey));
  const removed = kept.filter((set) => set.isRemoved && places.has(setKey(set)));
  const removals = [...Map.groupBy(removed, setKey).values()].flatMap(
    (versions) => latestVersion<Version>(versions) ?? [],
  );
  const asked = new Set([...sent, ...removals].map(({ id }) => id));
  return {
    standing: standing.filter((set) => places.has(setKey(set))),
    removals,
    takenIds: standing.flatMap(({ id }) => (asked.has(id) ? id : [])),
  };
}
