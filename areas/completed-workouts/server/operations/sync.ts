import type { Subject } from '#areas/clients/server/public.ts';
import { findNamedExercises } from '#areas/exercises/server/public.ts';
import { limits, type RowChange } from '../../contract/set.ts';
import type { WorkoutSyncResult, WorkoutSync } from '../../contract/sync.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import { withCorrectedTimes } from '../../rules/clock-skew.ts';
import { withKnownNotes, withLostNotes } from '../../rules/lost-notes.ts';
import { mergeSets, type SetMergeResult } from '../../rules/merge-stored-sets.ts';
import { authorsOfEnd, mergedRowChanges, withSender } from '../../rules/merge-workout.ts';
import { painAfter } from '../../rules/pain-at-end.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import * as store from '../store/begin.ts';
import { workoutFinished } from '../events.ts';
import { saveSymptomParts } from '../store/feedback.ts';
import { carryReadings } from '../store/read-feedback.ts';
import { saveSkips } from '../store/adjustments.ts';
import {
  findStoredSets,
  type RowExercise,
  setExercises,
  saveSetMerge,
  withBefore,
  type WorkoutSets,
} from '../store/sets.ts';
import { saveTrainedSeconds } from '../store/trained-time.ts';
import { followProgram, keepShownRows } from './begun-rows.ts';
import { assertMayAdd, withAdded, withoutPrescribed } from './added-rows.ts';
import { beginFreeWorkout } from './free-workouts.ts';
import { hasPainOfClient, saveFeedback, saveInPerson } from './feedback.ts';
import { recordMaxima } from './maxima.ts';
import { alarmsOf, hasNewLostText, hasTakenBackPain, textsAfterSync } from './replaced-texts.ts';
import { timesAfterCorrection, timesAfterSync, withTimesOfServer } from './times.ts';
import {
  partsOfNewPain,
  publishReportedSkips,
  publishWithdrawnSkips,
  type SkipChange,
  wholeSkipReason,
} from './skips.ts';
import { verifyShown } from './signed-prescription.ts';

type SyncRequest = WorkoutSync & { completedWorkoutId: string };
type CorrectedSync = ReturnType<typeof withCorrectedTimes>['sync'];

/**
 * Merges the data a device has of a workout into the stored workout. Requests may arrive late, repeatedly and in any
 * order. Sets of a prescribed workout that was changed or deleted meanwhile are accepted.
 */
export async function syncWorkout(
  scope: Scope,
  { clientId, authorId }: Subject,
  request: SyncRequest,
): Promise<WorkoutSyncResult> {
  const { sync: corrected, clockAheadSeconds } = withCorrectedTimes(request, Date.now());
  const { correction } = request;
  const shown = verifyShown(scope, clientId, request);
  const beginning = { id: request.completedWorkoutId, clientId, authorId, shown, sync: corrected };
  const { workout, sets, sent } = await lockWithSets(scope, beginning, request);
  const shownRows = await withShownRows(scope, workout, workout.isFree ? null : shown);
  const sync = withoutPrescribed(sent, shownRows);
  await assertMayAdd(scope, { clientId, authorId, workout, shown, sync, prescribed: shownRows });
  const prescribed = withAdded(shownRows, [...workout.rowChanges, ...sync.rowChanges]);
  assertKnownRows(prescribed, sync);
  await assertKnownExercises(scope, [...Object.values(shownRows), ...exercisesOf(workout.rowChanges)], sync);
  const rowChanges = mergedRowChanges(workout.rowChanges, withSender(sync.rowChanges, authorId));
  const exercises = exercisesByRow(prescribed, rowChanges, loadsByRow(workout, shown));

  const known = { ...sync, knownNotes: request.knownNotes, isInPerson: authorId !== null, ...alarmsOf(scope, workout) };
  const merged = mergeSets(sync.sets, sets, { authorId, newId, attempts: sync.attempts });
  const merge = withLostNotes(merged, { ...known, stored: sets, storedNotes: workout.knownNotes });
  const total = sets.total + merge.added.length - merge.removedIds.length;
  assertSetCount({ total, rowChanges, isEnded: !!(sync.finish || correction) });

  if (workout.lacksSymptomParts) await saveSymptomParts(scope, workout.id);
  const hasLostNote = await saveSetMerge(scope, merge, { completedWorkoutId: workout.id, clientId, exercises });
  if (sync.rowChanges.length > 0) await setExercises(scope, workout.id, exercises);
  const times = correction
    ? timesAfterCorrection(workout, { authorId, correction })
    : timesAfterSync(workout, sync, { isEmpty: sets.total === 0, newestAt: merge.newestAt });
  const pain = painAfter(workout, { finish: sync.finish, correction, authorId }, new Date().toISOString());
  const isSkipped = times.finishedAt !== null && total === 0;
  const title = titleAfter(workout, { authorId, title: request.title });
  const authors = authorsOfEnd(workout, times, authorId);
  const written = { ...times, ...authors, ...pain, title, rowChanges, isSkipped };
  const afterSync = textsAfterSync(scope, workout, { written, sent: { ...request, ...sync, authorId } });
  const changed = { ...written, ...afterSync.texts, knownNotes: withKnownNotes(workout.knownNotes, known) };
  await saveIfChanged(scope, workout, changed);
  await carryReadings(scope, workout.id, afterSync.replaced);
  const hasLostText = hasNewLostText(workout, afterSync);
  // Sets that are corrected after the end have the instant of the correction.
  if (times.finishedAt && !correction) await saveTrainedSeconds(scope, workout.id);
  const hasPainAtEnd = hasPainOfClient(pain);
  const before = { ...workout, hasPainAtEnd: hasPainOfClient(workout) };
  const after = { isSkipped, rowChanges, hasPainAtEnd };
  const skips: SkipChange = { before, after, hasTakenBackPain: hasTakenBackPain(workout, afterSync.texts.otherTexts) };
  if (shown && !correction) await followProgram(scope, { id: workout.id, clientId });
  await saveSkipReason(scope, workout, skips);
  if (changesMaxima(workout, { times, merge, sync })) await recordMaxima(scope, clientId, [workout.id]);
  const event = { completedWorkoutId: workout.id, clientId };
  await publishWithdrawnSkips(scope, event, skips);
  if (authorId === null) {
    const comment = authors.commentAuthorId === null ? times.comment : '';
    await saveFeedback(scope, {
      ...{ clientId, workout, sets, merge, rowChanges, title, comment, hasPainAtEnd, painParts: partsOfNewPain(skips) },
      ...{ isCorrection: !!correction, hasLostText: hasLostNote || hasLostText },
    });
    await publishReportedSkips(scope, event, skips);
    const wasDone = workout.finishedAt !== null && !workout.isSkipped;
    if (times.finishedAt && !isSkipped && !wasDone) await publish(scope, workoutFinished, event);
  } else await saveInPerson(scope, event, { merge, isCorrection: !!correction, hasLostText });
  return {
    completedWorkoutId: workout.id,
    ...storedTimes(times),
    sets: await withBefore(scope, merge.current),
    clockAheadSeconds,
  };
}

