import type { LoggedSet, RowChange, SetMedium } from '../../../contract/set.ts';
import type { WorkoutDetail } from '../../../contract/training.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { hasSameValues, setKey } from '../../../rules/set-versions.ts';
import type { LocalSet, LocalWorkout, LocalWorkoutStore } from '../local-store/local-workout-store.ts';

/**
 * Applies the server's workout to the local one. `requestedAt` is the time of the request, in ms of the device clock: what
 * was synced later is missing in the response and stays, and what is pending is left to the next sync.
 */
export function applyServerWorkout(
  store: LocalWorkoutStore,
  { begun: remote, prescription, signature, ...detail }: WorkoutDetail,
  requestedAt: number,
): void {
  const { begun: local, finish, prescribed } = store.read();
  // A workout begun here keeps the prescription it was shown with until the server has one of its own.
  const signed = local && !remote && prescribed ? prescribed.signed : { prescription, signature };
  store.save('prescribed', { signed, ...detail, fetchedAt: requestedAt });

  const wasSynced = local !== null && local.syncedAt !== null && local.syncedAt < requestedAt;
  if (remote) applyBegun(store, remote, requestedAt);
  else if (wasSynced && !finish) markFinishedElsewhere(store, new Date(requestedAt).toISOString());
}

/** The server's id is used from now on, also for a workout that was begun here. */
function applyBegun(store: LocalWorkoutStore, remote: CompletedWorkout, requestedAt: number): void {
  const { finish, clockAheadSeconds } = store.read();
  const local = (instant: string) => deviceTime(instant, clockAheadSeconds);
  store.save('begun', { id: remote.id, startedAt: local(remote.startedAt), syncedAt: requestedAt });
  const sets = remote.sets.map((set) => ({ ...set, loggedAt: local(set.loggedAt) }));
  applySets(store, sets, requestedAt);
  const rowChanges = remote.rowChanges.map((change) => ({ ...change, changedAt: local(change.changedAt) }));
  applyRowChanges(store, rowChanges, requestedAt);
  applyMedia(store, remote.media);
  if (remote.finishedAt && !finish) markFinishedElsewhere(store, local(remote.finishedAt));
}

/** Synced sets that the server no longer has were removed on another device. */
function applySets(store: LocalWorkoutStore, remote: readonly LoggedSet[], requestedAt: number): void {
  const remoteKeys = new Set(remote.map(setKey));
  for (const local of store.read().sets)
    if (isOutdated(local, requestedAt) && !remoteKeys.has(setKey(local.set))) store.deleteSet(local.set);
  for (const { author, ...set } of remote) {
    const local = store.findSet(set);
    if (local && !isOutdated(local, requestedAt)) continue;
    if (local && hasSameValues(local.set, set) && local.set.id === set.id && local.author === author) continue;
    store.saveSet({ set, state: 'synced', syncedAt: requestedAt, author });
  }
}

function applyRowChanges(store: LocalWorkoutStore, remote: readonly RowChange[], requestedAt: number): void {
  for (const change of remote) {
    const local = store.findRowChange(change.rowId);
    if (!local || isOutdated(local, requestedAt))
      store.saveRowChange({ ...change, state: 'synced', syncedAt: requestedAt });
  }
}

function applyMedia(store: LocalWorkoutStore, remote: readonly SetMedium[]): void {
  const { media, removedMediumIds } = store.read();
  const remoteIds = new Set(remote.map(({ id }) => id));
  for (const { id, state } of media) if (state === 'synced' && !remoteIds.has(id)) store.deleteMedium(id);
  for (const { id, rowId, setNumber, kind, url, posterUrl, thumbnailUrl } of remote) {
    if (removedMediumIds.includes(id) || store.findMedium(id)?.state === 'pending') continue;
    const picture = thumbnailUrl ?? (kind === 'video' ? posterUrl : null) ?? url;
    store.saveMedium({ id, rowId, setNumber, kind, name: '', sizeBytes: 0, state: 'synced', url: picture });
  }
}

/** Synced before the request, so the response contains it or knows of its removal. */
function isOutdated({ state, syncedAt = 0 }: Pick<LocalSet, 'state' | 'syncedAt'>, requestedAt: number): boolean {
  return state === 'synced' && syncedAt < requestedAt;
}

/** What is still pending is sent all the same. */
export function markFinishedElsewhere(store: LocalWorkoutStore, finishedAt: string): void {
  store.save('finish', { finishedAt, effort: null, comment: '', isSynced: true });
}

/** A server instant by the clock of this device, so that what is logged next is later. */
export function deviceTime(instant: string, clockAheadSeconds: LocalWorkout['clockAheadSeconds']): string {
  return new Date(Date.parse(instant) + clockAheadSeconds * 1000).toISOString();
}
