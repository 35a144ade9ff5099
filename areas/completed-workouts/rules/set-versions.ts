import type { SetChange } from '../contract/set.ts';

/** A set at one time of its life; `isRemoved` says that its place is empty from then on. */
export type Version = Pick<SetChange, 'id' | 'rowId' | 'setNumber' | 'loggedAt'> & { isRemoved?: boolean };

/** A row and a number are one set, whichever device wrote it. */
export function setKey({ rowId, setNumber }: Pick<SetChange, 'rowId' | 'setNumber'>): string {
  return `${rowId} ${setNumber}`;
}

/** The version that counts: the one logged last, of one instant the first that came. */
export function latestVersion<S extends Version>(versions: readonly S[]): S | undefined {
  return versions.reduce<S | undefined>((latest, set) => (isLater(set, latest) ? set : latest), undefined);
}

/** Compared as instants: `18:30:00Z` and `18:30:00.000Z` are the same one. */
export function isLater(set: Version, known: Version | undefined): boolean {
  return !known || Date.parse(set.loggedAt) > Date.parse(known.loggedAt);
}

export function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
