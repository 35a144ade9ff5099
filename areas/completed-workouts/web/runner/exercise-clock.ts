import type { ExerciseClock } from '../../rules/measures.ts';
import { readEntry, removeEntry, writeEntry } from './device.ts';
import type { WorkoutQueue } from './queue.ts';
import type { Step } from './state.ts';

/** A clock an exercise is done by. It goes by the device's time in ms, so neither a reload nor a dark screen stops it. */
export interface RunningClock extends Step {
  startedAt: number;
  endsAt: number | null;
  stoppedAt: number | null;
  /** A signal each time so many seconds have gone by. */
  everySeconds: number | null;
}

export function startClock(queue: WorkoutQueue, { rowId, setNumber }: Step, clock: ExerciseClock): void {
  const startedAt = Date.now();
  const kept: RunningClock = {
    rowId,
    setNumber,
    startedAt,
    endsAt: clock.kind === 'up' ? null : startedAt + clock.seconds * 1000,
    stoppedAt: null,
    everySeconds: clock.kind === 'interval' ? clock.everySeconds : null,
  };
  writeEntry(nameOf(queue), kept);
}

export function stopClock(queue: WorkoutQueue): void {
  const clock = readClock(queue);
  if (clock?.stoppedAt === null) writeEntry(nameOf(queue), { ...clock, stoppedAt: Date.now() });
}

export function dropClock(queue: WorkoutQueue): void {
  removeEntry(nameOf(queue));
}

export function readClock(queue: WorkoutQueue): RunningClock | null {
  return readEntry<RunningClock>(nameOf(queue));
}

export function isRunning({ stoppedAt, endsAt }: RunningClock, now: number): boolean {
  return stoppedAt === null && (endsAt === null || now < endsAt);
}

/** Never below 0: somebody may put the phone's clock back meanwhile. */
export function elapsedSeconds({ startedAt, endsAt, stoppedAt }: RunningClock, now: number): number {
  const until = Math.min(stoppedAt ?? now, endsAt ?? Number.POSITIVE_INFINITY);
  return Math.max(0, Math.round((until - startedAt) / 1000));
}

export function isOf(clock: RunningClock | null, { rowId, setNumber }: Step): clock is RunningClock {
  return clock?.rowId === rowId && clock.setNumber === setNumber;
}

function nameOf({ place }: WorkoutQueue): string {
  return `${place}clock`;
}
