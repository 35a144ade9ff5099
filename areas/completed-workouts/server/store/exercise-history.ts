import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ExerciseHistory, maxHistory } from '../../contract/exercise-history.ts';
import { limits, SetMeasurements } from '../../contract/set.ts';
import { clientZone } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TestedMaximum } from '#areas/metrics/server/public.ts';
import { isAddedChange } from './added-changes.ts';
import { isoOf, measurementsJson } from './sets.ts';

const Lift = SetMeasurements.omit({ seconds: true, metres: true }).extend({ isWarmUp: z.boolean() });

const StoredHistory = ExerciseHistory.omit({ oneRepMaxKg: true, isOneRepMaxTested: true, pain: true }).extend({
  /** For each combination of repetitions and effort, the heaviest set of the last `days`, after the tested maximum. */
  heaviest: z.array(Lift),
});
export type StoredHistory = z.output<typeof StoredHistory>;

/** The performances are taken from the newest sets of an exercise, at most this number, and from as many of their workouts. */
const maxSets = 400;
const maxWorkouts = 60;
/** How far back the performances of a program are read, from the newest one. */
const weeksBack = 12;

interface HistoryQuery {
  clientId: string;
  exerciseIds: readonly string[];
  /** Those of which also earlier performances in a program are returned (`ExerciseHistory`). */
  prescribedIds?: readonly string[];
  days: number;
  tested: readonly TestedMaximum[];
}

/**
 * Returns, for each exercise the client has done, its sets in the last three finished workouts with it, and its
 * heaviest sets. Of prescribed exercises also the last two workouts for each row and load that was written in a program. For
 * exercises that were never done, as most alternatives are, the first lateral join returns no row after one index lookup. Its order is
 * that of the index, without which the planner may scan the table for the first row.
 */
export async function findExerciseHistory(
  { db }: Scope,
  { clientId, exerciseIds, prescribedIds = [], days, tested }: HistoryQuery,
): Promise<StoredHistory[]> {
  const ofExercise = sql`client_id = ${clientId} and exercise_id = wanted.id`;
  return rowsOf(
    db,
    StoredHistory,
    sql`
    select wanted.id as "exerciseId", coalesce(last.performances, '[]') as performances, coalesce(best.heaviest, '[]') as heaviest
    from unnest(${exerciseIds}::uuid[]) wanted (id)
      left join ${testedDays(clientId, tested)} on tested.id = wanted.id
      cross join lateral (select from completed_sets where ${ofExercise} order by logged_at desc limit 1) tried
      cross join lateral (
        select json_agg(json_build_object('finishedAt', ${isoOf(sql`finished_at`)}, 'finishedOn', finished_on, 'sets', sets,
            'isAdded', is_added, 'programId', program_id, 'dayNumber', day_number, 'rows', rows) order by finished_at desc) as performances
        from ${performancesOf(clientId, prescribedIds)} done
      ) last
      cross join lateral ${heaviestSets({ clientId, days })} best
    where last.performances is not null or best.heaviest is not null`,
  );
}

/**
 * The performances of `wanted.id` that its history contains. The prescriptions, which are long, are read only of those that are recent
 * enough.
 */
