import { laterOf } from '../../../rules/merge-workout.ts';
import type { SyncedSet, WorkoutSyncResult } from '../../../contract/sync.ts';
import { hasSameValues, setKey } from '../../../rules/set-versions.ts';
import type { Finish } from '../local-store/finish.ts';
import {
  type Begun,
  type LocalSet,
  type LocalWorkout,
  type LocalWorkoutStore,
  pendingSets,
} from '../local-store/local-workout-store.ts';
import { deleteRemovedElsewhere, keepReplacedNote } from '../local-store/lost-sets.ts';
import { settleTitle } from '../local-store/title.ts';
import type { SyncPayload } from './sync-payload.ts';

const sameStartMs = 120_000;

interface SyncResponse {
  result: WorkoutSyncResult;
  /** Times of the request and of its response, in ms of the device clock. */
  sentAt: number;
  receivedAt: number;
}

/**
 * Marks the sent parts as synced. Parts changed since they were sent stay pending; where the server has another version
 * of a set, that version is stored. They count as synced since the response: a workout that was fetched while the request was under way
 * may lack them. A workout that was deleted here meanwhile stays deleted.
 */
export function applySyncResult(store: LocalWorkoutStore, payload: SyncPayload, response: SyncResponse): void {
  const { result, sentAt, receivedAt } = response;
  const { clockAheadSeconds, begun } = store.read();
  if (!begun) return;
  const skewSeconds = result.clockAheadSeconds;
  if (clockAheadSeconds !== skewSeconds) store.save('clockAheadSeconds', skewSeconds === 0 ? null : skewSeconds);
  store.save('begun', syncedBegun(begun, response));

  const remote = new Map(
    result.sets.map((set) => [setKey(set), { ...set, loggedAt: deviceTime(set.loggedAt, skewSeconds) }]),
  );
  for (const sent of payload.sets)
    applySet(store, sent, { remote: remote.get(setKey(sent.set)), sentAt, receivedAt, skewSeconds });
  for (const sent of payload.rowChanges) {
    const current = store.findRowChange(sent.rowId);
    if (current?.changedAt === sent.changedAt)
      store.saveRowChange({ ...current, state: 'synced', syncedAt: receivedAt });
  }
  const { prescribed, sets } = store.read();
  if (prescribed?.signedOfUnsent && pendingSets({ sets }).length === 0)
    store.save('prescribed', { ...prescribed, signedOfUnsent: undefined });
  applyFinish(store, payload, result);
  settleTitle(store, payload.title);
}

/**
 * Returns the server's id and start, as it was recorded: a corrected one would be sent as recorded here. When the starts differ only by the
 * clock correction, the local one stays, so that the elapsed time does not jump.
 */
function syncedBegun({ startedAt }: Begun, { result, receivedAt }: SyncResponse): Begun {
  const remoteStart = deviceTime(result.sentStartedAt ?? result.startedAt, result.clockAheadSeconds);
  const isSame = Math.abs(Date.parse(remoteStart) - Date.parse(startedAt)) < sameStartMs;
  return { id: result.completedWorkoutId, startedAt: isSame ? startedAt : remoteStart, syncedAt: receivedAt };
}

interface RemoteSet extends Pick<SyncResponse, 'sentAt' | 'receivedAt'> {
  /** The set as the server has it; undefined when it was removed. */
  remote: SyncedSet | undefined;
  skewSeconds: number;
}

function applySet(
  store: LocalWorkoutStore,
  sent: LocalSet,
  { remote, sentAt, receivedAt, skewSeconds }: RemoteSet,
): void {
  const current = store.findSet(sent.set);
  if (!current) return;
  if (current.state !== sent.state || current.set.loggedAt !== sent.set.loggedAt) {
    if (remote && remote.id !== current.set.id) store.saveSet({ ...current, set: { ...current.set, id: remote.id } });
    return;
  }
  if (!remote) {
    if (sent.state === 'removed') store.deleteSet(sent.set);
    else deleteRemovedElsewhere(store, sent.set);
    return;
  }
  const isSame = sent.state !== 'removed' && hasSameValues(remote, sent.set);
  const loggedAt =
    skewSeconds === 0
      ? sent.set.loggedAt
      : laterOf(sent.set.loggedAt, afterCall(remote.loggedAt, { sentAt, receivedAt }));
  const { author, before, overwritten, ...stored } = remote;
  const set = isSame ? { ...sent.set, id: remote.id, loggedAt } : stored;
  const removed = sent.state === 'removed' ? undefined : sent.set;
  const otherVersion = isSame ? overwritten : removed;
  if (sent.state !== 'removed') keepReplacedNote(store, sent.set, set);
  store.saveSet({ set, state: 'synced', syncedAt: receivedAt, author, before, otherVersion });
}

/**
 * Adds the duration of the request to an instant. The measured clock skew includes that duration, and the next
 * correction of the set must still be later.
 */
function afterCall(instant: string, { sentAt, receivedAt }: Pick<SyncResponse, 'sentAt' | 'receivedAt'>): string {
  const durationMs = Math.max(0, receivedAt - sentAt);
  return new Date(Date.parse(instant) + durationMs + 1000).toISOString();
}

function applyFinish(store: LocalWorkoutStore, payload: SyncPayload, result: WorkoutSyncResult): void {
  const { finish } = store.read();
  const { finish: sent } = payload;
  if (finish && sent && isSameEnd(finish, sent))
    store.save('finish', { ...finish, ...endOf(payload, result), isSynced: true });
  else if (result.finishedAt && !finish) {
    const local = (instant: string) => deviceTime(instant, result.clockAheadSeconds);
    markFinishedElsewhere(store, { startedAt: local(result.startedAt), finishedAt: local(result.finishedAt) });
  }
}

/** A correction may have moved the end. */
function endOf({ isCorrection }: SyncPayload, { finishedAt }: WorkoutSyncResult): Pick<Finish, 'finishedAt'> | null {
  return isCorrection && finishedAt ? { finishedAt } : null;
}

function isSameEnd(one: Finish, other: Finish): boolean {
  const isSameReport = one.effort === other.effort && one.comment === other.comment;
  const isSameTime = one.startedAt === other.startedAt && one.minutes === other.minutes;
  return isSameReport && isSameTime && one.hasPainAtEnd === other.hasPainAtEnd && one.finishedAt === other.finishedAt;
}

/** Marks the workout as finished on another device. Pending changes are still sent. */
export function markFinishedElsewhere(store: LocalWorkoutStore, times: Pick<Finish, 'startedAt' | 'finishedAt'>): void {
  store.save('finish', { ...times, effort: null, comment: '', isSynced: true, isElsewhere: true });
}

/** Converts an instant of the server to the clock of this device, so that sets logged afterwards are later. */
export function deviceTime(instant: string, clockAheadSeconds: LocalWorkout['clockAheadSeconds']): string {
  return new Date(Date.parse(instant) + clockAheadSeconds * 1000).toISOString();
}
