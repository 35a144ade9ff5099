import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ExerciseHistory, maxHistory } from '../../contract/exercise-history.ts';
import { limits, SetMeasurements } from '../../contract/set.ts';
import { forceGenericPlans } from '#shell/server/database/plans.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TestedMaximum } from '#areas/metrics/server/public.ts';
import { isAddedChange } from './added-changes.ts';
import { isoOf } from './sets.ts';

const Lift = SetMeasurements.omit({ seconds: true, metres: true }).extend({
  isWarmUp: z.boolean(),
  isLoadPerHand: z.boolean(),
});

const StoredHistory = ExerciseHistory.pick({ exerciseId: true }).extend({
  /** The list of performances as JSON text, which a response contains as it is. */
  performances: z.string(),
  /** For each combination of repetitions, effort and hands, the heaviest set of the workouts of the last `days`, after the tested maximum. */
  heaviest: z.array(Lift),
});
export type StoredHistory = z.output<typeof StoredHistory>;

/** The performances are taken from the sets of an exercise that were typed last, at most this number, and from as many of their workouts. */
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
 * heaviest sets. Of prescribed exercises also the last two workouts for each prescription of the exercise in a program. For
 * exercises that were never done, as most alternatives are, one index lookup finds no set. Its order is that of the index, without which
 * the planner may scan the table for the newest sets.
 *
 * Workouts, whose prescriptions are long, are read once each, not for each of their sets. Sets become JSON for the returned performances
 * only.
 */
export async function findExerciseHistory(
  { db }: Scope,
  { clientId, exerciseIds, prescribedIds = [], days, tested }: HistoryQuery,
): Promise<StoredHistory[]> {
  forceGenericPlans({ db });
  return rowsOf(
    db,
    StoredHistory,
    sql`
    with newest_sets as materialized (
      select wanted.id as exercise_id, sets.* from unnest(${exerciseIds}::uuid[]) wanted (id) cross join lateral (
        select completed_workout_id as workout_id, row_id, set_number, weight_kg, reps, rir, rpe, seconds, metres, is_warm_up
        from completed_sets where client_id = ${clientId} and exercise_id = wanted.id
        order by logged_at desc limit ${sql.lit(maxSets)}
      ) sets
    ), workouts as materialized (
      select done.id as workout_id, source, finished_at, finished_on, has_pain_at_end, program_id, day_number, prescription, added.row_ids
      from completed_workouts done cross join lateral ${addedRowIds} added
      where done.id in (select workout_id from newest_sets) and done.client_id = ${clientId} and done.finished_at is not null
    ), recent_performances as materialized (
      ${recentPerformances(prescribedIds)}
    ), written_rows as materialized (
      ${writtenRows}
    ), shown_performances as materialized (
      ${shownPerformances}
    ), planned_sets as materialized (
      ${plannedSets}
    ), performance_sets as (
      select exercise_id, workout_id, bool_and("isAdded") as is_added, json_agg(done order by "rowId", "setNumber") as sets
      from newest_sets join shown_performances using (exercise_id, workout_id) left join planned_sets using (workout_id, row_id) cross join lateral (
        select set_number as "setNumber", weight_kg as "weightKg", reps, rir, rpe, seconds, metres, is_warm_up as "isWarmUp",
          row_id as "rowId", (row_id = any(row_ids) or coalesce(${isExtra}, false)) as "isAdded") done
      group by exercise_id, workout_id
    )
    select wanted.id as "exerciseId", coalesce(last.performances, '[]')::text as performances, coalesce(best.heaviest, '[]') as heaviest
    from (select distinct exercise_id as id from newest_sets) wanted
      left join (
        select exercise_id, json_agg(json_build_object('finishedAt', ${isoOf(sql`finished_at`)}, 'finishedOn', finished_on,
          'hasPainAtEnd', has_pain_at_end, 'sets', sets,
          'isAdded', is_added, 'programId', program_id, 'dayNumber', day_number, 'rows', rows) order by finished_at desc) as performances
        from performance_sets join shown_performances using (exercise_id, workout_id) group by exercise_id
      ) last on last.exercise_id = wanted.id
      left join ${heaviestSets({ clientId, exerciseIds, days, tested })} best on best.exercise_id = wanted.id
    where last.performances is not null or best.heaviest is not null`,
  );
}

/**
 * The performances of each exercise that its history may contain: the last three and, of prescribed exercises, those of a program in the
 * weeks before the newest one.
 */
function recentPerformances(prescribedIds: readonly string[]): RawBuilder<unknown> {
  return sql`
    select * from (
      select done.exercise_id, workout_id, finished_at, finished_on, has_pain_at_end, program_id, day_number, row_ids, row_number() over newest_first as recency,
        max(finished_at) over (partition by done.exercise_id) as newest_at
      from (select distinct exercise_id, workout_id from newest_sets) done join workouts using (workout_id)
      window newest_first as (partition by done.exercise_id order by finished_at desc)
    ) done
    where recency <= 3 or (recency <= ${sql.lit(maxWorkouts)} and exercise_id = any(${prescribedIds}::uuid[])
      and program_id is not null and finished_at >= newest_at - ${weeksBack} * interval '1 week')`;
}

/**
 * The rows of the prescriptions of the recent performances, by exercise, in the order of the prescription; `loads` are the same rows
 * without their ids, which differ from week to week. Each prescription is read once for all its exercises.
 */
