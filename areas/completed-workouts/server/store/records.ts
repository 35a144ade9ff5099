import { type RawBuilder, sql } from 'kysely';
import { PersonalRecord } from '../../contract/history.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseName, successfulSets } from './history.ts';
import { volumeOfSet } from './sets.ts';

interface Wanted {
  clientId: string;
  exerciseId?: string | undefined;
  completedWorkoutId?: string | undefined;
  page: number;
}

type Row = PersonalRecord & { finished_at: string; position: number };

/**
 * Returns the records of a client, newest first.
 *
 * They are computed on each call by comparing every workout with all workouts finished before it, so late workouts,
 * corrections and removals need no update. There is at most one record of each kind per exercise and workout.
 * A load per hand is compared with one that may be of one hand or of both so that it is a record either way.
 * Drops count in the volume only. Repetitions are compared at a load that was lifted before, and only when no heavier load was lifted for
 * at least the same repetitions.
 */
export async function findRecords(
  scope: Scope,
  wanted: Wanted,
): Promise<{ records: PersonalRecord[]; nextPage: number }> {
  const { clientId, completedWorkoutId, page } = wanted;
  let beaten = scope.db
    .selectFrom(sql<Row>`(${recordsOf(wanted)})`.as('beaten'))
    .select([
      'kind',
      'exercise_id as exerciseId' as 'exerciseId',
      exerciseName(scope, clientId, sql`beaten.exercise_id`).as('exerciseName'),
      'completed_workout_id as completedWorkoutId' as 'completedWorkoutId',
      sql<string>`(select finished_on from completed_workouts where id = completed_workout_id)`.as('day'),
      'value',
      'before',
      'weight_kg as weightKg' as 'weightKg',
      'reps',
    ])
    .orderBy('finished_at', 'desc')
    .orderBy(sql`completed_workout_id`, 'desc')
    .orderBy(sql`exercise_id`)
    .orderBy('position');
  if (completedWorkoutId) beaten = beaten.where(sql<boolean>`completed_workout_id = ${completedWorkoutId}`);
  const { rows, nextPage } = await paginate(beaten, page);
  return { records: checkedRows(PersonalRecord, rows), nextPage };
}

function recordsOf(wanted: Wanted): RawBuilder<unknown> {
  return sql`
    with loads as (
      select done.id as completed_workout_id, done.finished_at, sets.exercise_id,
        coalesce(sets.weight_kg, 0) as weight_kg, max(sets.reps) filter (where not sets.is_drop) as reps,
        max(${estimatedMaxKg}) filter (where not sets.is_drop) as max_kg, bool_or(not sets.is_drop) as has_sets,
        sum(${volumeOfSet}) as volume_kg, bool_or(sets.is_load_per_hand) as per_hand,
        max(sets.seconds) filter (where not sets.is_drop and coalesce(sets.metres, 0) = 0 and coalesce(sets.reps, 0) = 0) as seconds,
        max(sets.metres) filter (where not sets.is_drop) as metres
      from ${successfulSets(wanted.clientId)} ${narrowed(wanted)}
      group by done.id, done.finished_at, sets.exercise_id, coalesce(sets.weight_kg, 0)
    ), times as (
      select completed_workout_id, finished_at, exercise_id, max(weight_kg) filter (where has_sets) as weight_kg,
        (array_agg(reps order by weight_kg desc) filter (where has_sets))[1] as reps, max(max_kg) as max_kg, case when bool_or(has_sets) then sum(volume_kg) end as volume_kg,
        bool_or(per_hand) as per_hand, max(seconds) as seconds, max(metres) as metres
      from loads group by completed_workout_id, finished_at, exercise_id
    ), compared as (
      select *, ${loadBefore('weight_kg')} as weight_before, ${loadBefore('max_kg')} as max_before,
        ${volumeBefore} as volume_before, max(seconds) over earlier as seconds_before,
        max(metres) over earlier as metres_before
      from times window earlier as (partition by exercise_id order by finished_at, completed_workout_id
        rows between unbounded preceding and 1 preceding)
    ), repeated as (
      select *, max(reps) over (partition by exercise_id, weight_kg, per_hand order by finished_at, completed_workout_id
        rows between unbounded preceding and 1 preceding) as reps_before
      from loads
    )
    select kind, position, exercise_id, completed_workout_id, finished_at, value, before, of_set.weight_kg, of_set.reps
    from compared cross join lateral (values
      ('load', 1, compared.weight_kg, weight_before, compared.weight_kg, compared.reps),
      ('one_rep_max', 5, max_kg, max_before, null, null),
      ('volume', 6, volume_kg, volume_before, null, null),
      ('time', 3, seconds, seconds_before, null, null),
      ('distance', 4, metres, metres_before, null, null)
    ) of_set (kind, position, value, before, weight_kg, reps)
    where before <> 0 and value <> 0 and value > before
    union all
    select kind, position, exercise_id, completed_workout_id, finished_at, value, before, weight_kg, reps
    from (
      select distinct on (exercise_id, completed_workout_id) 'reps' as kind, 2 as position, exercise_id,
        completed_workout_id, finished_at, reps as value, reps_before as before, nullif(weight_kg, 0) as weight_kg, reps
      from repeated
      where reps > reps_before and reps_before > 0 and not exists (
        select from loads heavier where heavier.exercise_id = repeated.exercise_id
          and heavier.weight_kg > repeated.weight_kg and heavier.reps >= repeated.reps
          and (heavier.finished_at, heavier.completed_workout_id) <= (repeated.finished_at, repeated.completed_workout_id))
      order by exercise_id, completed_workout_id, repeated.weight_kg desc
    ) most_reps`;
}

/** The highest earlier value of loads. A load that is not known to be per hand exceeds one per hand when it exceeds that of both hands. */
function loadBefore(column: 'weight_kg' | 'max_kg'): RawBuilder<unknown> {
  const value = sql.ref(column);
  return sql`greatest(max(${value}) filter (where not per_hand) over earlier,
    max(${value}) filter (where per_hand) over earlier * case when per_hand then 1 else 2 end)`;
}

/** The highest earlier volume. An earlier load that is not known to be per hand may have been that of one hand: it counts for both. */
const volumeBefore = sql`greatest(max(volume_kg) filter (where per_hand) over earlier,
  max(volume_kg) filter (where not per_hand) over earlier * case when per_hand then 2 else 1 end)`;

/** SQL condition that restricts the compared sets to one exercise, or to the exercises of one workout. */
function narrowed({ exerciseId, completedWorkoutId }: Wanted): RawBuilder<unknown> {
  if (exerciseId) return sql`where sets.exercise_id = ${exerciseId}`;
  if (!completedWorkoutId) return sql``;
  return sql`where sets.exercise_id in (
    select exercise_id from completed_sets where completed_workout_id = ${completedWorkoutId})`;
}

/** `estimatedMaxKg` of `rules/estimate.ts` in SQL. */
const toFailure = sql`(sets.reps + floor(coalesce(sets.rir, 10 - sets.rpe, 0)))`;
export const estimatedMaxKg = sql`case
  when sets.weight_kg > 0 and ${toFailure} = 1 then round(sets.weight_kg, 1)
  when sets.weight_kg > 0 and ${toFailure} between 2 and 12
    then round(round(sets.weight_kg * (30 + ${toFailure}) / 30, 2), 1) end`;
