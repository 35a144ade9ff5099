import type { SentSet } from '../../contract/set.ts';
import { latestOf, placeOf, type Version } from '../merge-sets.ts';
import { type AuthoredSet, type SetWriting, type StoredPlaces, writingOf } from '../merge-sets-writing.ts';

/** A database in memory: what stands, and what is kept of the rest, each version once. */
export interface KnownSets {
  standing: AuthoredSet[];
  kept: SetWriting['kept'];
}

export const noSets: KnownSets = { standing: [], kept: [] };

/** What it has after a call, written as the rule says. */
export function written(known: KnownSets, sent: readonly SentSet[], newId: () => string): KnownSets {
  const { added, changed, removedIds, kept } = writingOf(sent, placesOf(known, sent), { authorId: null, newId });
  const gone = new Set([...removedIds, ...changed.map(({ id }) => id)]);
  const standing = [...known.standing.filter(({ id }) => !gone.has(id)), ...changed, ...added];
  return withKept({ ...known, standing }, kept);
}

export function withKept(known: KnownSets, kept: KnownSets['kept']): KnownSets {
  const keyOf = (set: Version) => `${placeOf(set)} ${set.loggedAt} ${set.id}`;
  const all = new Map(kept.map((set) => [keyOf(set), set]));
  for (const set of known.kept) all.set(keyOf(set), set);
  return { ...known, kept: [...all.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)) };
}

/** As the store reads them for a call. */
export function placesOf({ standing, kept }: KnownSets, sent: readonly SentSet[]): StoredPlaces {
  const places = new Set(sent.map(placeOf));
  const removed = kept.filter((set) => set.isRemoved && places.has(placeOf(set)));
  const removals = [...Map.groupBy(removed, placeOf).values()].flatMap((versions) => latestOf<Version>(versions) ?? []);
  const asked = new Set([...sent, ...removals].map(({ id }) => id));
  return {
    standing: standing.filter((set) => places.has(placeOf(set))),
    removals,
    takenIds: standing.flatMap(({ id }) => (asked.has(id) ? id : [])),
  };
}