const writtenRows = sql`
  select workout_id, row ->> 'exerciseId' as exercise_id, jsonb_agg(load order by position) as loads,
    jsonb_agg(jsonb_build_object('id', row -> 'id') || load order by position) as rows
  from workouts cross join jsonb_array_elements(prescription) with ordinality prescribed (row, position) cross join lateral (
    select jsonb_build_object('key', row -> 'key', 'supersetPosition', row -> 'supersetPosition', 'weight', row -> 'weight',
      'sets', row -> 'sets', 'reps', row -> 'reps')
      || case when row ? 'formerWork' then jsonb_build_object('formerWork', row -> 'formerWork') else '{}' end as load
    offset 0) one_load
  where workout_id in (select workout_id from recent_performances) group by workout_id, row ->> 'exerciseId'`;

/** The performances of the history: the last three, and the last two with the same prescription on the same day of a program. */
const shownPerformances = sql`
  select * from (
    select *, row_number() over (partition by exercise_id order by finished_at desc) as position
    from (
      select recent.*, coalesce(written.rows, '[]') as rows, row_number() over (
        partition by recent.exercise_id, program_id, day_number, loads order by finished_at desc) as with_load
      from recent_performances recent
        left join written_rows written on written.workout_id = recent.workout_id and written.exercise_id = recent.exercise_id::text
    ) done
    where recency <= 3 or with_load <= 2
  ) done
  where position <= ${sql.lit(maxHistory)}`;

/** How many sets each row of the shown workouts prescribes. Imported workouts prescribe what was done. */
const plannedSets = sql`
  select workout_id, (row ->> 'id')::uuid as row_id, (row ->> 'sets')::int as sets
  from workouts cross join jsonb_array_elements(prescription) row
  where source = 'forma' and workout_id in (select workout_id from shown_performances)`;

/** The number of a set in its row, that of the set for a drop. */
const mainSetNumber = sql`(newest_sets.set_number % ${sql.lit(limits.dropStep)})`;

/**
 * Whether the set is beyond those that its row prescribes, in SQL what `extraSets` (`rules/extra-sets.ts`) returns. Sets before it with
 * another exercise count too, so those of the whole row are counted, but only for a set number above the prescribed number: a lower one
 * cannot have as many before it.
 */
const isExtra = sql`(not newest_sets.is_warm_up and ${mainSetNumber} > planned_sets.sets and planned_sets.sets <= (
  select count(*) from completed_sets others
  where others.completed_workout_id = newest_sets.workout_id and others.row_id = newest_sets.row_id and not others.is_warm_up and not others.is_drop
    and others.set_number < ${mainSetNumber}))`;

/** The ids of the rows that the client added to `done`. */
const addedRowIds = sql`(select coalesce(array_agg((change ->> 'rowId')::uuid), '{}') as row_ids
  from jsonb_array_elements(done.row_changes) change where ${isAddedChange(sql`done`)})`;

const Heaviest = StoredHistory.pick({ exerciseId: true, heaviest: true });

/** The heaviest sets of each exercise in the workouts of the `days` before an instant; exercises without any are left out. */
export async function findHeaviestBefore(
  { db }: Scope,
  query: HeaviestQuery & { before: string },
): Promise<z.output<typeof Heaviest>[]> {
  return rowsOf(
    db,
    Heaviest,
    sql`
    select exercise_id as "exerciseId", heaviest from ${heaviestSets(query)} best`,
  );
}

interface RecentWorkouts {
  /** Instant until which workouts count. */
  until: RawBuilder<unknown>;
  days: number;
}

/**
 * SQL condition on completed workouts: finished in the `days` before `until`. When a workout was trained counts, not when its sets were
 * typed. Sets of a workout that is under way would change the loads of its next sets.
 */
export function isRecent({ until, days }: RecentWorkouts): RawBuilder<boolean> {
  return sql`finished_at >= ${until} - ${days} * interval '1 day'`;
}

/** SQL condition on `sets` of the recent workouts `done`: a maximum is estimated from them, those after the day of the `tested` one. */
export const isForMaximum = sql<boolean>`((tested.day is null or done.finished_on > tested.day)
  and not sets.is_warm_up and not sets.is_drop and sets.weight_kg > 0 and sets.reps > 0)`;

interface HeaviestQuery extends Pick<HistoryQuery, 'clientId' | 'exerciseIds' | 'days' | 'tested'> {
  /** Instant; without it, until now. */
  before?: string;
}

/** By exercise, for each combination of repetitions, effort and hands, the heaviest set that counts for the maximum. */
function heaviestSets({ clientId, exerciseIds, days, tested, before }: HeaviestQuery): RawBuilder<unknown> {
  const until = before === undefined ? sql`now()` : sql`${before}::timestamptz`;
  const isBefore = before === undefined ? sql`true` : sql`done.finished_at < ${until}`;
  const testedDays = JSON.stringify(tested.map(({ exerciseId, day }) => ({ exerciseId, day })));
  return sql`(
    select exercise_id, json_agg(json_build_object('weightKg', weight_kg, 'reps', reps, 'rir', rir, 'rpe', rpe, 'isWarmUp', false,
      'isLoadPerHand', is_load_per_hand)) as heaviest
    from (
      select sets.exercise_id, max(sets.weight_kg) as weight_kg, sets.reps, sets.rir, sets.rpe, sets.is_load_per_hand
      from completed_workouts done join completed_sets sets on sets.completed_workout_id = done.id
        left join jsonb_to_recordset(${testedDays}::jsonb) as tested("exerciseId" uuid, day date) on tested."exerciseId" = sets.exercise_id
      where done.client_id = ${clientId} and sets.client_id = ${clientId} and sets.exercise_id = any(${exerciseIds}::uuid[])
        and ${isRecent({ until, days })} and ${isBefore} and ${isForMaximum}
      group by sets.exercise_id, sets.reps, sets.rir, sets.rpe, sets.is_load_per_hand
    ) heaviest group by exercise_id
  )`;
}
