import type { ApiRequest } from '#shell/common/route.ts';
import { limits } from '../../contract/set.ts';
import type { SignedPrescription, trainingRoutes } from '../../contract/training.ts';
import type { Begun, Finish, LocalWorkout, LocalRowChange, LocalSet } from './local-workout-store.ts';

/** What goes in one call. */
export interface SyncPayload {
  begun: Begun;
  /** As it was shown here; the server needs it until it knows the workout. */
  signed: SignedPrescription | null;
  sets: LocalSet[];
  rowChanges: LocalRowChange[];
  finish: Finish | null;
}

const rowChangesACall = 60;

/** Nothing goes before there is something to tell: a workout opened by mistake leaves no trace on the server. */
export function buildPayload({ begun, prescribed, sets, rowChanges, finish }: LocalWorkout): SyncPayload | null {
  if (!begun || begun.rejection !== undefined) return null;
  const waiting = sets.filter(({ state }) => state === 'waiting' || state === 'removed');
  const changes = rowChanges.filter(({ state }) => state === 'waiting');
  const isWhole = waiting.length <= limits.setsAWorkout && changes.length <= rowChangesACall;
  const end = isWhole && finish && !finish.isSent && finish.rejection === undefined ? finish : null;
  if (waiting.length + changes.length === 0 && !end) return null;
  return {
    begun,
    signed: begun.startedThereAt === null ? (prescribed?.signed ?? null) : null,
    sets: waiting.slice(0, limits.setsAWorkout),
    rowChanges: changes.slice(0, rowChangesACall),
    finish: end,
  };
}

/** Half of the sets, the other half, the rows, the end: whoever goes alone is the one that is meant. */
export function splitPayload({ sets, rowChanges, finish, ...load }: SyncPayload): SyncPayload[] {
  const none = { ...load, sets: [], rowChanges: [], finish: null };
  const half = Math.ceil(sets.length / 2);
  const halfRows = Math.ceil(rowChanges.length / 2);
  return [
    { ...none, sets: sets.slice(0, half) },
    { ...none, sets: sets.slice(half) },
    { ...none, rowChanges: rowChanges.slice(0, halfRows) },
    { ...none, rowChanges: rowChanges.slice(halfRows) },
    { ...none, finish },
  ].filter((part) => part.sets.length + part.rowChanges.length > 0 || part.finish !== null);
}

export function toSyncRequest(load: SyncPayload, sentAt: number): ApiRequest<typeof trainingRoutes.sync> {
  const { begun, signed, sets, rowChanges, finish } = load;
  return {
    id: begun.id,
    sentAt: new Date(sentAt).toISOString(),
    signed: signed,
    startedAt: begun.startedAt,
    sets: sets.map(({ set, state }) => ({ ...set, isRemoved: state === 'removed' })),
    rowChanges: rowChanges.map(({ state: _, rejection: __, sentAt: ___, ...change }) => change),
    finish: finish && { finishedAt: finish.finishedAt, effort: finish.effort, comment: finish.comment },
  };
}
