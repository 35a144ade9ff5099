import { ApiError, isUnauthenticated } from '#shell/web/api/api-error.ts';
import type { CompletedSet, CompletedWorkout } from '../../contract.ts';
import { adoptBegun } from './adopt.ts';
import type { Begun, Finish, Kept, KeptSet, WorkoutQueue } from './queue.ts';

/** The calls a workout needs, by the names of the contract. */
export interface WorkoutApi {
  start: (asked: {
    id: string;
    workoutId: string;
    startedAt: string;
  }) => Promise<{ completedWorkout: CompletedWorkout }>;
  logSet: (asked: Omit<CompletedSet, 'id'> & { id: string; setId: string }) => Promise<unknown>;
  deleteSet: (asked: { id: string; setId: string }) => Promise<unknown>;
  finish: (asked: { id: string } & Omit<Finish, 'isSent' | 'refusal'>) => Promise<unknown>;
}

/** All sent; no answer, so later again; or nobody is logged in, so not before they are. */
export type Pass = 'sent' | 'later' | 'stopped';

type Next =
  | { kind: 'start'; begun: Begun }
  | { kind: 'set'; begun: Begun; kept: KeptSet }
  | { kind: 'finish'; begun: Begun; finish: Finish };

/**
 * Sends what waits, one after the other: the start with the first set, the sets as they were made, the end at last.
 * Each is repeated until the server answers; a refusal is kept beside what was refused, and the next one has its turn.
 */
export async function sendWaiting(queue: WorkoutQueue, api: WorkoutApi): Promise<Pass> {
  for (;;) {
    const next = nextToSend(queue.read());
    if (!next) break;
    try {
      await send(queue, api, next);
    } catch (error) {
      if (!isRefusal(error)) return 'later';
      if (isUnauthenticated(error)) return 'stopped';
      refuse(queue, next, error.message);
    }
  }
  clearWhenDone(queue);
  return 'sent';
}

/** Nothing goes before there is something to tell: a workout opened by mistake leaves no trace on the server. */
function nextToSend({ begun, sets, finish }: Kept): Next | null {
  if (!begun || begun.refusal !== undefined) return null;
  const kept = sets.find(({ state }) => state === 'waiting' || state === 'removed');
  const wantsFinish = finish && !finish.isSent && finish.refusal === undefined;
  if (!kept && !wantsFinish) return null;
  if (begun.startedThereAt === null) return { kind: 'start', begun };
  if (kept) return { kind: 'set', begun, kept };
  return finish && { kind: 'finish', begun, finish };
}

async function send(queue: WorkoutQueue, api: WorkoutApi, next: Next): Promise<void> {
  if (next.kind === 'start') return start(queue, api, next.begun);
  if (next.kind === 'finish') return finish(queue, api, next);

  const { begun, kept } = next;
  const { id: setId, ...values } = kept.set;
  if (kept.state === 'removed') await api.deleteSet({ id: begun.id, setId });
  else await api.logSet({ id: begun.id, setId, ...values });
  confirm(queue, kept);
}

async function start(queue: WorkoutQueue, api: WorkoutApi, { id, startedAt }: Begun): Promise<void> {
  const askedAt = Date.now();
  const { completedWorkout } = await api.start({ id, workoutId: queue.workoutId, startedAt });
  adoptBegun(queue, completedWorkout, askedAt);
}

async function finish(queue: WorkoutQueue, api: WorkoutApi, { begun, finish: end }: Next & { kind: 'finish' }) {
  const { finishedAt, effort, comment } = end;
  await api.finish({ id: begun.id, finishedAt, effort, comment });
  queue.save('finish', { ...end, isSent: true });
}

/** Only what was sent is confirmed: edited meanwhile, it waits again. */
function confirm(queue: WorkoutQueue, sent: KeptSet): void {
  const now = queue.findSet(sent.set.id);
  if (!now || now.state !== sent.state || now.set.loggedAt !== sent.set.loggedAt) return;
  if (sent.state === 'removed') queue.dropSet(sent.set.id);
  else queue.saveSet({ set: now.set, state: 'sent', sentAt: Date.now() });
}

/** A set that may not be removed is there again. */
function refuse(queue: WorkoutQueue, next: Next, refusal: string): void {
  if (next.kind === 'start') queue.save('begun', { ...next.begun, refusal });
  else if (next.kind === 'finish') queue.save('finish', { ...next.finish, refusal });
  else if (next.kept.state === 'removed')
    queue.saveSet({ set: next.kept.set, state: 'sent', refusal, sentAt: Date.now() });
  else queue.saveSet({ ...next.kept, state: 'refused', refusal });
}

/** What was refused stays in sight until the person has read it. */
function clearWhenDone(queue: WorkoutQueue): void {
  const { finish: end, sets } = queue.read();
  if (end?.isSent && sets.every(({ state }) => state === 'sent')) queue.clear();
}

/** Anything else is no answer, or none worth the name: a lost or hung network, a server in trouble, too many at once. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
