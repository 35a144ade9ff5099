import type { SetChange } from '../../contract/set.ts';
import { isLater, setKey, type Version } from '../set-versions.ts';
import { type AuthoredSet, type SetMergeResult, type StoredSets, mergeSets } from '../merge-stored-sets.ts';

/** The sets of one workout in memory, with every earlier version once. */
export interface KnownSets {
  current: AuthoredSet[];
  earlierVersions: SetMergeResult['earlierVersions'];
}

export const noSets: KnownSets = { current: [], earlierVersions: [] };

export function applyChanges(known: KnownSets, sent: readonly SetChange[], newId: () => string): KnownSets {
  const { added, changed, removedIds, earlierVersions } = mergeSets(sent, storedSetsOf(known, sent), {
    authorId: null,
    newId,
  });
  const replaced = new Set([...removedIds, ...changed.map(({ id }) => id)]);
  const current = [...known.current.filter(({ id }) => !replaced.has(id)), ...changed, ...added];
  return withEarlierVersions({ ...known, current }, earlierVersions);
}

export function withEarlierVersions(known: KnownSets, versions: KnownSets['earlierVersions']): KnownSets {
  const keyOf = (set: Version) => `${setKey(set)} ${set.loggedAt} ${set.id}`;
  const all = new Map(versions.map((set) => [keyOf(set), set]));
  for (const set of known.earlierVersions) all.set(keyOf(set), set);
  const sorted = [...all.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return { ...known, earlierVersions: sorted };
}

/** Returns the stored sets that `findStoredSets` reads for a sync of `sent`. */
export function storedSetsOf({ current, earlierVersions }: KnownSets, sent: readonly SetChange[]): StoredSets {
  const keys = new Set(sent.map(setKey));
  const removals = earlierVersions.filter((set) => set.isRemoved && keys.has(setKey(set)));
  const ids = new Set([...sent, ...removals].map(({ id }) => id));
  const known = current.filter((set) => keys.has(setKey(set)));
  return {
    current: known,
    earlier: known
      .filter(({ id }) => !sent.some((set) => set.id === id))
      .flatMap((set) => earlierVersions.filter((one) => setKey(one) === setKey(set) && isLater(set, one)))
      .toSorted((one, other) => (isLater(one, other) ? -1 : 1)),
    removals,
    takenIds: current.flatMap(({ id }) => (ids.has(id) ? id : [])),
  };
}
