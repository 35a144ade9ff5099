import { isDeepStrictEqual } from 'node:util';
import { translateNames } from '#areas/exercises/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { Prescription } from '../../contract/prescription.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import type { DoneWorkout } from '../../contract/training.ts';
import { findTrainedWorkouts, type TrainedWorkout } from '../store/today.ts';

/**
 * Returns the workouts of a schedule that are done. What they were trained with is left out where the present prescription
 * is the same, because most are never changed.
 */
export async function readDoneWorkouts(
  scope: Scope,
  schedule: readonly ScheduledWorkout[],
  prescriptions: readonly Prescription[],
): Promise<DoneWorkout[]> {
  const ids = schedule.flatMap(({ state, completedWorkoutId }) => (state === 'done' && completedWorkoutId) || []);
  const trained = await findTrainedWorkouts(scope, ids);
  const present = new Map(prescriptions.map((one) => [one.workoutId, one]));
  const isPresent = (one: TrainedWorkout) => isSame(one, present.get(one.workoutId));
  // Stored names are in the language of the beginning: what differs is compared again in that of the reader.
  const differing = trained.filter((one) => !isPresent(one)).flatMap(({ rows }) => rows);
  const nameOf = await translateNames(scope, differing, scope.language);
  return trained.map((one) => {
    const translated = { ...one, rows: one.rows.map((row) => ({ ...row, name: nameOf(row) })) };
    const { workoutId, completedWorkoutId, finishedAt, ...prescribed } = translated;
    const isUnchanged = isPresent(one) || isPresent(translated);
    return { workoutId, completedWorkoutId, finishedAt, prescribed: isUnchanged ? null : prescribed };
  });
}

function isSame(trained: TrainedWorkout, present: Prescription | undefined): boolean {
  return (
    trained.title === present?.title && trained.info === present.info && isDeepStrictEqual(trained.rows, present.rows)
  );
}
