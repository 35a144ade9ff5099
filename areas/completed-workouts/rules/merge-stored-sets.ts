import { v5 } from 'uuid';
import { roundedTo } from '#shell/common/numbers.ts';
import type { CompletedSet, SetChange } from '../contract/set.ts';
import { byId, isLater, latestVersion, setKey, type Version } from './set-versions.ts';

/** A set with the professional who wrote it in the client's place; null: the client. */
export type AuthoredSet = CompletedSet & { authorId: string | null };

/** What is known of the places that are sent. */
export interface StoredSets {
  standing: readonly AuthoredSet[];
  /** The last removal of a place, whether or not something stands there again. */
  removals: readonly Version[];
  /** Of the ids that come or were removed, those that some set has. */
  takenIds: readonly string[];
}

/** What a call makes of the places it names. */
export interface SetMergeResult {
  /** Sets of places that were empty. */
  added: AuthoredSet[];
  /** Later versions of what stands, under its id. */
  changed: AuthoredSet[];
  removedIds: string[];
  /**
   * What does not stand and is kept: what is overwritten, what came too late, and every removal. A removal has the id of
   * its place, to give it back; another version has an id made of what it says.
   */
  kept: (AuthoredSet & { isRemoved: boolean })[];
  /** What stands in the places afterwards, in the order of the ids. */
  standing: CompletedSet[];
  /** When the last of the added ones was logged. */
  newestAt: string | null;
}

interface Writer {
  authorId: string | null;
  newId: () => string;
}

/**
 * The sets of a device with those of the server, as it is written down: of each place the version logged last stands, and
 * the server's if both have the same instant. Only what changes, and every version that does not stand: repeated, it is
 * nothing. What was removed is not brought back by an older version.
 *
 * A place keeps its id, also when it is filled again; an id that another place has is replaced by a new one.
 */
export function mergeSets(sent: readonly SetChange[], stored: StoredSets, writer: Writer): SetMergeResult {
  const standing = new Map(stored.standing.map((set) => [setKey(set), set]));
  const removals = new Map(stored.removals.map((set) => [setKey(set), set]));
  const freeId = idsBeside(stored.takenIds, writer.newId);
  const places = [...Map.groupBy(sent.map(asStored), setKey)].map(([place, versions]) =>
    placeWriting({ versions, stood: standing.get(place), removal: removals.get(place), freeId }, writer),
  );
  const added = places.flatMap((place) => place.added ?? []);
  return {
    added,
    changed: places.flatMap((place) => place.changed ?? []),
    removedIds: places.flatMap((place) => place.removedId ?? []),
    kept: places.flatMap((place) => place.kept),
    standing: places
      .flatMap((place) => place.added ?? place.changed ?? place.unchanged ?? [])
      .map(({ authorId: _, ...set }) => set)
      .toSorted(byId),
    newestAt: latestVersion(added)?.loggedAt ?? null,
  };
}

/** That id, or a new one where it is taken; answered once, it is taken too. */
function idsBeside(takenIds: readonly string[], newId: () => string): (id: string) => string {
  const taken = new Set(takenIds);
  return (id) => {
    const free = taken.has(id) ? newId() : id;
    taken.add(free);
    return free;
  };
}

interface Place {
  versions: readonly SetChange[];
  stood: AuthoredSet | undefined;
  removal: Version | undefined;
  freeId: (id: string) => string;
}

interface PlaceWriting extends Pick<SetMergeResult, 'kept'> {
  added?: AuthoredSet;
  changed?: AuthoredSet;
  unchanged?: AuthoredSet | undefined;
  removedId?: string | undefined;
}

function placeWriting({ versions, stood, removal, freeId }: Place, { authorId }: Writer): PlaceWriting {
  const known = stood ?? removal;
  const latest = latestVersion(versions);
  const winner = latest && isLater(latest, known) ? latest : undefined;
  const knownId = known?.id ?? versions[0]?.id ?? '';
  const id = winner?.isRemoved === false && !stood ? freeId(knownId) : knownId;

  const late = versions.filter((set) => !isSameVersion(set, winner) && !isRepeated(set, { stood, removal }));
  const kept = late.map((set) => asKept({ ...set, id, authorId }));
  if (!winner) return { unchanged: stood, kept };

  const isSame = stood !== undefined && !winner.isRemoved && hasSameValues(winner, stood);
  const overwritten = stood && !isSame ? [asKept({ ...stood, isRemoved: false })] : [];
  const both = { kept: [...overwritten, ...kept] };
  const { isRemoved, ...values } = winner;
  if (isRemoved) return { removedId: stood?.id, ...both };
  if (!stood) return { added: { ...values, id, authorId }, ...both };
  return { changed: { ...values, id, authorId: isSame ? stood.authorId : authorId }, ...both };
}

/** What stands, or the last removal, sent again. */
function isRepeated(set: SetChange, { stood, removal }: Pick<Place, 'stood' | 'removal'>): boolean {
  if (set.isRemoved) return isSameInstant(set, removal);
  return stood !== undefined && isSameInstant(set, stood) && hasSameValues(set, stood);
}

/** The one that stands now, or the same sent twice. */
function isSameVersion(set: SetChange, winner: SetChange | undefined): boolean {
  if (!winner || winner.isRemoved || set.isRemoved) return false;
  return isSameInstant(set, winner) && hasSameValues(set, winner);
}

function isSameInstant(set: Version, known: Version | undefined): boolean {
  return known !== undefined && Date.parse(set.loggedAt) === Date.parse(known.loggedAt);
}

const valueNames = ['weightKg', 'reps', 'rir', 'rpe', 'seconds', 'metres', 'note', 'isWarmUp'] as const;

/** As the columns have it: a load is in steps of 10 g, and 82.30000000000001 kg sent again are no other version. */
function asStored(set: SetChange): SetChange {
  const { weightKg, metres, rpe } = set;
  return { ...set, weightKg: inSteps(2, weightKg), metres: inSteps(1, metres), rpe: inSteps(1, rpe) };
}

function inSteps(decimals: number, value: number | null): number | null {
  return value === null ? null : roundedTo(decimals, value);
}

const versionIds = '6f0d3a52-8a4e-5c1b-9d27-3b1f0c9e7a64';

/** By what it says: sent again it is the same one, and of two versions of one instant both are kept. */
function asKept(set: SetMergeResult['kept'][number]): SetMergeResult['kept'][number] {
  return set.isRemoved ? set : { ...set, id: v5(JSON.stringify(valueNames.map((name) => set[name])), versionIds) };
}

function hasSameValues(one: CompletedSet, other: CompletedSet): boolean {
  return valueNames.every((name) => one[name] === other[name]);
}
