import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { sources } from '../../contract/measurement.ts';
import { exercisesOfLift, liftCodes } from '../../rules/lifts.ts';
import { newId } from '#shell/common/ids.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Caller, Transaction } from '#shell/server/database/scope.ts';
import { newestFirst } from './measurements.ts';

const codes = JSON.stringify(
  Object.entries(exercisesOfLift).flatMap(([metric, exercises]) => exercises.map((code) => ({ metric, code }))),
);

/** SQL table: the exercises of the library whose maximum is a built-in type. */
const liftsOfLibrary = sql`(
  select lifts.metric, library.id as exercise_id from jsonb_to_recordset(${codes}::jsonb) as lifts(metric text, code text)
    join system_exercises library on library.code = lifts.code)`;

/**
 * SQL table of `metric` and `exercise_id`: the exercises whose maximum is a measurement of a client, by the metric of it. Of an exercise
 * without a built-in type only one that the client has a value of.
 */
export function exercisesOfMaxima(clientId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select metric, exercise_id from ${liftsOfLibrary} lift
    union all
    select own.id::text, own.exercise_id from client_metrics followed join metric_types own on own.id = followed.own_type_id
    where followed.client_id = ${clientId} and own.exercise_id is not null)`;
}

const TestedMaximum = z.object({
  clientId: z.uuid(),
  exerciseId: z.uuid(),
  value: z.number(),
  day: z.string(),
  source: z.enum(sources),
  method: z.string().nullable(),
});
export type TestedMaximum = z.output<typeof TestedMaximum>;

export interface WantedMaxima {
  clientIds: readonly string[];
  /** Without them, those of all exercises. */
  exerciseIds?: readonly string[];
  from: string;
  until?: string | null;
}

/**
 * The last tested maximum of each exercise since a day and until another one, of the clients whose health data the caller may read.
 * What was measured is followed, so the metrics of a client are those that may have a value.
 */
export async function findTestedMaxima(
  scope: Transaction & { caller: Pick<Caller, 'clientId'> },
  { clientIds, exerciseIds, from, until = null }: WantedMaxima,
): Promise<TestedMaximum[]> {
  const isInTime = sql`local_day >= ${from} and (${until}::date is null or local_day <= ${until}) and source <> 'workout'`;
  const newest = sql`order by ${newestFirst} limit 1`;
  const values = sql`select value::float8 as value, local_day as day, source, method from measurements where client_id = followed.client_id`;
  return rowsOf(
    scope.db,
    TestedMaximum,
    sql`
    select followed.client_id as "clientId", exercise.id as "exerciseId", tested.value, tested.day, tested.source, tested.method
    from client_metrics followed
      left join metric_types own on own.id = followed.own_type_id
      cross join lateral (
        select own.exercise_id as id where own.exercise_id is not null
        union all
        select exercise_id from ${liftsOfLibrary} lift where lift.metric = followed.type
      ) exercise
      cross join lateral (
        (${values} and type = followed.type and ${isInTime} ${newest})
        union all
        (${values} and own_type_id = followed.own_type_id and ${isInTime} ${newest})
      ) tested
    where followed.client_id = any(${clientIds}::uuid[]) and (followed.type = any(${liftCodes}::text[]) or own.exercise_id is not null)
      and ${exerciseIds === undefined ? sql`true` : sql`exercise.id = any(${exerciseIds}::uuid[])`}
      and ${mayReadHealthData(scope, 'followed.client_id')}`,
  );
}

/** The metric of the maximum of an exercise: a built-in code, or the id of the type of the account; undefined without one. */
export async function findMetricOfExercise({ db }: Transaction, exerciseId: string): Promise<string | undefined> {
  const [found] = await rowsOf(
    db,
    z.object({ metric: z.string() }),
    sql`
    select metric from ${liftsOfLibrary} lift where exercise_id = ${exerciseId}
    union all
    select id::text from metric_types where exercise_id = ${exerciseId}`,
  );
  return found?.metric;
}

const LastMethod = z.object({ metric: z.uuid(), method: z.string().nullable() });

/** How the last tested maximum of each exercise was measured, without one the last estimate, by the id of the type. */
export async function findLastMethods(
  { db }: Transaction,
  { clientId, metrics }: { clientId: string; metrics: readonly string[] },
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await rowsOf(
    db,
    LastMethod,
    sql`
    select wanted.id as metric, last.method from unnest(${metrics}::uuid[]) wanted (id) cross join lateral (
      select method from measurements where client_id = ${clientId} and own_type_id = wanted.id
      order by source = 'workout', ${newestFirst} limit 1) last`,
  );
  return new Map(rows.map(({ metric, method }) => [metric, method]));
}

export async function countExerciseTypes({ db }: Transaction): Promise<number> {
  const { count } = await db
    .selectFrom('metric_types')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('exercise_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Names of exercises may be longer than those of types. The name is shown only while the exercise has been deleted. */
const maxName = 60;

/** Adds the type of the maximum of an exercise. Two requests at the same moment add one. */
export async function insertExerciseType(
  { db }: Transaction,
  { exerciseId, name }: { exerciseId: string; name: string },
): Promise<void> {
  await db
    .insertInto('metric_types')
    .values({
      id: newId(),
      name: name.slice(0, maxName),
      unit: 'kg',
      decimals: 1,
      direction: 'up',
      exercise_id: exerciseId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
