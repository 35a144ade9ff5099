import type { SentSet } from '../contract/set.ts';

/** A set at one time of its life; `isRemoved` says that its place is empty from then on. */
type Version = Pick<SentSet, 'id' | 'rowId' | 'setNumber' | 'loggedAt'> & { isRemoved?: boolean };

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
  const byPlace = new Map<string, S>();
  for (const set of [...stored, ...sent]) {
    const known = byPlace.get(placeOf(set));
    if (!known) byPlace.set(placeOf(set), set);
    else if (isLater(set, known)) byPlace.set(placeOf(set), set.id === known.id ? set : { ...set, id: known.id });
  }
  return [...byPlace.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Of the versions that one device sends at once, whether each is the latest of its place; all with that one's id. */
export function withLatest<S extends Version>(sent: readonly S[]): (S & { isLatest: boolean })[] {
  const latest = new Map<string, S>();
  for (const set of sent) {
    const known = latest.get(placeOf(set));
    if (!known || !isLater(known, set)) latest.set(placeOf(set), set);
  }
  return sent.map((set) => {
    const last = latest.get(placeOf(set));
    return { ...set, id: last?.id ?? set.id, isLatest: last === set };
  });
}

/** Compared as instants: `18:30:00Z` and `18:30:00.000Z` are the same one. */
function isLater(set: Version, known: Version): boolean {
  return Date.parse(set.loggedAt) > Date.parse(known.loggedAt);
}
