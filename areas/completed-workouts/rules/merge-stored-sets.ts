import { v5 } from 'uuid';
import { roundedTo } from '#shell/common/numbers.ts';
import type { CompletedSet, SetChange } from '../contract/set.ts';
import type { SetAttempt, SyncedSet } from '../contract/sync.ts';
import {
  byId,
  hasSameValues,
  isLater,
  latestVersion,
  setKey,
  valueNames,
  type Version,
  versionKey,
} from './set-versions.ts';

/** A set with the professional who logged it for the client; null: the client. */
export type AuthoredSet = CompletedSet & { authorId: string | null };

/** A stored set with the name of its author; `isNoteOfClient`: the client wrote its note. */
type StoredSet = AuthoredSet & { author?: string | null; isNoteOfClient?: boolean };

/** The stored sets and removals that have the key (row and set number) of a sent set. */
export interface StoredSets {
  current: readonly StoredSet[];
  /** The earlier versions of current sets, newest first, where no set with the id of the current one was sent. */
  earlier: readonly (CompletedSet & Pick<SetChange, 'isRemoved'>)[];
  /** All removals with these keys, also of sets that were logged again afterwards. */
  removals: readonly Version[];
  /** Those ids of sent sets and removals that a stored set has already. */
  takenIds: readonly string[];
}

export interface SetMergeResult {
  /** Sets whose key had no stored set. */
  added: AuthoredSet[];
  /** Later versions of stored sets, with the ids of the stored sets. */
  changed: AuthoredSet[];
  removedIds: string[];
  /**
   * Versions that are not current: overwritten ones, ones that arrived after a later one, and every removal. A removal
   * has the id of its set, which is used again when the set is logged again; other versions have an id derived from
   * their values.
   */
  earlierVersions: (AuthoredSet & {
    isRemoved: boolean;
    /** See `withLostNotes`. */
    isNoteLost?: boolean;
    /** Set when a professional has read the lost note. */
    isNoteRead?: true;
    /** Set when it and the version that was logged after it are of two devices that did not know of each other's. */
    isOfOtherDevice?: true;
  })[];
  /** The stored sets with the keys of the sent ones after the merge, ordered by id. */
  current: SyncedSet[];
  /** Instant at which the last of the added sets was logged; null when none was added. */
  newestAt: string | null;
}

interface Writer {
  authorId: string | null;
  /** Versions that the device has logged before the sent ones; one of them may be stored. */
  attempts?: readonly SetAttempt[];
  newId: () => string;
}

/**
 * Merges the sets of a device with the stored ones. Of the versions with the same key (row and set number), the one
 * logged last is current; at the same instant, the stored one. A repeated request changes nothing, and an older version
 * does not restore a removed set.
 *
 * A set keeps its id, also when it is logged again after a removal. An id that a set with another key has is replaced
 * by a new one.
 */
export function mergeSets(changes: readonly SetChange[], stored: StoredSets, writer: Writer): SetMergeResult {
  const current = new Map(stored.current.map((set) => [setKey(set), set]));
  const earlier = Map.groupBy(stored.earlier, setKey);
  // Requests have up to 3,000 attempts, so they are looked up by keys.
  const attempted = new Set((writer.attempts ?? []).map(versionKey));
  const sent = changes.map(asStored).map((set) => rebased(set, current.get(setKey(set)), attempted));
  const removals = Map.groupBy(stored.removals, setKey);
  const freeId = freeIds(stored.takenIds, writer.newId);
  const merges = [...Map.groupBy(sent, setKey)].map(([key, versions]) =>
    mergeKey(
      {
        ...{ versions, stored: current.get(key), earlier: earlier.get(key) ?? [] },
        ...{ removals: removals.get(key) ?? [], freeId, attempted },
      },
      writer.authorId,
    ),
  );
  const added = merges.flatMap((merge) => merge.added ?? []);
  return {
    added,
    changed: merges.flatMap((merge) => merge.changed ?? []),
    removedIds: merges.flatMap((merge) => merge.removedId ?? []),
    earlierVersions: merges.flatMap((merge) => merge.earlierVersions),
    current: merges
      .flatMap((merge) => merge.added ?? merge.changed ?? merge.unchanged ?? [])
      .map((set) => {
        const [before, versions] = [current.get(setKey(set)), earlier.get(setKey(set)) ?? []];
        return asSynced(set, { sent, attempted, before, earlier: versions });
      })
      .toSorted(byId),
    newestAt: latestVersion(added)?.loggedAt ?? null,
  };
}

