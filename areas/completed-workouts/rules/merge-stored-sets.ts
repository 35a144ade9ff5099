import { v5 } from 'uuid';
import { roundedTo } from '#shell/common/numbers.ts';
import type { CompletedSet, SetChange } from '../contract/set.ts';
import { byId, hasSameValues, isLater, latestVersion, setKey, valueNames, type Version } from './set-versions.ts';

/** A set with the professional who logged it for the client; null: the client. */
export type AuthoredSet = CompletedSet & { authorId: string | null };

/** What is stored under the keys of the sent sets. */
export interface StoredSets {
  current: readonly AuthoredSet[];
  /** All removals under these keys, also when a set was logged there again. */
  removals: readonly Version[];
  /** The ids of sent sets and removals that a stored set has. */
  takenIds: readonly string[];
}

export interface SetMergeResult {
  /** Sets whose key was empty. */
  added: AuthoredSet[];
  /** Later versions of stored sets, with their ids. */
  changed: AuthoredSet[];
  removedIds: string[];
  /**
   * Versions that are not current: overwritten ones, ones that arrived after a later one, and every removal. A removal
   * has the id of its set, which is used again when the set comes back; other versions have an id derived from their
   * values.
   */
  earlierVersions: (AuthoredSet & { isRemoved: boolean })[];
  /** The sets under the sent keys afterwards, by id. */
  current: CompletedSet[];
  /** When the last of the added sets was logged. */
  newestAt: string | null;
}

interface Writer {
  authorId: string | null;
  newId: () => string;
}

/**
 * Merges the sets of a device with the stored ones: under each key the version logged last is current, the stored one at
 * the same instant. A repeated request changes nothing, and an older version does not bring a removed set back.
 *
 * A key keeps its id, also when it is filled again; an id that another key has is replaced by a new one.
 */
export function mergeSets(sent: readonly SetChange[], stored: StoredSets, writer: Writer): SetMergeResult {
  const current = new Map(stored.current.map((set) => [setKey(set), set]));
  const removals = Map.groupBy(stored.removals, setKey);
  const freeId = freeIds(stored.takenIds, writer.newId);
  const merges = [...Map.groupBy(sent.map(asStored), setKey)].map(([key, versions]) =>
    mergeKey({ versions, stored: current.get(key), removals: removals.get(key) ?? [], freeId }, writer),
  );
  const added = merges.flatMap((merge) => merge.added ?? []);
  return {
    added,
    changed: merges.flatMap((merge) => merge.changed ?? []),
    removedIds: merges.flatMap((merge) => merge.removedId ?? []),
    earlierVersions: merges.flatMap((merge) => merge.earlierVersions),
    current: merges
      .flatMap((merge) => merge.added ?? merge.changed ?? merge.unchanged ?? [])
      .map(({ authorId: _, ...set }) => set)
      .toSorted(byId),
    newestAt: latestVersion(added)?.loggedAt ?? null,
  };
}

/** Returns the id, or a new one when it is taken; a returned id is taken from then on. */
function freeIds(takenIds: readonly string[], newId: () => string): (id: string) => string {
  const taken = new Set(takenIds);
  return (id) => {
    const free = taken.has(id) ? newId() : id;
    taken.add(free);
    return free;
  };
}

interface VersionsOfKey {
  versions: readonly SetChange[];
  stored: AuthoredSet | undefined;
  removals: readonly Version[];
  freeId: (id: string) => string;
}

interface KeyMerge extends Pick<SetMergeResult, 'earlierVersions'> {
  added?: AuthoredSet;
  changed?: AuthoredSet;
  unchanged?: AuthoredSet | undefined;
  removedId?: string | undefined;
}

function mergeKey({ versions, stored, removals, freeId }: VersionsOfKey, { authorId }: Writer): KeyMerge {
  const known = stored ?? latestVersion(removals);
  const latest = latestVersion(versions);
  const winner = latest && isLater(latest, known) ? latest : undefined;
  const knownId = known?.id ?? versions[0]?.id ?? '';
  const id = winner?.isRemoved === false && !stored ? freeId(knownId) : knownId;

  const late = versions.filter((set) => !isSameVersion(set, winner) && !isRepeated(set, { stored, removals }));
  const earlierVersions = late.map((set) => asEarlierVersion({ ...set, id, authorId }));
  if (!winner) return { unchanged: stored, earlierVersions };

  const isSame = stored !== undefined && !winner.isRemoved && hasSameValues(winner, stored);
  const overwritten = stored && !isSame ? [asEarlierVersion({ ...stored, isRemoved: false })] : [];
  const both = { earlierVersions: [...overwritten, ...earlierVersions] };
  const { isRemoved, ...values } = winner;
  if (isRemoved) return { removedId: stored?.id, ...both };
  if (!stored) return { added: { ...values, id, authorId }, ...both };
  return { changed: { ...values, id, authorId: isSame ? stored.authorId : authorId }, ...both };
}

/** The stored set or a stored removal, sent again. */
function isRepeated(set: SetChange, { stored, removals }: Pick<VersionsOfKey, 'stored' | 'removals'>): boolean {
  if (set.isRemoved) return removals.some((removal) => isSameInstant(set, removal));
  return stored !== undefined && isSameInstant(set, stored) && hasSameValues(set, stored);
}

/** The winning version itself, or the same sent twice. */
function isSameVersion(set: SetChange, winner: SetChange | undefined): boolean {
  if (!winner || winner.isRemoved || set.isRemoved) return false;
  return isSameInstant(set, winner) && hasSameValues(set, winner);
}

function isSameInstant(set: Version, known: Version): boolean {
  return Date.parse(set.loggedAt) === Date.parse(known.loggedAt);
}

/** Rounds to the scale of the columns, so that 82.30000000000001 kg sent again are not another version. */
function asStored(set: SetChange): SetChange {
  const rounded = (decimals: number, value: number | null) => (value === null ? null : roundedTo(decimals, value));
  return { ...set, weightKg: rounded(2, set.weightKg), metres: rounded(1, set.metres), rpe: rounded(1, set.rpe) };
}

const versionIdNamespace = '6f0d3a52-8a4e-5c1b-9d27-3b1f0c9e7a64';

/** The id is derived from the values: a version sent again is stored once, and two of the same instant are both stored. */
function asEarlierVersion(set: SetMergeResult['earlierVersions'][number]): SetMergeResult['earlierVersions'][number] {
  if (set.isRemoved) return set;
  return { ...set, id: v5(JSON.stringify(valueNames.map((name) => set[name])), versionIdNamespace) };
}
