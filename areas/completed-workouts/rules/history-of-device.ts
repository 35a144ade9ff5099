import { setsToDo } from '#areas/programs/rules/rows.ts';
import { type ExerciseHistory, maxHistory } from '../contract/exercise-history.ts';
import type { Prescription } from '../contract/prescription.ts';
import type { CompletedSet, PrescribedRow, RowChange } from '../contract/set.ts';
import { isAddition } from './additions.ts';
import { estimatedMaxKg } from './estimate.ts';
import { extraSets } from './extra-sets.ts';
import { countedSets } from './figures.ts';
import { withLoadsPerHand } from './loads-per-hand.ts';
import type { SetRef } from './set-order.ts';
import { setKey } from './set-versions.ts';
import { exerciseOfSet } from './swaps.ts';

/** A finished workout as a device stores it. */
export interface DeviceWorkout {
  prescription: Prescription;
  sets: readonly CompletedSet[];
  /** Sets that were removed on the device and may still be in the history. */
  removedSets: readonly SetRef[];
  rowChanges: readonly RowChange[];
  hasPainAtEnd?: boolean | undefined;
  finishedAt: string;
  /** The day of the end in the time zone of the client. */
  finishedOn: string;
}

/**
 * Two ends of the same prescribed workout within one hour are of the same result: the end moves to a set that arrives later, or to that
 * of another device. A workout that is done again ends later, and is another result with the same rows.
 */
const sameEndMs = 60 * 60_000;

/**
 * Adds finished workouts of a device to the history that the server sent before it had them, as the server will: their performances,
 * the pain that was reported or is over, and a higher estimate of a maximum that was not tested. A workout that the history contains
 * already, such as one that is corrected, is replaced, except the sets of which the device knows nothing: a logout deletes those that were
 * sent.
 */
export function withWorkoutsOfDevice(
  history: readonly ExerciseHistory[],
  workouts: readonly DeviceWorkout[],
): ExerciseHistory[] {
  const inOrder = workouts.toSorted((one, other) => Date.parse(one.finishedAt) - Date.parse(other.finishedAt));
  return inOrder.reduce<ExerciseHistory[]>(withWorkout, [...history]);
}

function withWorkout(history: ExerciseHistory[], workout: DeviceWorkout): ExerciseHistory[] {
  const exerciseIds = new Set(workout.prescription.rows.map((row) => exerciseOfRow(workout, row)));
  for (const set of workout.sets) exerciseIds.add(exerciseIdOf(workout, set));
  exerciseIds.delete('');
  const others = history.filter(({ exerciseId }) => !exerciseIds.has(exerciseId));
  const changed = [...exerciseIds].flatMap((exerciseId) => {
    const known = history.find((one) => one.exerciseId === exerciseId);
    return withExercise(known ?? { exerciseId, performances: [], oneRepMaxKg: null }, workout);
  });
  return [...others, ...changed];
}

function withExercise(known: ExerciseHistory, workout: DeviceWorkout): ExerciseHistory {
  const { exerciseId } = known;
  const sets = workout.sets.filter((set) => exerciseIdOf(workout, set) === exerciseId);
  const { pain: _, ...history } = known;
  const pain = painAfter(known, workout, sets);
  return {
    ...history,
    performances: withPerformance(known, workout, sets),
    ...maximumAfter(known, withLoadsPerHand(sets, { ...workout.prescription, rowChanges: workout.rowChanges })),
    ...(pain && { pain }),
  };
}

function withPerformance(
  { exerciseId, performances }: ExerciseHistory,
  workout: DeviceWorkout,
  ofDevice: readonly CompletedSet[],
): ExerciseHistory['performances'] {
  const { prescription, finishedAt, finishedOn } = workout;
  const same = performances.filter((one) => isResultOf(workout, one));
  const { hasPainAtEnd = same.some((one) => one.hasPainAtEnd) } = workout;
  const others = performances.filter((one) => !same.includes(one));
  const known = new Set([...workout.sets, ...workout.removedSets].map(setKey));
  const ofServer = same.flatMap((one) => one.sets);
  const ofServerOnly = ofServer.filter(({ rowId = null, setNumber }) => !known.has(setKey({ rowId, setNumber })));
  const sets = withAdditions([...ofServerOnly, ...ofDevice], ofServerOnly, workout);
  if (sets.length === 0) return others;
  const { programId, dayNumber } = prescription;
  const rows = prescription.rows.filter((row) => row.exerciseId === exerciseId).map(writtenRow);
  const isAdded = sets.every((set) => set.isAdded);
  const done = { finishedAt, finishedOn, hasPainAtEnd, sets, isAdded, programId, dayNumber, rows };
  const newestFirst = [...others, done].toSorted(
    (one, other) => Date.parse(other.finishedAt) - Date.parse(one.finishedAt),
  );
  return newestFirst.slice(0, maxHistory);
}

