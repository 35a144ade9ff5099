import { getClient } from '#areas/clients/server/public.ts';
import { limits, type RowChange } from '../../contract/set.ts';
import type { WorkoutSyncResult, WorkoutSync } from '../../contract/training.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { canonicalJson } from '../../rules/canonical.ts';
import { withCorrectedTimes } from '../../rules/clock-skew.ts';
import { mergedEnd } from '../../rules/merge-end.ts';
import { mergedRowChanges } from '../../rules/merge-row-changes.ts';
import { mergeSets } from '../../rules/merge-stored-sets.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { addRows, type LockedWorkout, lockWorkout, saveWorkout } from '../store/begin.ts';
import { findStoredSets, setExercises, saveSetMerge } from '../store/sets.ts';
import { lockOrBeginWorkout } from './begin.ts';
import { verifyPrescription } from './signed-prescription.ts';

type Sent = WorkoutSync & { id: string };

/** The client's own workout. */
export async function sync(scope: Scope, sent: Sent): Promise<WorkoutSyncResult> {
  return syncWorkout(scope, { ...sent, clientId: found(scope.caller.clientId), authorId: null });
}

/** In person: the sets of a client the caller looks after, with the caller as their author. */
export async function syncOfClient(
  scope: Scope,
  { id, workoutId, ...sent }: WorkoutSync & { id: string; workoutId: string },
): Promise<WorkoutSyncResult> {
  await getClient(scope, { id });
  return syncWorkout(scope, { ...sent, id: workoutId, clientId: id, authorId: scope.caller.membershipId });
}

type Syncing = Sent & { clientId: string; authorId: string | null };

/**
 * What a device knows of a workout joins what is stored, whenever it comes, in whichever order, as often as it likes.
 * Nothing that was trained is refused because of what became of the workout meanwhile.
 */
async function syncWorkout(scope: Scope, { signed, authorId, ...asked }: Syncing): Promise<WorkoutSyncResult> {
  const { sync, clockAheadSeconds } = withCorrectedTimes({ ...asked, signed: signed }, Date.now());
  const { id, clientId } = asked;
  const { workout, places } = await lockWithPlaces(scope, { id, clientId, signed: signed, ...sync });
  const prescribed = await withSealedRows(scope, workout, asked, signed);
  refuseUnknownRows(prescribed, sync);
  const rowChanges = mergedRowChanges(workout.rowChanges, sync.rowChanges);
  const exercises = exercisesDone(prescribed, rowChanges);

  const writing = mergeSets(sync.sets, places, { authorId, newId });
  const live = places.sets + writing.added.length - writing.removedIds.length;
  if (live > limits.setsAWorkout) throw new Problem(problems.too_many_sets, { values: { limit: limits.setsAWorkout } });
  if (sync.finish && live === 0 && !rowChanges.some(({ skipReason }) => skipReason))
    throw new Problem(problems.nothing_logged);

  await saveSetMerge(scope, writing, { completedWorkoutId: workout.id, clientId, exercises });
  if (sync.rowChanges.length > 0) await setExercises(scope, workout.id, exercises);
  const times = timesOf({ ...workout, isEmpty: places.sets === 0 }, sync, writing.newestAt);
  await saveIfChanged(scope, workout, { ...times, rowChanges });
  const { startedAt, finishedAt } = times;
  return { completedWorkoutId: workout.id, startedAt, finishedAt, sets: writing.standing, clockAheadSeconds };
}

/**
 * The workout, locked, and what its places have. Both questions leave together; the second is answered once the first
 * holds the lock, so it sees what was written while it waited.
 */
async function lockWithPlaces(scope: Scope, begun: Parameters<typeof lockOrBeginWorkout>[1]) {
  const { id, sets } = begun;
  const [known, places] = await Promise.all([lockWorkout(scope, begun), findStoredSets(scope, id, sets)]);
  if (known) return { workout: known, places };
  const workout = await lockOrBeginWorkout(scope, begun);
  return { workout, places: await findStoredSets(scope, workout.id, sets) };
}

/** The rows of the device's own prescription too: it may be another version of the workout than the stored one. */
async function withSealedRows(
  scope: Scope,
  { id, exercises }: LockedWorkout,
  { clientId }: { clientId: string },
  signed: WorkoutSync['signed'],
): Promise<Record<string, string>> {
  const shown = signed && verifyPrescription(scope, clientId, signed);
  const rows = shown?.rows.filter((row) => !exercises[row.id]) ?? [];
  if (rows.length === 0) return exercises;
  await addRows(scope, id, rows);
  return { ...exercises, ...Object.fromEntries(rows.map((row) => [row.id, row.exerciseId])) };
}

/** What was done in each row: the prescribed exercise, or the one in its place. */
function exercisesDone(prescribed: Record<string, string>, rowChanges: RowChange[]): Record<string, string> {
  const swapped = rowChanges.flatMap(({ rowId, exerciseId }) => (exerciseId ? [[rowId, exerciseId]] : []));
  return { ...prescribed, ...Object.fromEntries(swapped) };
}

function refuseUnknownRows(
  prescribed: Record<string, string>,
  { sets, rowChanges }: Pick<WorkoutSync, 'sets' | 'rowChanges'>,
): void {
  for (const [field, parts] of Object.entries({ sets, rowChanges })) {
    const unknown = parts.findIndex(({ rowId }) => !prescribed[rowId]);
    if (unknown >= 0) throw new Problem(problems.row_unknown, { field: `${field}.${unknown}.rowId` });
  }
}

type Sync = Pick<WorkoutSync, 'startedAt' | 'finish'>;

function timesOf(workout: LockedWorkout & { isEmpty: boolean }, { startedAt, finish }: Sync, newestAt: string | null) {
  const isUntouched = workout.isEmpty && workout.finishedAt === null;
  const begins = isUntouched ? startedAt : earlierOf(workout.startedAt, startedAt);
  const { finishedAt, effort, comment } = finish ? mergedEnd(workout, finish) : workout;
  const ends = finishedAt && laterOf(finishedAt, begins);
  return { startedAt: begins, finishedAt: ends && withLateSet(ends, newestAt), effort, comment };
}

const lateHours = 12;

/** A set that comes after the end moves it, unless it is added when the workout is long over. */
function withLateSet(finishedAt: string, newestAt: string | null): string {
  const isLong = newestAt !== null && Date.parse(newestAt) - Date.parse(finishedAt) > lateHours * 3_600_000;
  return newestAt === null || isLong ? finishedAt : laterOf(finishedAt, newestAt);
}

function earlierOf(one: string, other: string): string {
  return Date.parse(one) <= Date.parse(other) ? one : other;
}

function laterOf(one: string, other: string): string {
  return Date.parse(one) >= Date.parse(other) ? one : other;
}

async function saveIfChanged(
  scope: Scope,
  workout: LockedWorkout,
  changed: Omit<LockedWorkout, 'id' | 'exercises'>,
): Promise<void> {
  const { startedAt, finishedAt, effort, comment, rowChanges } = changed;
  const isSame =
    startedAt === workout.startedAt &&
    finishedAt === workout.finishedAt &&
    effort === workout.effort &&
    comment === workout.comment &&
    canonicalJson(rowChanges) === canonicalJson(workout.rowChanges);
  if (!isSame) await saveWorkout(scope, { id: workout.id, ...changed });
}
