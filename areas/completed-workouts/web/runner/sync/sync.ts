import { type ApiError, isUnauthenticated } from '#shell/web/api/api-error.ts';
import { isRejection, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import { isTypedAtEnd } from '../drafts.ts';
import { type Deletion, isFullySynced, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { applySyncResult } from './apply-sync-result.ts';
import { markRejected, parseRejection } from './rejections.ts';
import { buildPayload, splitPayload, type SyncPayload, toSyncRequest } from './sync-payload.ts';
import type { WorkoutApi } from './workout-api.ts';

/**
 * Sends everything that is pending in one request: start, prescription, sets, row changes, end. Rejected parts are marked
 * with the server's message, and the rest is sent again at once.
 */
export async function pushPending(store: LocalWorkoutStore, api: WorkoutApi): Promise<SyncOutcome> {
  for (;;) {
    const workout = store.read();
    const { deletion } = workout;
    if (deletion) return deletion.isSynced ? 'done' : sendDeletion(store, api, deletion);
    const payload = buildPayload(workout);
    if (!payload) break;
    const outcome = await send(store, api, payload);
    if (outcome !== 'done') return outcome;
  }
  clearWhenSynced(store);
  return 'done';
}

/** Sends the deletion of the workout. One that the server does not have, or refuses to delete, is not sent again. */
async function sendDeletion(store: LocalWorkoutStore, api: WorkoutApi, deletion: Deletion): Promise<SyncOutcome> {
  try {
    await api.deleteFree(deletion.id);
  } catch (error) {
    if (!isRejection(error)) return 'retry';
    if (isUnauthenticated(error)) return 'stopped';
  }
  store.saveDeletion({ ...deletion, isSynced: true });
  return 'done';
}

async function send(store: LocalWorkoutStore, api: WorkoutApi, payload: SyncPayload): Promise<SyncOutcome> {
  const sentAt = Date.now();
  try {
    const result = await api.sync(toSyncRequest(payload, sentAt));
    applySyncResult(store, payload, { result, sentAt, receivedAt: Date.now() });
    return 'done';
  } catch (error) {
    if (!isRejection(error)) return 'retry';
    if (isUnauthenticated(error)) return 'stopped';
    return handleRejection(store, api, { payload, error });
  }
}

/**
 * Handles a rejected request. A workout or row unknown to the server is sent again once, with the prescription as it
 * was shown here. Otherwise the parts that the error names are marked as rejected; when it names none, each half is
 * sent alone until one part is left. A free workout that was deleted on another device is deleted here, too. Nothing is marked in one
 * that was deleted here during the request.
 */
async function handleRejection(
  store: LocalWorkoutStore,
  api: WorkoutApi,
  { payload, error }: { payload: SyncPayload; error: ApiError },
): Promise<SyncOutcome> {
  if (!store.read().begun) return 'done';
  if (error.code === 'workout_deleted') {
    store.saveDeletion({ id: payload.begun.id, isSynced: true });
    return 'done';
  }
  const signed = store.read().prescribed?.signed ?? null;
  const isUnknown = error.status === 404 || error.code === 'row_unknown';
  if (isUnknown && payload.signed === null && signed && !payload.isCorrection)
    return send(store, api, { ...payload, signed });

  const rejected = parseRejection(error, payload);
  const parts = rejected === 'unknown' ? splitPayload(payload) : [];
  if (parts.length < 2) {
    markRejected(store, { payload, rejected, message: error.message, code: error.code });
    return 'done';
  }
  for (const part of parts) {
    const outcome = await send(store, api, { ...part, begun: store.read().begun ?? part.begun });
    if (outcome !== 'done' || store.read().begun?.rejection !== undefined) return outcome;
  }
  return 'done';
}

/**
 * Deletes the local workout when everything is synced. Rejected changes stay until the user has seen them, media until they
 * are sent, one that another device finished while something is typed here, and a correction while its screen is open:
 * `evictUnneeded` deletes it.
 */
function clearWhenSynced(store: LocalWorkoutStore): void {
  const workout = store.read();
  if (store.isCorrection || !workout.finish?.isSynced || isTypedAtEnd(store, workout)) return;
  if (isFullySynced(workout)) store.clear();
}