interface SentAndStored {
  sent: readonly SetChange[];
  /** Keys of the versions that the device has logged before the sent ones. */
  attempted: ReadonlySet<string>;
  before: StoredSet | undefined;
  earlier: StoredSets['earlier'];
}

/**
 * A device that corrects a stored set sends its id; one that logged the set without knowing it sends another id. The stored version may
 * be one of that device, from a request whose response was lost: the sent version itself, or an attempt before it. Then the version of
 * another device is the one that it replaced.
 */
function asSynced(set: StoredSet, { sent, attempted, before, earlier }: SentAndStored): SyncedSet {
  const isKnown = before !== undefined && sent.some((one) => isKnownBy(one, before));
  const isOwn = (version: CompletedSet) =>
    sent.some((one) => setKey(one) === setKey(version) && isRepeatedSet(one, version)) ||
    attempted.has(versionKey(version));
  const versions = before === undefined || isKnown ? [] : [{ ...before, isRemoved: false }, ...earlier];
  const notOwn = versions.find((version) => version.isRemoved || !isOwn(version));
  const { author } = set;
  return {
    ...withoutAuthor(set),
    ...(author !== undefined && { author }),
    ...(notOwn &&
      !notOwn.isRemoved &&
      !hasSameValues(withNoteOf(notOwn, set), set) && { overwritten: withoutAuthor(notOwn) }),
  };
}

function withoutAuthor({
  authorId: _,
  author: __,
  isRemoved: ___,
  isNoteOfClient: ____,
  ...set
}: CompletedSet & Partial<StoredSet> & { isRemoved?: boolean }): CompletedSet {
  return set;
}

/** Returns a function that returns the id, or a new one when it is taken; the returned id is taken from then on. */
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
  stored: StoredSet | undefined;
  earlier: StoredSets['earlier'];
  removals: readonly Version[];
  freeId: (id: string) => string;
  attempted: ReadonlySet<string>;
}

interface KeyMerge extends Pick<SetMergeResult, 'earlierVersions'> {
  added?: AuthoredSet;
  changed?: AuthoredSet;
  unchanged?: StoredSet | undefined;
  removedId?: string | undefined;
}

function mergeKey(
  { versions, stored, earlier, removals, freeId, attempted }: VersionsOfKey,
  authorId: Writer['authorId'],
): KeyMerge {
  const known = stored ?? latestVersion(removals);
  const latest = latestVersion(versions);
  const winner = latest && isLater(latest, known) ? latest : undefined;
  const knownId = known?.id ?? versions[0]?.id ?? '';
  const id = winner?.isRemoved === false && !stored ? freeId(knownId) : knownId;

  const late = versions.filter((set) => !isSameVersion(set, winner) && !isRepeated(set, { stored, removals }));
  const isUnknown =
    stored !== undefined && !attempted.has(versionKey(stored)) && versions.every((set) => !isKnownBy(set, stored));
  const ofOther = isUnknown && { isOfOtherDevice: true as const };
  const earlierVersions = late.map((set) =>
    asEarlierVersion({ ...set, id, authorId, ...(!winner && !set.isRemoved && ofOther) }),
  );
  const ofTwoDevices = isUnknown && stored.authorId === authorId ? stored : undefined;
  if (!winner) {
    const noted =
      ofTwoDevices &&
      withNoteOf(
        ofTwoDevices,
        late.find((set) => !isKnownVersion(set, earlier)),
      );
    if (!noted || noted === stored) return { unchanged: stored, earlierVersions };
    const { author: _, isNoteOfClient: __, ...values } = noted;
    return { changed: { ...values, loggedAt: afterInstant(noted.loggedAt) }, earlierVersions };
  }

  const isSame = stored !== undefined && !winner.isRemoved && hasSameValues(winner, stored);
  const overwritten = stored && !isSame ? [asEarlierVersion({ ...stored, isRemoved: false, ...ofOther })] : [];
  const both = { earlierVersions: [...overwritten, ...earlierVersions] };
  const { isRemoved, replaces: _, ...values } = withNoteOf(winner, ofTwoDevices);
  if (isRemoved) return { removedId: stored?.id, ...both };
  if (!stored) return { added: { ...values, id, authorId }, ...both };
  return { changed: { ...values, id, authorId: isSame ? stored.authorId : authorId }, ...both };
}

