import { clockSkewMs, correctedInstant } from '#shell/common/clock-skew.ts';
import type { SetAttempt, WorkoutSync } from '../contract/sync.ts';

/** Corrects all instants of a request by the clock skew of the device. */
export function withCorrectedTimes(
  sync: WorkoutSync,
  now: number,
): {
  sync: Omit<WorkoutSync, 'sentAt' | 'signed' | 'attempts'> & { attempts: SetAttempt[] };
  clockAheadSeconds: number;
} {
  const aheadMs = clockSkewMs(sync.sentAt, now);
  const right = (instant: string) => correctedInstant(instant, { aheadMs, now });
  return {
    sync: {
      free: sync.free,
      startedAt: right(sync.startedAt),
      sets: sync.sets.map((set) => ({ ...set, loggedAt: right(set.loggedAt) })),
      attempts: (sync.attempts ?? []).map((set) => ({ ...set, loggedAt: right(set.loggedAt) })),
      rowChanges: sync.rowChanges.map((change) => ({ ...change, changedAt: right(change.changedAt) })),
      finish: sync.finish && { ...sync.finish, finishedAt: right(sync.finish.finishedAt) },
    },
    clockAheadSeconds: aheadMs / 1000,
  };
}
