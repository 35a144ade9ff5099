const dayMs = 86_400_000;
/** Longest break after which the proposal may exceed the last performance. */
export const maxRiseDays = 14;
/** Longest break after which the load of the last performance is proposed again; after a longer one it is less. */
export const maxBreakDays = 28;

/** Counts the whole days from the end of a performance to `now`. */
export function daysSince({ finishedAt }: { finishedAt: string }, now: string | Date): number {
  return Math.floor((new Date(now).getTime() - new Date(finishedAt).getTime()) / dayMs);
}

/** A time without an exercise after which its load no longer rises. */
export interface Break {
  /** Days since the newest performance. */
  days: number;
  /** Whether the load is 10 % less than the last one. */
  isLong: boolean;
}

/** Returns the break since the newest of the performances of an exercise; null without one, or while the load may rise. */
export function breakSince(performances: readonly { finishedAt: string }[], now: string | Date): Break | null {
  const [newest] = performances;
  const days = newest ? daysSince(newest, now) : 0;
  return days > maxRiseDays ? { days, isLong: days > maxBreakDays } : null;
}
