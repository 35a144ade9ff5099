import { isDeepStrictEqual } from 'node:util';
import { translateNames } from '#areas/exercises/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import type { Prescription } from '../../contract/prescription.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import type { DoneWorkout } from '../../contract/training.ts';
import { findTrainedWorkouts, type TrainedWorkout } from '../store/prescriptions.ts';

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
  const present = new Map(prescriptions.map((one) => [one.workoutId, one]));
  const trained = await findTrainedWorkouts(scope, ids);
  const yieldToOthers = createYield();
  const changed = new Set<TrainedWorkout>();
  for (const one of trained) {
    if (!isSame(one, present.get(one.workoutId))) changed.add(one);
    await yieldToOthers();
  }
  // Stored names are in the language of the beginning: what differs is compared again in that of the reader.
  const nameOf = await translateNames(
    scope,
    [...changed].flatMap(({ rows }) => rows),
    scope.language,
  );
  return trained.map((one) => {
    const { workoutId, completedWorkoutId, finishedAt, finishedOn, title, info } = one;
    const done = { workoutId, completedWorkoutId, finishedAt, finishedOn, prescribed: null };
    if (!changed.has(one)) return done;
    const prescribed = { title, info, rows: one.rows.map((row) => ({ ...row, name: nameOf(row) })) };
    return isSame(prescribed, present.get(workoutId)) ? done : { ...done, prescribed };
  });
}

function isSame(trained: NonNullable<DoneWorkout['prescribed']>, present: Prescription | undefined): boolean {
  return (
    trained.title === present?.title && trained.info === present.info && isDeepStrictEqual(trained.rows, present.rows)
  );
}
