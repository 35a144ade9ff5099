import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import type { Prescription } from '../../../contract/prescription.ts';
import type { LoggedSet, PrescribedRow, RowChange, SetMedium } from '../../../contract/set.ts';
import type { WorkoutDetail, WorkoutToCorrect } from '../../../contract/training.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import { changedRows } from '../../../rules/prescription-changes.ts';
import { prescriptionOf } from '../../../rules/prescription-of.ts';
import { hasSameValues, setKey } from '../../../rules/set-versions.ts';
import { withUnsentWorkouts } from '../local-store/finished-workouts.ts';
import {
  type LocalPrescription,
  type LocalSet,
  type LocalWorkoutStore,
  pendingSets,
} from '../local-store/local-workout-store.ts';
import { deleteRemovedElsewhere, keepReplacedNote } from '../local-store/lost-sets.ts';
import { withUnsentTitle } from '../local-store/title.ts';
import { deviceTime, markFinishedElsewhere } from './apply-sync-result.ts';

/**
 * Applies the server's workout to the local one. Its history also contains what this device has finished and not sent yet. `requestedAt`
 * is the time of the request, in ms of the device clock. Changes synced after that are missing in the response and stay; pending changes
 * are sent by the next sync. A workout that was deleted here stays deleted.
 */
export function applyServerWorkout(
  store: LocalWorkoutStore,
  { begun: remote, prescription, signature, ...detail }: WorkoutDetail,
  requestedAt: number,
): void {
  const workout = store.read();
  const { begun: local, finish, prescribed, sets, rowChanges, media, deletion } = workout;
  if (deletion) return;
  const isUsed = finish !== null || sets.length + rowChanges.length + media.length > 0;
  // What was logged here keeps the prescription that was shown until the server has stored the workout.
  const shownBefore = local && isUsed && !remote && prescribed ? prescribed.signed : null;
  const signed = shownBefore ?? { prescription, signature };
  const currentRows = shownBefore
    ? changedRows(shownBefore.prescription.rows, prescription.rows)
    : (detail.currentRows ?? null);
  const replacedRows = local && prescribed && !shownBefore ? rowsReplacedBy(prescription, prescribed) : null;
  const history = withUnsentWorkouts(store, withKnown(detail.history, prescription.isFree ? prescribed?.history : []));
  const signedOfUnsent =
    pendingSets(workout).length > 0 ? (prescribed?.signedOfUnsent ?? prescribed?.signed) : undefined;
  const response = { ...detail, signed, signedOfUnsent, currentRows, replacedRows, history, fetchedAt: requestedAt };
  store.save('prescribed', withUnsentTitle(response, prescribed));

  const wasSynced = local !== null && local.syncedAt !== null && local.syncedAt < requestedAt;
  if (remote) applyBegun(store, remote, requestedAt);
  else if (wasSynced && !finish) markFinishedElsewhere(store, { finishedAt: new Date(requestedAt).toISOString() });
}

/** The rows with which the workout was begun here, if changes of the coach replaced some of them; otherwise null. */
function rowsReplacedBy(
  { rows }: Prescription,
  { replacedRows = null, signed }: LocalPrescription,
): PrescribedRow[] | null {
  const before = replacedRows ?? signed.prescription.rows;
  return changedRows(before, rows) && before;
}

/** Adds the known history of other exercises: the client may add these to a free workout without a connection. */
function withKnown(history: ExerciseHistory[], known: readonly ExerciseHistory[] = []): ExerciseHistory[] {
  return [...history, ...known.filter(({ exerciseId }) => !history.some((one) => one.exerciseId === exerciseId))];
}

/** Applies a finished workout that is corrected on this device; pending changes are sent by the next sync. */
export function applyWorkoutToCorrect(
  store: LocalWorkoutStore,
  { completedWorkout, settings, exercises }: WorkoutToCorrect,
  requestedAt: number,
): void {
  const prescription = prescriptionOf(completedWorkout, completedWorkout.workoutId ?? '');
  // A correction sends no prescription, because the server has stored it: the signature is never read.
  const signed = { prescription, signature: '' };
  const response = { signed, history: [], exercises, settings, fetchedAt: requestedAt };
  store.save('prescribed', withUnsentTitle(response, store.read().prescribed));
  const { startedAt, finishedAt, trainedSeconds, effort, comment, hasPainAtEnd, painAuthor } = completedWorkout;
  const pain = { hasPainAtEnd, isPainOfClient: hasPainAtEnd && painAuthor === null };
  const times = { startedAt, minutes: trainedSeconds && Math.round(trainedSeconds / 60) };
  const isPending = store.read().finish?.isSynced === false;
  if (finishedAt && !isPending)
    store.save('finish', { finishedAt, effort, comment, ...pain, ...times, isSynced: true });
  applyBegun(store, completedWorkout, requestedAt);
}