/**
 * Whether the device knew the stored set: it has sent its id and, where it says which version it replaces, the values of that one are the
 * stored ones. Of a removal only the id counts.
 */
function isKnownBy(sent: SetChange, stored: CompletedSet): boolean {
  if (sent.id !== stored.id) return false;
  const { replaces, isRemoved } = sent;
  return isRemoved || !replaces || hasSameValues(replaces, stored) || isRepeatedSet(sent, stored);
}

/**
 * Merges a change of a version that another device has changed meanwhile: values that the sender did not change are the stored ones. When
 * both changed other values, both changes count, whichever was logged first; of the same value the later one counts.
 */
function rebased(sent: SetChange, stored: StoredSet | undefined, attempted: ReadonlySet<string>): SetChange {
  const { replaces, loggedAt } = sent;
  if (!replaces || sent.isRemoved || !stored || attempted.has(versionKey(stored))) return sent;
  if (hasSameValues(replaces, stored)) return sent;
  const changed = valueNames.filter((name) => sent[name] !== replaces[name]);
  const values = (from: CompletedSet, names: readonly (typeof valueNames)[number][]) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  const merged = { ...sent, ...values(stored, valueNames), ...values(sent, changed) };
  const isConflict = changed.some((name) => stored[name] !== replaces[name] && stored[name] !== sent[name]);
  if (isConflict) return isLater(sent, stored) ? merged : sent;
  const isStored = hasSameValues(merged, stored);
  return {
    ...merged,
    replaces: stored,
    loggedAt: isStored ? stored.loggedAt : isLater(sent, stored) ? loggedAt : afterInstant(stored.loggedAt),
  };
}

/** A note of one device against none of the other is no conflict: the set gets it. */
function withNoteOf<S extends { note: string }>(
  set: S,
  other: (Pick<CompletedSet, 'note'> & { isRemoved?: boolean }) | undefined,
): S {
  return set.note === '' && other && other.note !== '' && other.isRemoved !== true ? { ...set, note: other.note } : set;
}

function isKnownVersion(set: SetChange, versions: StoredSets['earlier']): boolean {
  return set.isRemoved || versions.some((version) => !version.isRemoved && isRepeatedSet(set, version));
}

function afterInstant(instant: string): string {
  return new Date(Date.parse(instant) + 1).toISOString();
}

/** Whether the set is the stored set or a stored removal, sent again. */
function isRepeated(set: SetChange, { stored, removals }: Pick<VersionsOfKey, 'stored' | 'removals'>): boolean {
  if (set.isRemoved) return removals.some((removal) => isSameInstant(set, removal));
  return stored !== undefined && isRepeatedSet(set, stored);
}

function isRepeatedSet(set: SetChange, stored: CompletedSet): boolean {
  return !set.isRemoved && isSameInstant(set, stored) && hasSameValues(set, stored);
}

/** Whether the set is the winning version or a copy of it, with the same instant and values. */
function isSameVersion(set: SetChange, winner: SetChange | undefined): boolean {
  if (!winner || winner.isRemoved || set.isRemoved) return false;
  return isSameInstant(set, winner) && hasSameValues(set, winner);
}

function isSameInstant(set: Pick<Version, 'loggedAt'>, known: Pick<Version, 'loggedAt'>): boolean {
  return Date.parse(set.loggedAt) === Date.parse(known.loggedAt);
}

/** Rounds to the scale of the columns, so that 82.30000000000001 kg sent again is not another version. */
function asStored(set: SetChange): SetChange {
  const rounded = (decimals: number, value: number | null) => (value === null ? null : roundedTo(decimals, value));
  return { ...set, weightKg: rounded(2, set.weightKg), metres: rounded(1, set.metres), rpe: rounded(1, set.rpe) };
}

const versionIdNamespace = '6f0d3a52-8a4e-5c1b-9d27-3b1f0c9e7a64';

/**
 * Returns the version with an id derived from its values: a version sent again is stored once, and two versions of the
 * same instant are both stored.
 */
function asEarlierVersion({
  replaces: _,
  ...set
}: SetMergeResult['earlierVersions'][number] & Pick<SetChange, 'replaces'>): SetMergeResult['earlierVersions'][number] {
  if (set.isRemoved) return set;
  return { ...set, id: v5(JSON.stringify(valueNames.map((name) => set[name])), versionIdNamespace) };
}
