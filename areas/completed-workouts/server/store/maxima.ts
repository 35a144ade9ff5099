import { sql } from 'kysely';
import { z } from 'zod';
import { sources } from '#areas/metrics/contract/measurement.ts';
import { exercisesOfMaximum, maximumMetrics } from '../../rules/maxima.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { dayOf, successfulSets } from './history.ts';
import { estimatedMaxKg } from './records.ts';

const Maximum = z.object({
  completedWorkoutId: z.uuid(),
  metric: z.enum(maximumMetrics),
  valueKg: z.number(),
  day: z.string(),
  finishedAt: z.string(),
});

const metricOfCode = Object.entries(exercisesOfMaximum).flatMap(([metric, codes]) =>
  codes.map((code) => ({ metric, code })),
);

/** The highest estimated maximum of each lift in each of some finished workouts. */
export async function findMaxima(
  scope: Scope,
  { clientId, workoutIds }: { clientId: string; workoutIds: readonly string[] },
): Promise<z.output<typeof Maximum>[]> {
  return rowsOf(
    scope.db,
    Maximum,
    sql`
    select done.id as "completedWorkoutId", lifts.metric, max(${estimatedMaxKg})::float8 as "valueKg",
      ${dayOf(scope, sql`done.finished_at`)} as day, done.finished_at as "finishedAt"
    from ${successfulSets(clientId)}
      join system_exercises library on library.id = sets.exercise_id
      join jsonb_to_recordset(${JSON.stringify(metricOfCode)}::jsonb) as lifts(metric text, code text)
        on lifts.code = library.code
    where done.id = any(${workoutIds}::uuid[]) and not sets.is_drop
    group by done.id, done.finished_at, lifts.metric
    having max(${estimatedMaxKg}) is not null`,
  );
}

const TestedMaximum = z.object({ exerciseId: z.uuid(), value: z.number(), day: z.string(), source: z.enum(sources) });
export type TestedMaximum = z.output<typeof TestedMaximum>;

/** The last tested maximum of each lift since a day and until another one, for each exercise of the lift. */
export async function findTestedMaxima(
  { db }: Scope,
  { clientId, from, until = null }: { clientId: string; from: string; until?: string | null },
): Promise<TestedMaximum[]> {
  return rowsOf(
    db,
    TestedMaximum,
    sql`
    select library.id as "exerciseId", tested.value, tested.day, tested.source
    from unnest(${maximumMetrics}::text[]) wanted (metric)
      cross join lateral (
        select value::float8 as value, local_day as day, source from measurements
        where client_id = ${clientId} and type = wanted.metric and local_day >= ${from} and (${until}::date is null or local_day <= ${until}) and source <> 'workout'
        order by local_day desc, measured_at desc, created_at desc, id limit 1
      ) tested
      join jsonb_to_recordset(${JSON.stringify(metricOfCode)}::jsonb) as lifts(metric text, code text)
        on lifts.metric = wanted.metric
      join system_exercises library on library.code = lifts.code`,
  );
}