/** Refuses too many sets, and an end without any set or skipped row. */
function assertSetCount({ total, rowChanges, isEnded }: { total: number; rowChanges: RowChange[]; isEnded: boolean }) {
  if (total > limits.setsAWorkout)
    throw new Problem(problems.too_many_sets, { values: { limit: limits.setsAWorkout } });
  if (isEnded && total === 0 && !rowChanges.some(({ skipReason }) => skipReason))
    throw new Problem(problems.nothing_logged);
}

function storedTimes({ startedAt, sentStartedAt, finishedAt }: Times & Pick<store.LockedWorkout, 'sentStartedAt'>) {
  return { startedAt, sentStartedAt: sentStartedAt ?? startedAt, finishedAt };
}

/** The schedule of the program has the reason of a workout that was finished without any set. */
async function saveSkipReason(
  scope: Scope,
  { workoutId, programId }: Pick<store.LockedWorkout, 'workoutId' | 'programId'>,
  { before, after }: SkipChange,
): Promise<void> {
  const reason = wholeSkipReason(after);
  const isChanged = !before.isSkipped || reason !== wholeSkipReason(before);
  if (workoutId && programId && after.isSkipped && isChanged)
    await saveSkips(scope, programId, [{ workoutId, reason }]);
}

type Times = Pick<store.LockedWorkout, 'startedAt' | 'finishedAt'>;

/** Only finished workouts count: their end, and what is corrected afterwards. */
function changesMaxima(
  workout: store.LockedWorkout,
  { times, merge, sync }: { times: Times; merge: SetMergeResult; sync: CorrectedSync },
): boolean {
  const { startedAt, finishedAt } = times;
  if (finishedAt === null) return false;
  const changes = [merge.added, merge.changed, merge.removedIds, sync.rowChanges];
  const isMoved = startedAt !== workout.startedAt || finishedAt !== workout.finishedAt;
  return isMoved || changes.some(({ length }) => length > 0);
}

interface Beginning {
  id: string;
  clientId: string;
  authorId: string | null;
  shown: ReturnType<typeof verifyShown> | null;
  sync: CorrectedSync;
}

/**
 * Locks the workout and reads its stored sets. Both statements are sent together; the second runs once the lock is
 * granted, so it sees what another transaction committed meanwhile.
 */
async function lockWithSets(
  scope: Scope,
  beginning: Beginning,
  request: SyncRequest,
): Promise<{ workout: store.LockedWorkout; sets: WorkoutSets; sent: CorrectedSync }> {
  const { id, sync } = beginning;
  await keepShownRows(scope, beginning);
  const [known, sets] = await Promise.all([store.lockWorkout(scope, beginning), findStoredSets(scope, id, sync.sets)]);
  const workout = known ?? (await lockOrBegin(scope, beginning));
  const sent = await withTimesOfServer(scope, workout, { sync, sent: request });
  return { workout, sets: known ? sets : await findStoredSets(scope, workout.id, sync.sets), sent };
}

