import type { SentSet } from '../contract/set.ts';

/** A set at one time of its life; `isRemoved` says that its place is empty from then on. */
export type Version = Pick<SentSet, 'id' | 'rowId' | 'setNumber' | 'loggedAt'> & { isRemoved?: boolean };

/** A row and a number are one set, whichever device wrote it. */
export function placeOf({ rowId, setNumber }: Pick<SentSet, 'rowId' | 'setNumber'>): string {
  return `${rowId} ${setNumber}`;
}

/**
 * The sets of a device with those of the server, place by place: of two versions the one logged later stays, and the
 * server's if both have the same instant. A set keeps the id that the server has for its place. What is removed stays in
 * the list as removed, so that an older version does not bring it back.
 *
 * Ordered by id, which is the order in which the sets were made.
 */
export function mergedSets<S extends Version>(stored: readonly S[], sent: readonly S[]): S[] {
  const places = Map.groupBy([...stored, ...sent], placeOf);
  return [...places.values()].flatMap(mergedPlace).toSorted(byId);
}

/** What counts of the versions of one place, in the order they came to the server; under the id of the first. */
function mergedPlace<S extends Version>(versions: readonly S[]): S[] {
  const [first] = versions;
  const latest = latestOf(versions);
  if (!first || !latest) return [];
  return [latest.id === first.id ? latest : { ...latest, id: first.id }];
}

/** Of versions at the same instant the first. */
export function latestOf<S extends Version>(versions: readonly S[]): S | undefined {
  return versions.reduce<S | undefined>((latest, set) => (isLater(set, latest) ? set : latest), undefined);
}

/** Compared as instants: `18:30:00Z` and `18:30:00.000Z` are the same one. */
export function isLater(set: Version, known: Version | undefined): boolean {
  return !known || Date.parse(set.loggedAt) > Date.parse(known.loggedAt);
}

export function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
