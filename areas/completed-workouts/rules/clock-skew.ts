import type { WorkoutSync } from '../contract/training.ts';

/** A clock within two minutes is right. */
const toleratedMs = 120_000;
const minuteMs = 60_000;

const earliest = Date.parse('2000-01-01T00:00:00.000Z');

/**
 * How far a device's clock is ahead of the server's, in ms; 0 when it is right within two minutes. In whole minutes: how
 * long a call took must not make a correction look older than what it corrects.
 */
export function clockSkewMs(sentAt: string, now: number): number {
  const ahead = Date.parse(sentAt) - now;
  return Math.abs(ahead) > toleratedMs ? Math.round(ahead / minuteMs) * minuteMs : 0;
}

/** A call with its instants put right: nothing of it was done in the future, and nothing before 2000. */
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