/**
 * Locks the workout for an id that is not stored: the one begun on another device, or a new one with the prescription
 * that was shown.
 */
async function lockOrBegin(
  scope: Scope,
  { id, clientId, authorId, shown, sync: { startedAt, sets, free } }: Beginning,
): Promise<store.LockedWorkout> {
  const prescription = free ? null : found(shown);
  await store.lockClient(scope, clientId);
  const beginning = { id, clientId, startedAt };
  const begunId = await store.findBegun(scope, { ...beginning, workoutId: prescription?.workoutId ?? null, sets });
  if (!begunId && free) await beginFreeWorkout(scope, { ...beginning, authorId, free });
  if (!begunId && prescription) await store.insertWorkout(scope, { ...beginning, prescription });
  if (begunId) await keepShownRows(scope, { id: begunId, clientId, shown, sync: { sets } });
  return found(await store.lockWorkout(scope, { id: begunId ?? id, clientId }));
}

/**
 * Adds the rows that only the prescription of this device has: the coach may have changed the program between the
 * starts on two devices.
 */
async function withShownRows(
  scope: Scope,
  { id, exercises }: store.LockedWorkout,
  shown: Beginning['shown'],
): Promise<Record<string, string>> {
  const rows = shown?.rows.filter((row) => !exercises[row.id]) ?? [];
  if (rows.length === 0) return exercises;
  await store.addRows(scope, id, rows);
  return { ...exercises, ...Object.fromEntries(rows.map((row) => [row.id, row.exerciseId])) };
}

/** Returns the exercise done in each row, the prescribed one or the one it was swapped for, and those before a swap. */
function exercisesByRow(
  prescribed: Record<string, string>,
  rowChanges: RowChange[],
  loads: Record<string, string>,
): RowExercise[] {
  const changes = new Map(rowChanges.map((change) => [change.rowId, change]));
  return Object.entries(prescribed).map(([rowId, exerciseId]) => {
    const { exerciseId: swappedTo, exerciseName = '', earlier = [] } = changes.get(rowId) ?? {};
    const weight = loads[rowId] ?? '';
    return { rowId, prescribed: { exerciseId, weight }, exerciseId: swappedTo ?? exerciseId, exerciseName, earlier };
  });
}

/** The prescribed loads: those with which the workout was begun, and of rows that only this device was shown. */
function loadsByRow({ loads, isFree }: store.LockedWorkout, shown: Beginning['shown']): Record<string, string> {
  const rows = isFree ? [] : (shown?.rows ?? []);
  return { ...Object.fromEntries(rows.map(({ id, weight }) => [id, weight])), ...loads };
}

function assertKnownRows(prescribed: Record<string, string>, { sets, rowChanges }: CorrectedSync): void {
  for (const [field, parts] of Object.entries({ sets, rowChanges })) {
    const unknown = parts.findIndex(({ rowId }) => !prescribed[rowId]);
    if (unknown >= 0) throw new Problem(problems.row_unknown, { field: `${field}.${unknown}.rowId` });
  }
}

/**
 * Checks that the account has the exercises that were done instead of others. Those that the workout has already are not
 * checked again: a repeated request succeeds also when the exercise was deleted meanwhile.
 */
async function assertKnownExercises(
  scope: Scope,
  known: readonly string[],
  { rowChanges }: Pick<CorrectedSync, 'rowChanges'>,
): Promise<void> {
  const added = exercisesOf(rowChanges).filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const found = await findNamedExercises(scope, added);
  const isUnknown = (id: string) => added.includes(id) && !found.has(id);
  const unknown = rowChanges.findIndex((change) => exercisesOf([change]).some(isUnknown));
  if (unknown < 0) return;
  const problem = rowChanges[unknown]?.added ? problems.added_unknown : problems.exercise_unknown;
  throw new Problem(problem, { field: `rowChanges.${unknown}.exerciseId` });
}

/** Returns the exercises that were done instead of prescribed ones, also those before another swap. */
function exercisesOf(rowChanges: readonly RowChange[]): string[] {
  return rowChanges.flatMap(({ exerciseId, earlier = [] }) => [
    ...(exerciseId ? [exerciseId] : []),
    ...earlier.map((exercise) => exercise.exerciseId),
  ]);
}

/** The client may name a free workout again at any time; a prescribed one keeps its title. */
function titleAfter(
  { isFree, title: stored }: store.LockedWorkout,
  { authorId, title }: { authorId: string | null; title: WorkoutSync['title'] },
): string {
  return (isFree && authorId === null && title?.trim()) || stored;
}

async function saveIfChanged(
  scope: Scope,
  workout: store.LockedWorkout,
  merged: store.ChangeableValues,
): Promise<void> {
  const stored = store.ChangeableValues.parse(workout);
  if (canonicalJson(merged) !== canonicalJson(stored)) await store.saveWorkout(scope, workout.id, merged);
}
