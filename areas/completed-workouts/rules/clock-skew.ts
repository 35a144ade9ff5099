import type { WorkoutSync } from '../contract/training.ts';

/** A clock that differs by at most this time is not corrected. */
const toleratedMs = 120_000;
const minuteMs = 60_000;

const earliest = Date.parse('2000-01-01T00:00:00.000Z');

/**
 * Returns how far the clock of a device is ahead of the server's, in ms; 0 within two minutes. Rounded to whole
 * minutes: otherwise the varying duration of requests could make a correction look older than the set it corrects.
 */
export function clockSkewMs(sentAt: string, now: number): number {
  const skewMs = Date.parse(sentAt) - now;
  return Math.abs(skewMs) > toleratedMs ? Math.round(skewMs / minuteMs) * minuteMs : 0;
}

/**
 * Corrects all instants of a request by the clock skew and limits them to the time from 2000 until two minutes from
 * now.
 */
export function withCorrectedTimes(
  sync: WorkoutSync,
  now: number,
): { sync: Omit<WorkoutSync, 'sentAt' | 'signed'>; clockAheadSeconds: number } {
  const aheadMs = clockSkewMs(sync.sentAt, now);
  const right = (instant: string) =>
    new Date(Math.max(earliest, Math.min(Date.parse(instant) - aheadMs, now + toleratedMs))).toISOString();
  return {
    sync: {
      startedAt: right(sync.startedAt),
      sets: sync.sets.map((set) => ({ ...set, loggedAt: right(set.loggedAt) })),
      rowChanges: sync.rowChanges.map((change) => ({ ...change, changedAt: right(change.changedAt) })),
      finish: sync.finish && { ...sync.finish, finishedAt: right(sync.finish.finishedAt) },
    },
    clockAheadSeconds: aheadMs / 1000,
  };
}
