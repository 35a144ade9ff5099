import type { ExerciseTimer } from '../../rules/measures.ts';
import { readEntry, removeEntry, writeEntry } from './entry-store.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';
import type { SetRef } from './set-order.ts';

/** A clock an exercise is done by. It goes by the device's time in ms, so neither a reload nor a dark screen stops it. */
export interface RunningTimer extends SetRef {
  startedAt: number;
  endsAt: number | null;
  stoppedAt: number | null;
  /** A signal each time so many seconds have gone by. */
  everySeconds: number | null;
}

export function startTimer(queue: LocalWorkoutStore, { rowId, setNumber }: SetRef, clock: ExerciseTimer): void {
  const startedAt = Date.now();
  const kept: RunningTimer = {
    rowId,
    setNumber,
    startedAt,
    endsAt: clock.kind === 'up' ? null : startedAt + clock.seconds * 1000,
    stoppedAt: null,
    everySeconds: clock.kind === 'interval' ? clock.everySeconds : null,
  };
  writeEntry(nameOf(queue), kept);
}

export function stopTimer(queue: LocalWorkoutStore): void {
  const clock = readTimer(queue);
  if (clock?.stoppedAt === null) writeEntry(nameOf(queue), { ...clock, stoppedAt: Date.now() });
}

export function clearTimer(queue: LocalWorkoutStore): void {
  removeEntry(nameOf(queue));
}

export function readTimer(queue: LocalWorkoutStore): RunningTimer | null {
  return readEntry<RunningTimer>(nameOf(queue));
}

export function isRunning({ stoppedAt, endsAt }: RunningTimer, now: number): boolean {
  return stoppedAt === null && (endsAt === null || now < endsAt);
}

/** Never below 0: somebody may put the phone's clock back meanwhile. */
export function elapsedSeconds({ startedAt, endsAt, stoppedAt }: RunningTimer, now: number): number {
  const until = Math.min(stoppedAt ?? now, endsAt ?? Number.POSITIVE_INFINITY);
  return Math.max(0, Math.round((until - startedAt) / 1000));
}

export function isOf(clock: RunningTimer | null, { rowId, setNumber }: SetRef): clock is RunningTimer {
  return clock?.rowId === rowId && clock.setNumber === setNumber;
}

function nameOf({ place }: LocalWorkoutStore): string {
  return `${place}clock`;
}