type HistorySet = ExerciseHistory['performances'][number]['sets'][number];

/** Marks the sets that nothing prescribed: those of rows that the client added, and those beyond the prescribed number. */
function withAdditions(sets: readonly HistorySet[], ofServerOnly: readonly HistorySet[], workout: DeviceWorkout) {
  const addedIds = addedRowIds(workout);
  const ofRows = [...ofServerOnly, ...workout.sets].map((set) => ({ ...set, rowId: set.rowId ?? '' }));
  const extra = extraSets(workout.prescription.rows, ofRows);
  return sets.map((set) => {
    const { rowId = '', setNumber } = set;
    return { ...set, isAdded: addedIds.has(rowId) || extra.has(setKey({ rowId, setNumber })) };
  });
}

function addedRowIds({ prescription, rowChanges }: DeviceWorkout): ReadonlySet<string> {
  const prescribedIds = new Set(prescription.rows.map(({ id }) => id));
  return new Set(rowChanges.filter((change) => isAddition(change, prescribedIds)).map(({ rowId }) => rowId));
}

function isResultOf(
  { prescription, rowChanges, finishedAt }: DeviceWorkout,
  performance: ExerciseHistory['performances'][number],
): boolean {
  const ids = new Set([...prescription.rows.map(({ id }) => id), ...rowChanges.map(({ rowId }) => rowId)]);
  const hasRow = performance.sets.some(({ rowId }) => rowId && ids.has(rowId));
  return hasRow && Math.abs(Date.parse(performance.finishedAt) - Date.parse(finishedAt)) <= sameEndMs;
}

function writtenRow({ id, key, supersetPosition, weight, sets, reps, formerWork }: PrescribedRow) {
  return { id, key, supersetPosition, weight, sets, reps, ...(formerWork && { formerWork }) };
}

/**
 * A skip because of pain counts until the exercise is done again with all the prescribed sets of a row. A workout before others of the
 * history, such as one that is corrected, changes nothing of what they say.
 */
function painAfter(
  { exerciseId, pain, performances }: ExerciseHistory,
  workout: DeviceWorkout,
  sets: readonly CompletedSet[],
): ExerciseHistory['pain'] {
  const { finishedOn, finishedAt } = workout;
  const isFollowed = performances.some((one) => Date.parse(one.finishedAt) > Date.parse(finishedAt));
  if (isFollowed || (pain && pain.on > finishedOn)) return pain;
  const rows = workout.prescription.rows.filter((row) => exerciseOfRow(workout, row) === exerciseId);
  const skip = rows.map((row) => changeOf(workout, row.id)).find((change) => change?.skipReason === 'pain');
  if (skip) return { on: finishedOn, note: skip.skipNote };
  const isDone = rows.some((row) => {
    const done = countedSets(sets.filter(({ rowId }) => rowId === row.id)).length;
    return !changeOf(workout, row.id)?.skipReason && done >= Math.max(setsToDo(row), 1);
  });
  return isDone ? undefined : pain;
}

/** As `currentMaximum` does, an estimate of one hand counts before others. */
function maximumAfter(
  { oneRepMaxKg, isOneRepMaxTested, isOneRepMaxPerHand }: ExerciseHistory,
  sets: readonly (CompletedSet & { isLoadPerHand: boolean })[],
): Pick<ExerciseHistory, 'oneRepMaxKg' | 'isOneRepMaxPerHand'> {
  if (isOneRepMaxTested) return { oneRepMaxKg };
  const estimates = countedSets(sets).flatMap((set) => {
    const kg = estimatedMaxKg(set);
    return kg === null ? [] : { kg, isPerHand: set.isLoadPerHand };
  });
  const known = oneRepMaxKg === null ? [] : [{ kg: oneRepMaxKg, isPerHand: isOneRepMaxPerHand === true }];
  const all = [...known, ...estimates];
  const isPerHand = all.some((one) => one.isPerHand);
  const highest = Math.max(0, ...all.filter((one) => one.isPerHand === isPerHand).map(({ kg }) => kg));
  return { oneRepMaxKg: highest > 0 ? highest : null, ...(isPerHand && { isOneRepMaxPerHand: true }) };
}

function exerciseIdOf(workout: DeviceWorkout, { rowId, setNumber }: CompletedSet): string {
  const row = workout.prescription.rows.find(({ id }) => id === rowId);
  const change = changeOf(workout, rowId);
  if (!row) return (change?.added && change.exerciseId) ?? '';
  return exerciseOfSet(row, change, setNumber).id;
}

function exerciseOfRow(workout: DeviceWorkout, { id, exerciseId }: PrescribedRow): string {
  return changeOf(workout, id)?.exerciseId ?? exerciseId;
}

function changeOf({ rowChanges }: DeviceWorkout, rowId: string): RowChange | undefined {
  return rowChanges.find((change) => change.rowId === rowId);
}
