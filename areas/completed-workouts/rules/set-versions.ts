import type { SetChange, WrittenValues } from '../contract/set.ts';

/** A version of a set; `isRemoved` is true when the set was removed. */
export type Version = Pick<SetChange, 'id' | 'rowId' | 'setNumber' | 'loggedAt'> & { isRemoved?: boolean };

/**
 * Returns the key of a set, which identifies it on all devices: its row and its number. Both are null for a comment on
 * the workout.
 */
export function setKey({ rowId, setNumber }: { rowId: string | null; setNumber: number | null }): string {
  return `${rowId} ${setNumber}`;
}

export const valueNames = ['weightKg', 'reps', 'rir', 'rpe', 'seconds', 'metres', 'note', 'isWarmUp'] as const;

/** Whether both versions have the same values; the time of logging is not compared. */
export function hasSameValues(one: WrittenValues, other: WrittenValues): boolean {
  return valueNames.every((name) => one[name] === other[name]);
}

/** Returns the version logged last; at the same instant, the first one. */
export function latestVersion<S extends Version>(versions: readonly S[]): S | undefined {
  return versions.reduce<S | undefined>((latest, set) => (isLater(set, latest) ? set : latest), undefined);
}

/** Whether `set` was logged after `known`. Compares instants, not texts: `18:30:00Z` and `18:30:00.000Z` are equal. */
export function isLater(set: Version, known: Version | undefined): boolean {
  return !known || Date.parse(set.loggedAt) > Date.parse(known.loggedAt);
}

/** Identifies a version of a set on all devices: its set and the instant at which it was logged. */
export function versionKey(version: Pick<Version, 'rowId' | 'setNumber' | 'loggedAt'>): string {
  return `${setKey(version)} ${Date.parse(version.loggedAt)}`;
}

export function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
