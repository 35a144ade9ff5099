import type { CompletedSet, SetChange } from '../contract/set.ts';

/** A version of a set; `isRemoved`: the set was removed with it. */
export type Version = Pick<SetChange, 'id' | 'rowId' | 'setNumber' | 'loggedAt'> & { isRemoved?: boolean };

/** The identity of a set on all devices: its row and its number. Both are null for a comment on the workout. */
export function setKey({ rowId, setNumber }: { rowId: string | null; setNumber: number | null }): string {
  return `${rowId} ${setNumber}`;
}

export const valueNames = ['weightKg', 'reps', 'rir', 'rpe', 'seconds', 'metres', 'note', 'isWarmUp'] as const;

/** Whether both versions say that the same was done, whenever they were logged. */
export function hasSameValues(one: CompletedSet, other: CompletedSet): boolean {
  return valueNames.every((name) => one[name] === other[name]);
}

/** The version logged last; of the same instant the first one. */
export function latestVersion<S extends Version>(versions: readonly S[]): S | undefined {
  return versions.reduce<S | undefined>((latest, set) => (isLater(set, latest) ? set : latest), undefined);
}

/** Compares instants, not texts: `18:30:00Z` and `18:30:00.000Z` are the same. */
export function isLater(set: Version, known: Version | undefined): boolean {
  return !known || Date.parse(set.loggedAt) > Date.parse(known.loggedAt);
}

export function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
