import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { maxPerformances, TrainedExercise, TrainingDay, TrendWeek } from '../../contract/history.ts';
import { SetMeasurements } from '../../contract/set.ts';
import { addDays } from '#shell/common/dates.ts';
import { containsPattern, paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isFinishedBetween } from './finished-between.ts';
import { PausesOfClient, pausesOfClient } from './pauses.ts';
import { enduranceOfSets, measurementsJson, prescribedSets, volumeOfSet } from './sets.ts';
import { durationMinutes } from './trained-time.ts';

/**
 * Returns the tables of a FROM clause: `sets`, the successful sets of one client (as `isSuccessfulSet` of
 * `rules/progress.ts`), joined with `done`, their finished workouts. Row-level security restricts them to the account.
 */
export function successfulSets(clientId: string): RawBuilder<unknown> {
  return sql`completed_sets sets join completed_workouts done
    on done.id = sets.completed_workout_id and done.client_id = ${clientId} and done.finished_at is not null
      and sets.client_id = ${clientId} and not sets.is_warm_up and sets.reps is distinct from 0`;
}

/**
 * SQL for the name of the exercise `id`: of the account's own exercise, or of the library's in the caller's language;
 * for a deleted exercise, its name in the client's last workout with it. Null when none is found.
 */
export function exerciseName(
  { language }: Scope,
  clientId: string,
  id: RawBuilder<unknown>,
): RawBuilder<string | null> {
  return sql`coalesce(
    (select own.name from exercises own where own.id = ${id}),
    (select ${sql.ref(language === 'it' ? 'library.name_it' : 'library.name_en')}
      from system_exercises library where library.id = ${id}),
    (select coalesce(
        (select change ->> 'exerciseName' from jsonb_array_elements(last.row_changes) change
          where change ->> 'exerciseId' = ${id}::text limit 1),
        (select exercise ->> 'exerciseName' from jsonb_array_elements(last.row_changes) change
            cross join jsonb_array_elements(change -> 'earlier') exercise
          where exercise ->> 'exerciseId' = ${id}::text limit 1),
        (select row ->> 'name' from jsonb_array_elements(last.prescription) row
          where row ->> 'exerciseId' = ${id}::text limit 1))
      from completed_sets named join completed_workouts last on last.id = named.completed_workout_id
      where named.client_id = ${clientId} and named.exercise_id = ${id}
      order by named.logged_at desc limit 1))`;
}

export async function findExerciseName(scope: Scope, clientId: string, id: string): Promise<string | null> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ name: z.string().nullable() }),
    sql`
    select ${exerciseName(scope, clientId, sql`${id}::uuid`)} as name`,
  );
  return row?.name ?? null;
}

/** Returns the exercises with a successful set in a finished workout, most recently done first. */
export async function findTrainedExercises(
  scope: Scope,
  { clientId, search, page }: { clientId: string; search?: string | undefined; page: number },
): Promise<{ exercises: TrainedExercise[]; nextPage: number }> {
  let trained = scope.db
    .selectFrom(
      sql<{ id: string; name: string; workouts: number; last_at: string; last_on: string }>`(
        select id, workouts, last_at, last_on, ${exerciseName(scope, clientId, sql`counted.id`)} as name
        from (select sets.exercise_id as id, count(distinct done.id)::int as workouts, max(done.finished_at) as last_at,
            max(done.finished_on) as last_on
          from ${successfulSets(clientId)} group by sets.exercise_id) counted)`.as('trained'),
    )
    .select([
      'id',
      'name',
      'workouts',
      'last_on as lastDay',
      sql`(select json_build_object('weightKg', sets.weight_kg, 'reps', sets.reps, 'seconds', sets.seconds,
          'metres', sets.metres)
        from ${successfulSets(clientId)} where sets.exercise_id = trained.id and not sets.is_drop
        order by ${bestFirst} limit 1)`.as('bestSet'),
    ])
    .orderBy('last_at', 'desc')
    .orderBy('name')
    .orderBy('id');
  if (search) trained = trained.where('name', 'ilike', containsPattern(search));
  const { rows, nextPage } = await paginate(trained, page);
  return { exercises: checkedRows(TrainedExercise, rows), nextPage };
}

/** Orders sets from the best to the worst; must agree with `bestSetOf` of `rules/progress.ts`. */
const bestFirst = sql`coalesce(sets.weight_kg, 0) desc, coalesce(sets.reps, 0) desc, coalesce(sets.metres, 0) desc,
  case when sets.metres > 0 then -coalesce(sets.seconds, 0) else coalesce(sets.seconds, 0) end desc`;

