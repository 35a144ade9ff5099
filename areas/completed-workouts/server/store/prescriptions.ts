import { sql } from 'kysely';
import { z } from 'zod';
import { translateNames } from '#areas/exercises/server/public.ts';
import { ExerciseRow } from '#areas/programs/contract/document.ts';
import { forceGenericPlans } from '#shell/server/database/plans.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { Prescription } from '../../contract/prescription.ts';

const PrescriptionRow = Prescription.omit({ rows: true }).extend({ exercises: z.array(ExerciseRow) });

/**
 * Returns the current prescriptions of workouts of the client's programs, in the order of `workoutIds`. It is the first query of a request
 * for the training, whose later statements are planned once for a connection: planning them for each request takes about as long as running
 * them.
 */
export async function findPrescriptions(
  scope: Scope,
  clientId: string,
  workoutIds: readonly string[],
): Promise<Prescription[]> {
  forceGenericPlans(scope);
  const rows = await rowsOf(
    scope.db,
    PrescriptionRow,
    sql`
    select indexed.id as "workoutId", programs.id as "programId", programs.title as "programTitle",
      workout ->> 'title' as title, workout ->> 'info' as info, indexed.week_number as "weekNumber",
      indexed.day_number as "dayNumber", workout -> 'exercises' as exercises
    from programs
      cross join jsonb_path_query(content, '$.weeks[*].days[*].workouts[*]') workout
      join program_workouts indexed on indexed.id = (workout ->> 'id')::uuid
    where programs.client_id = ${clientId} and indexed.id = any(${workoutIds}::uuid[])
      and programs.id in (select program_id from program_workouts where id = any(${workoutIds}::uuid[]))`,
  );
  const exerciseRows = rows.flatMap(({ exercises }) => exercises);
  const nameOf = await translateNames(scope, exerciseRows, scope.language);
  const yieldToOthers = createYield();
  const prescriptions = new Map<string, Prescription>();
  for (const { exercises, ...workout } of rows) {
    const named = exercises.map(({ position: _, ...row }) => ({ ...row, name: nameOf(row) }));
    prescriptions.set(workout.workoutId, { ...workout, rows: named });
    await yieldToOthers();
  }
  return workoutIds.flatMap((id) => prescriptions.get(id) ?? []);
}

const TrainedWorkout = Prescription.pick({ workoutId: true, title: true, info: true, rows: true }).extend({
  completedWorkoutId: z.uuid(),
  finishedAt: z.string(),
  finishedOn: z.string(),
});
export type TrainedWorkout = z.output<typeof TrainedWorkout>;

/**
 * Returns finished workouts, the first done first, with the prescription that they were trained with, names of exercises as they were
 * stored.
 */
export async function findTrainedWorkouts(
  { db }: Transaction,
  completedWorkoutIds: readonly string[],
): Promise<TrainedWorkout[]> {
  return rowsOf(
    db,
    TrainedWorkout,
    sql`
    select prescribed_workout_id as "workoutId", id as "completedWorkoutId", finished_at as "finishedAt", finished_on as "finishedOn",
      title, info, prescription as rows
    from completed_workouts where id = any(${completedWorkoutIds}::uuid[]) order by finished_at, id`,
  );
}