/**
 * Applies a begun workout. The server's id replaces the local one, also for a workout that was begun here. Its start is the recorded one: a
 * corrected one would be sent as recorded here.
 */
function applyBegun(store: LocalWorkoutStore, remote: CompletedWorkout, requestedAt: number): void {
  const { finish, clockAheadSeconds } = store.read();
  const local = (instant: string) => deviceTime(instant, clockAheadSeconds);
  const recordedStart = remote.timesCorrection?.startedAt ?? remote.startedAt;
  store.save('begun', { id: remote.id, startedAt: local(recordedStart), syncedAt: requestedAt });
  const sets = remote.sets.map((set) => ({ ...set, loggedAt: local(set.loggedAt) }));
  applySets(store, sets, requestedAt);
  const rowChanges = remote.rowChanges.map((change) => ({ ...change, changedAt: local(change.changedAt) }));
  applyRowChanges(store, rowChanges, requestedAt);
  applyMedia(store, remote.media, requestedAt);
  if (remote.finishedAt && !finish)
    markFinishedElsewhere(store, { startedAt: local(remote.startedAt), finishedAt: local(remote.finishedAt) });
}

/**
 * Applies the server's sets. Synced sets that the server no longer has were removed on another device and are deleted.
 */
function applySets(store: LocalWorkoutStore, remote: readonly LoggedSet[], requestedAt: number): void {
  const remoteKeys = new Set(remote.map(setKey));
  for (const local of store.read().sets)
    if (isOutdated(local, requestedAt) && !remoteKeys.has(setKey(local.set))) deleteRemovedElsewhere(store, local.set);
  for (const { author, before, otherVersion: ofOtherDevice, ...set } of remote) {
    const local = store.findSet(set);
    if (local && !isOutdated(local, requestedAt)) continue;
    const isSame = local && hasSameValues(local.set, set);
    // A server of an earlier release does not say it.
    const replaced = isSame ? local.otherVersion : local?.set;
    const otherVersion = ofOtherDevice === undefined ? replaced : (ofOtherDevice ?? undefined);
    const isSameChange = canonicalJson([local?.before, local?.otherVersion]) === canonicalJson([before, otherVersion]);
    if (isSame && local.set.id === set.id && local.author === author && isSameChange) continue;
    if (local) keepReplacedNote(store, local.set, set);
    store.saveSet({ set, state: 'synced', syncedAt: requestedAt, author, before, otherVersion });
  }
}

function applyRowChanges(store: LocalWorkoutStore, remote: readonly RowChange[], requestedAt: number): void {
  for (const change of remote) {
    const local = store.findRowChange(change.rowId);
    if (!local || isOutdated(local, requestedAt))
      store.saveRowChange({ ...change, state: 'synced', syncedAt: requestedAt });
  }
}

function applyMedia(store: LocalWorkoutStore, remote: readonly SetMedium[], requestedAt: number): void {
  const { media, removedMediumIds } = store.read();
  const remoteIds = new Set(remote.map(({ id }) => id));
  for (const local of media)
    if (isOutdated(local, requestedAt) && !remoteIds.has(local.id)) store.deleteMedium(local.id);
  for (const { id, rowId, setNumber, kind, hasPoster, hasThumbnail } of remote) {
    if (removedMediumIds.includes(id) || store.findMedium(id)?.state === 'pending') continue;
    const stored = { hasPoster, hasThumbnail };
    const synced = { state: 'synced', syncedAt: requestedAt } as const;
    store.saveMedium({ id, rowId, setNumber, kind, name: '', sizeBytes: 0, ...synced, stored });
  }
}

/** Whether a set, row change or medium was synced before the request, so that the response contains it or its removal. */
function isOutdated({ state, syncedAt = 0 }: Pick<LocalSet, 'state' | 'syncedAt'>, requestedAt: number): boolean {
  return state === 'synced' && syncedAt < requestedAt;
}