const SetsOfWorkout = z.object({
  completedWorkoutId: z.uuid(),
  day: z.string(),
  sets: z.array(SetMeasurements.extend({ isWarmUp: z.boolean(), isDrop: z.boolean(), isLoadPerHand: z.boolean() })),
});
export type SetsOfWorkout = z.output<typeof SetsOfWorkout>;

/**
 * Returns the successful sets of an exercise by workout, newest workout first, at most `maxPerformances`. `isWarmUp` is always false; `exercisePerformance` requires the field.
 */
export async function findSetsByWorkout(
  scope: Scope,
  { clientId, exerciseId, from }: { clientId: string; exerciseId: string; from?: string | undefined },
): Promise<SetsOfWorkout[]> {
  const since = from ? sql`and ${isFinishedBetween({ from }, 'done')}` : sql``;
  return rowsOf(
    scope.db,
    SetsOfWorkout,
    sql`
    select done.id as "completedWorkoutId", done.finished_on as day,
      json_agg(json_build_object(${measurementsJson}, 'isWarmUp', is_warm_up, 'isDrop', is_drop, 'isLoadPerHand', is_load_per_hand)) as sets
    from ${successfulSets(clientId)}
    where sets.exercise_id = ${exerciseId} ${since}
    group by done.id, done.finished_at, done.finished_on
    order by done.finished_at desc, done.id limit ${maxPerformances}`,
  );
}

const maxInAMonth = 200;

/**
 * Returns the workouts finished from `from` until before `before`, by date. Counts all sets except warm-ups and drops, also
 * failed ones (0 repetitions), as the list of workouts does.
 */
export async function findTrainingDays(
  scope: Scope,
  { clientId, from, before }: { clientId: string; from: string; before: string },
): Promise<TrainingDay[]> {
  return rowsOf(
    scope.db,
    TrainingDay,
    sql`
    select day, json_agg(json_build_object('id', id, 'title', title, 'dayNumber', day_number, 'minutes', minutes, 'sets', sets,
      'prescribedSets', prescribed_sets, 'volumeKg', volume_kg, 'endurance', endurance) order by finished_at, id) as workouts
    from (
      select done.id, done.title, done.day_number, done.finished_at, done.finished_on as day,
        ${durationMinutes('done')} as minutes, ${prescribedSets(sql`done`)} as prescribed_sets,
        counted.sets, counted.volume_kg, counted.endurance
      from completed_workouts done cross join lateral (
        select (count(*) filter (where not sets.is_drop))::int as sets, coalesce(sum(${volumeOfSet}), 0) as volume_kg,
          ${enduranceOfSets} as endurance
        from completed_sets sets where sets.completed_workout_id = done.id and not sets.is_warm_up) counted
      where done.client_id = ${clientId} and ${isFinishedBetween({ from, until: addDays(before, -1) }, 'done')}
        and not done.is_skipped
      order by done.finished_at, done.id limit ${maxInAMonth}
    ) month
    group by day order by day`,
  );
}

const maxWeeks = 520;

/** Returns the Mondays of the weeks with a workout, newest first, and the pauses of the client's programs. */
export async function findTrainedWeeks(
  scope: Scope,
  clientId: string,
): Promise<{ mondays: string[]; pauses: z.output<typeof PausesOfClient> }> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ mondays: z.array(z.string()), pauses: PausesOfClient }),
    sql`
    select array(
        select distinct to_char(date_trunc('week', finished_on), 'YYYY-MM-DD') as monday
        from completed_workouts where client_id = ${clientId} and finished_at is not null and not is_skipped
        order by monday desc limit ${maxWeeks}) as mondays,
      ${pausesOfClient(clientId)} as pauses`,
  );
  return row ?? { mondays: [], pauses: [] };
}

const TrainedWeekRow = TrendWeek.pick({ startsOn: true, workouts: true, volumeKg: true, meanLoadKg: true });

/** What was trained since a Monday, by week. */
export async function findTrainedVolumes(
  scope: Scope,
  { clientId, from }: { clientId: string; from: string },
): Promise<z.output<typeof TrainedWeekRow>[]> {
  const monday = sql`date_trunc('week', done.finished_on)::date`;
  return rowsOf(
    scope.db,
    TrainedWeekRow,
    sql`
    select to_char(${monday}, 'YYYY-MM-DD') as "startsOn", count(distinct done.id)::int as workouts,
      coalesce(sum(${volumeOfSet}), 0)::float8 as "volumeKg",
      round(sum(greatest(sets.weight_kg, 0) * sets.reps) / nullif(sum(sets.reps) filter (where sets.weight_kg > 0), 0), 1)::float8
        as "meanLoadKg"
    from completed_workouts done left join completed_sets sets
      on sets.completed_workout_id = done.id and not sets.is_warm_up
    where done.client_id = ${clientId} and ${isFinishedBetween({ from }, 'done')}
      and not done.is_skipped
    group by 1`,
  );
}
