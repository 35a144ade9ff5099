import type { CompletedSet } from '../contract/set.ts';

type Load = Pick<CompletedSet, 'weightKg' | 'reps'>;

/** Returns weight times repetitions, summed over all sets, in kg. A set without weight or repetitions adds nothing. */
export function volumeKg(sets: readonly Load[]): number {
  return sets.reduce((sum, set) => sum + volumeInTenGrams(set), 0) / 100;
}

/** Returns the sets that count as sets and in the volume: all but warm-ups. */
export function workingSets<S extends Pick<CompletedSet, 'isWarmUp'>>(sets: readonly S[]): S[] {
  return sets.filter(({ isWarmUp }) => !isWarmUp);
}

/**
 * Returns the whole minutes between two instants, at least 0: the clock of the phone may have been set back meanwhile.
 */
export function minutesBetween(startedAt: string, finishedAt: string): number {
  const ms = Date.parse(finishedAt) - Date.parse(startedAt);
  return Math.max(0, Math.round(ms / 60_000));
}

/** Counts the logged sets of the row, including those without values. */
export function setsDone(sets: readonly Pick<CompletedSet, 'rowId'>[], rowId: string): number {
  return sets.filter((set) => set.rowId === rowId).length;
}

/**
 * Returns the volume of a set in units of 10 g, the smallest step of weights. Integers add up exactly, fractions of a
 * kilogram do not.
 */
function volumeInTenGrams({ weightKg, reps }: Load): number {
  return Math.round((weightKg ?? 0) * 100) * (reps ?? 0);
}
