import { canonicalJson } from '#shell/common/canonical-json.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import type { Prescription } from '../../contract/prescription.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import type { DoneWorkout } from '../../contract/training.ts';
import { findTrainedWorkouts } from '../store/today.ts';

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
  const yieldToOthers = createYield();
  const done: DoneWorkout[] = [];
  for (const { workoutId, completedWorkoutId, finishedAt, ...prescribed } of await findTrainedWorkouts(scope, ids)) {
    const isPresent = isSame(prescribed, present.get(workoutId));
    done.push({ workoutId, completedWorkoutId, finishedAt, prescribed: isPresent ? null : prescribed });
    await yieldToOthers();
  }
  return done;
}

function isSame(trained: NonNullable<DoneWorkout['prescribed']>, present: Prescription | undefined): boolean {
  if (!present) return false;
  const { title, info, rows } = present;
  return canonicalJson(trained) === canonicalJson({ title, info, rows });
}
