import { newId } from '#shell/common/ids.ts';
import type { CompletedSet } from '../../contract.ts';
import type { SetValues } from '../../rules/prefill.ts';
import type { WorkoutQueue } from './queue.ts';
import { lastLogged, liveSets, type Step } from './state.ts';

const forgottenMs = 60 * 60_000;
const staleStartMs = 2 * 60 * 60_000;

/** The clock runs from here. The server hears of it with the first set. */
export function begin(queue: WorkoutQueue): void {
  if (queue.read().begun) return;
  queue.save('begun', { id: newId(), startedAt: new Date().toISOString(), startedThereAt: null });
}

/** Begun and nothing done: as if never opened. */
export function forgetIfNothingDone(queue: WorkoutQueue): void {
  const { begun, sets } = queue.read();
  if (begun?.startedThereAt === null && sets.length === 0) queue.save('begun', null);
}

export function logSet(queue: WorkoutQueue, step: Step, values: SetValues): void {
  const { begun, sets } = queue.read();
  if (!begun) throw new Error('logSet: the workout has not begun');
  if (sets.length === 0 && begun.startedThereAt === null && isOlder(begun.startedAt, staleStartMs))
    queue.save('begun', { ...begun, startedAt: new Date().toISOString() });

  const set = { id: newId(), ...step, ...values, loggedAt: new Date().toISOString() };
  queue.saveSet({ set, state: 'waiting' });
}

/** The later version wins wherever it meets the earlier one, so a clock put back must not make it look older. */
export function changeSet(queue: WorkoutQueue, set: CompletedSet, values: SetValues): void {
  queue.saveSet({ set: { ...set, ...values, loggedAt: nowOrLaterThan(set.loggedAt) }, state: 'waiting' });
}

export function removeSet(queue: WorkoutQueue, set: CompletedSet): void {
  queue.saveSet({ set: { ...set, loggedAt: nowOrLaterThan(set.loggedAt) }, state: 'removed' });
}

export function startRest(queue: WorkoutQueue, seconds: number): void {
  queue.save('rest', seconds > 0 ? { endsAt: Date.now() + seconds * 1000, seconds } : null);
}

export function addRest(queue: WorkoutQueue, seconds: number): void {
  const { rest } = queue.read();
  if (rest) queue.save('rest', { endsAt: rest.endsAt + seconds * 1000, seconds: rest.seconds + seconds });
}

/** Who forgot to finish and comes back an hour after the last set finished with that set. */
export function endOf(queue: WorkoutQueue): string {
  const last = lastLogged(liveSets(queue.read()))?.loggedAt;
  if (!last) return new Date().toISOString();
  return isOlder(last, forgottenMs) ? last : nowOrLaterThan(last);
}

export function finish(queue: WorkoutQueue, result: { effort: number | null; comment: string }): void {
  queue.save('rest', null);
  queue.save('finish', { ...result, finishedAt: endOf(queue), isSent: false });
}

/** Once more what was refused. */
export function tryAgain(queue: WorkoutQueue): void {
  const { begun, sets, finish: end } = queue.read();
  for (const { set, state } of sets) if (state === 'refused') queue.saveSet({ set, state: 'waiting' });
  if (end?.refusal !== undefined) queue.save('finish', withoutRefusal(end));
  if (begun?.refusal !== undefined) queue.save('begun', withoutRefusal(begun));
}

function withoutRefusal<T extends { refusal?: string }>({ refusal: _, ...rest }: T) {
  return rest;
}

function isOlder(instant: string, ms: number): boolean {
  return Date.now() - Date.parse(instant) > ms;
}

function nowOrLaterThan(instant: string): string {
  return new Date(Math.max(Date.now(), Date.parse(instant) + 1)).toISOString();
}
