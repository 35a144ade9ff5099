import type { ExerciseTimer } from '../../../rules/measures.ts';
import type { SetRef } from '../../../rules/set-order.ts';
import { readEntry, removeEntry, writeEntry } from '../local-store/entry-store.ts';
import type { LocalWorkoutStore } from '../local-store/local-workout-store.ts';

/**
 * The timer of one set. It stores instants (ms of the device clock), so that it goes on during a reload or with the
 * screen off.
 */
export interface RunningTimer extends SetRef {
  startedAt: number;
  endsAt: number | null;
  stoppedAt: number | null;
  /** Interval between alerts, in seconds; null for a timer without an interval. */
  everySeconds: number | null;
}

export function startTimer(store: LocalWorkoutStore, { rowId, setNumber }: SetRef, timer: ExerciseTimer): void {
  const startedAt = Date.now();
  const running: RunningTimer = {
    rowId,
    setNumber,
    startedAt,
    endsAt: timer.kind === 'up' ? null : startedAt + timer.seconds * 1000,
    stoppedAt: null,
    everySeconds: timer.kind === 'interval' ? timer.everySeconds : null,
  };
  writeEntry(keyOf(store), running);
}

export function stopTimer(store: LocalWorkoutStore): void {
  const timer = readTimer(store);
  if (timer?.stoppedAt === null) writeEntry(keyOf(store), { ...timer, stoppedAt: Date.now() });
}

export function clearTimer(store: LocalWorkoutStore): void {
  removeEntry(keyOf(store));
}

export function readTimer(store: LocalWorkoutStore): RunningTimer | null {
  return readEntry<RunningTimer>(keyOf(store));
}

export function isRunning({ stoppedAt, endsAt }: RunningTimer, now: number): boolean {
  return stoppedAt === null && (endsAt === null || now < endsAt);
}

/** Returns the elapsed seconds, never below 0: the device clock may be set back while the timer runs. */
export function elapsedSeconds({ startedAt, endsAt, stoppedAt }: RunningTimer, now: number): number {
  const until = Math.min(stoppedAt ?? now, endsAt ?? Number.POSITIVE_INFINITY);
  return Math.max(0, Math.round((until - startedAt) / 1000));
}

export function isTimerOf(timer: RunningTimer | null, { rowId, setNumber }: SetRef): timer is RunningTimer {
  return timer?.rowId === rowId && timer.setNumber === setNumber;
}

/** Returns the key of the entry. It ends with `clock` because devices have stored timers under this name. */
function keyOf({ keyPrefix }: LocalWorkoutStore): string {
  return `${keyPrefix}clock`;
}
