import { sql } from 'kysely';
import { z } from 'zod';
import { exercisesOfMaxima, type MaximaScope, type WantedEstimates } from '#areas/metrics/server/public.ts';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isForMaximum, isRecent } from './exercise-history.ts';
import { successfulSets } from './history.ts';
import { estimatedMaxKg } from './records.ts';

const Maximum = z.object({
  completedWorkoutId: z.uuid(),
  metric: z.string(),
  valueKg: z.number(),
  isPerHand: z.boolean(),
  day: z.string(),
  finishedAt: z.string(),
});

/**
 * The highest estimated maximum of each exercise with a metric in each of some finished workouts. Where a workout has sets with loads per
 * hand and others, that of one hand.
 */
export async function findMaxima(
  scope: Scope,
  { clientId, workoutIds }: { clientId: string; workoutIds: readonly string[] },
): Promise<z.output<typeof Maximum>[]> {
  return rowsOf(
    scope.db,
    Maximum,
    sql`
    select distinct on (done.id, lifts.metric) done.id as "completedWorkoutId", lifts.metric, max(${estimatedMaxKg})::float8 as "valueKg",
      sets.is_load_per_hand as "isPerHand", done.finished_on as day, done.finished_at as "finishedAt"
    from ${successfulSets(clientId)}
      join ${exercisesOfMaxima(sql`${clientId}::uuid`)} lifts on lifts.exercise_id = sets.exercise_id
    where done.id = any(${workoutIds}::uuid[]) and not sets.is_drop
    group by done.id, done.finished_at, done.finished_on, lifts.metric, sets.is_load_per_hand
    having max(${estimatedMaxKg}) is not null
    order by done.id, lifts.metric, sets.is_load_per_hand desc`,
  );
}

const Estimate = z.object({ clientId: z.uuid(), exerciseId: z.uuid(), value: z.number(), isPerHand: z.boolean() });

/**
 * The highest estimated maximums of each exercise of each client from the workouts of the last days, after the day of the test: that of
 * loads per hand and that of loads as logged.
 */
export async function findEstimatedMaxima(
  scope: MaximaScope,
  { wanted, tested, days }: WantedEstimates,
): Promise<z.output<typeof Estimate>[]> {
  const testedDays = JSON.stringify(tested.map(({ clientId, exerciseId, day }) => ({ clientId, exerciseId, day })));
  return rowsOf(
    scope.db,
    Estimate,
    sql`
    with done as materialized (
      select id, client_id, finished_at, finished_on from completed_workouts
      where client_id = any(${[...new Set(wanted.map(({ clientId }) => clientId))]}::uuid[]) and ${isRecent({ until: sql`now()`, days })}
        and ${mayReadHealthData(scope, 'completed_workouts.client_id')}
    )
    select done.client_id as "clientId", sets.exercise_id as "exerciseId", max(${estimatedMaxKg})::float8 as value,
      sets.is_load_per_hand as "isPerHand"
    from done join completed_sets sets on sets.completed_workout_id = done.id
      join unnest(${wanted.map(({ clientId }) => clientId)}::uuid[], ${wanted.map(({ exerciseId }) => exerciseId)}::uuid[])
        as wanted (client_id, exercise_id) on wanted.client_id = done.client_id and wanted.exercise_id = sets.exercise_id
      left join jsonb_to_recordset(${testedDays}::jsonb) as tested("clientId" uuid, "exerciseId" uuid, day date)
        on tested."clientId" = done.client_id and tested."exerciseId" = sets.exercise_id
    where ${isForMaximum}
    group by done.client_id, sets.exercise_id, sets.is_load_per_hand
    having max(${estimatedMaxKg}) is not null`,
  );
}