function performancesOf(clientId: string, prescribedIds: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select * from (
      select *, row_number() over (partition by program_id, day_number, ${writtenLoads} order by finished_at desc) as with_load
      from (
        select finished_at, finished_on, program_id, day_number, marked.sets, marked.is_added, recency, ${writtenRows} as rows
        from (
          select *, row_number() over (order by finished_at desc) as recency, max(finished_at) over () as newest_at
          from ${newestPerformances(clientId)} done
        ) done cross join lateral ${markedSets} marked
        where recency <= 3 or (wanted.id = any(${prescribedIds}::uuid[]) and program_id is not null
          and finished_at >= newest_at - ${weeksBack} * interval '1 week')
      ) done
    ) done
    where recency <= 3 or with_load <= 2
    order by finished_at desc limit ${sql.lit(maxHistory)}
  )`;
}

function newestPerformances(clientId: string): RawBuilder<unknown> {
  return sql`(
    select done.id, done.source, done.finished_at, done.finished_on, done.program_id, done.day_number, done.prescription, done.row_changes,
      jsonb_agg(jsonb_build_object('setNumber', set_number, ${measurementsJson}, 'isWarmUp', is_warm_up, 'rowId', row_id)
        order by row_id, set_number) as sets
    from (
      select * from completed_sets where client_id = ${clientId} and exercise_id = wanted.id
      order by logged_at desc limit ${sql.lit(maxSets)}
    ) newest
      join completed_workouts done on done.id = newest.completed_workout_id
    where done.client_id = ${clientId} and done.finished_at is not null
    group by done.account_id, done.id order by done.finished_at desc limit ${sql.lit(maxWorkouts)}
  )`;
}

/** The ids of the rows that the client added to `done`. */
const addedRowIds = sql`select (change ->> 'rowId')::uuid from jsonb_array_elements(done.row_changes) change
  where ${isAddedChange(sql`done`)}`;

/** The number of a set in its row, that of the set for a drop. */
const mainSetNumber = sql`((logged ->> 'setNumber')::int % ${sql.lit(limits.dropStep)})`;

const isExtra = sql`(not (logged ->> 'isWarmUp')::boolean and ${mainSetNumber} > (planned.sets ->> (logged ->> 'rowId'))::int
  and (planned.sets ->> (logged ->> 'rowId'))::int <= (
    select count(*) from completed_sets others
    where others.completed_workout_id = done.id and others.row_id = (logged ->> 'rowId')::uuid and not others.is_warm_up and not others.is_drop
      and others.set_number < ${mainSetNumber}))`;

/**
 * The sets of `done`, each with whether the client added it (`isAdded`): its row, or the set beyond those that the row prescribes, in SQL what
 * `extraSets` (`rules/extra-sets.ts`) returns. Sets before it with another exercise count too, so those of the whole row are counted.
 */
const markedSets = sql`(
  select jsonb_agg(logged || jsonb_build_object('isAdded', is_added) order by place) as sets, bool_and(is_added) as is_added
  from (
    select logged, place, ((logged ->> 'rowId')::uuid = any(added.row_ids) or coalesce(${isExtra}, false)) as is_added
    from (select array(${addedRowIds}) as row_ids) added,
      (select jsonb_object_agg(row ->> 'id', row -> 'sets') as sets from jsonb_array_elements(done.prescription) row
        where done.source = 'forma') planned,
      jsonb_array_elements(done.sets) with ordinality elements (logged, place)
  ) one
)`;

/** The rows of the prescription of `done` that prescribe the exercise \`wanted.id\`. */
const writtenRows = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', row -> 'id', 'key', row -> 'key', 'supersetPosition', row -> 'supersetPosition',
    'weight', row -> 'weight'))
  from jsonb_array_elements(done.prescription) row where row ->> 'exerciseId' = wanted.id::text), '[]')`;

/** The same rows without their ids, which differ from week to week. */
const writtenLoads = sql`(select jsonb_agg(row - 'id') from jsonb_array_elements(rows) row)`;

const Heaviest = StoredHistory.pick({ exerciseId: true, heaviest: true });

/** The heaviest sets of each exercise in the `days` before an instant; exercises without any are left out. */
export async function findHeaviestBefore(
  { db }: Scope,
  { clientId, exerciseIds, days, tested, before }: HistoryQuery & { before: string },
): Promise<z.output<typeof Heaviest>[]> {
  return rowsOf(
    db,
    Heaviest,
    sql`
    select wanted.id as "exerciseId", best.heaviest
    from unnest(${exerciseIds}::uuid[]) wanted (id)
      left join ${testedDays(clientId, tested)} on tested.id = wanted.id
      cross join lateral ${heaviestSets({ clientId, days, before })} best
    where best.heaviest is not null`,
  );
}

/** The instants at which the days of tested maxima were over for the client, computed here once instead of for each set. */
function testedDays(clientId: string, tested: readonly TestedMaximum[]): RawBuilder<unknown> {
  const days = JSON.stringify(tested.map(({ exerciseId, day }) => ({ id: exerciseId, day })));
  return sql`(
    select days.id, (days.day + 1)::timestamp at time zone ${clientZone('subject.client_id')} as over_at
    from jsonb_to_recordset(${days}::jsonb) as days(id uuid, day date), (select ${clientId}::uuid as client_id) subject
  ) tested`;
}

/**
 * SQL condition on sets of a client: their workout is finished. Sets of a workout that is under way would change the loads of its next sets.
 */
export function isOfFinishedWorkout(clientId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`completed_workout_id <> all (array(
    select id from completed_workouts where client_id = ${clientId} and finished_at is null))`;
}

interface HeaviestQuery extends Pick<HistoryQuery, 'clientId' | 'days'> {
  /** Instant; without it, until now. */
  before?: string;
}

/** For each combination of repetitions and effort, the heaviest set of `wanted.id` in a finished workout, after its tested maximum. */
function heaviestSets({ clientId, days, before }: HeaviestQuery): RawBuilder<unknown> {
  const until = before === undefined ? sql`now()` : sql`${before}::timestamptz`;
  const isBefore = before === undefined ? sql`true` : sql`logged_at < ${until}`;
  return sql`(
    select json_agg(json_build_object('weightKg', weight_kg, 'reps', reps, 'rir', rir, 'rpe', rpe, 'isWarmUp', false)) as heaviest
    from (
      select max(weight_kg) as weight_kg, reps, rir, rpe from completed_sets
      where client_id = ${clientId} and exercise_id = wanted.id and ${isBefore}
        and logged_at >= greatest(${until} - ${days} * interval '1 day', tested.over_at)
        and not is_warm_up and not is_drop and weight_kg > 0 and reps > 0
        and ${isOfFinishedWorkout(sql`${clientId}::uuid`)}
      group by reps, rir, rpe
    ) heaviest
  )`;
}
