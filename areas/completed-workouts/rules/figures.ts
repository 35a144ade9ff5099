import type { CompletedSet } from '../contract/set.ts';

type Load = Pick<CompletedSet, 'weightKg' | 'reps'>;

/** Weight by reps over all sets. A set without weight or reps adds nothing. */
export function volumeKg(sets: readonly Load[]): number {
  return sets.reduce((sum, set) => sum + volumeInTenGrams(set), 0) / 100;
}

/** Whole minutes, never below 0: the clock of the phone may have been put back meanwhile. */
export function minutesBetween(startedAt: string, finishedAt: string): number {
  const ms = Date.parse(finishedAt) - Date.parse(startedAt);
  return Math.max(0, Math.round(ms / 60_000));
}

/** Number of logged sets of the row, including those without values. */
export function setsDone(sets: readonly Pick<CompletedSet, 'rowId'>[], rowId: string): number {
  return sets.filter((set) => set.rowId === rowId).length;
}

/** Weights have steps of 10 g. Whole steps add up exactly, fractions of a kilogram do not. */
function volumeInTenGrams({ weightKg, reps }: Load): number {
  return Math.round((weightKg ?? 0) * 100) * (reps ?? 0);
}
