import type { CompletedSet } from '../../contract/set.ts';

const values = ['weightKg', 'reps', 'rir', 'rpe', 'seconds', 'metres', 'note', 'isWarmUp'] as const;

/** Whether both say the same was done; when it was written down does not matter. */
export function isSameSet(one: CompletedSet, other: CompletedSet): boolean {
  return values.every((name) => one[name] === other[name]);
}

/** The server's instant by the clock of this device, so that what is written next is later than it. */
export function deviceTime(instant: string, clockAheadSeconds: number): string {
  return new Date(Date.parse(instant) + clockAheadSeconds * 1000).toISOString();
}
