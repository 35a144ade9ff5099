import { sql } from 'kysely';
import type { ExerciseHistory } from '../../contract/training.ts';
import type { Lift } from '../../rules/estimate.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isoOf } from './sets.ts';

export interface Past extends Omit<ExerciseHistory, 'oneRepMaxKg'> {
  /** The heaviest set of the last days for each number of repetitions and effort. */
  heaviest: Lift[];
}

/** So many sets are looked at for the last times. */
const maxSets = 200;

/**
 * Of each exercise the client has done, the sets of the last three finished workouts that had it, and its heaviest of so
 * many days. One that was never done costs a single look into the index: most alternatives are such.
 */
export async function findPast(
  { db }: Scope,
  { clientId, exerciseIds, days }: { clientId: string; exerciseIds: readonly string[]; days: number },
): Promise<Past[]> {
  const ofExercise = sql`client_id = ${clientId} and exercise_id = asked.id`;
  const { rows } = await sql<Past>`
    select asked.id as "exerciseId", coalesce(last.performances, '[]') as performances, coalesce(best.heaviest, '[]') as heaviest
    from unnest(${exerciseIds}::uuid[]) asked (id)
      cross join lateral (select from completed_sets where ${ofExercise} limit 1) tried
      cross join lateral (
        select json_agg(json_build_object('finishedAt', ${isoOf(sql`finished_at`)}, 'sets', sets) order by finished_at desc) as performances
        from (
          select done.finished_at, json_agg(json_build_object('setNumber', set_number, ${pastNumbers}, 'isWarmUp', is_warm_up)
            order by row_id, set_number) as sets
          from (select * from completed_sets where ${ofExercise} order by logged_at desc limit ${sql.lit(maxSets)}) newest
            join completed_workouts done on done.id = newest.completed_workout_id
          where done.client_id = ${clientId} and done.finished_at is not null
          group by done.id, done.finished_at order by done.finished_at desc limit 3
        ) done
      ) last
      cross join lateral (
        select json_agg(json_build_object('weightKg', weight_kg, 'reps', reps, 'rir', rir, 'rpe', rpe, 'isWarmUp', false)) as heaviest
        from (
          select max(weight_kg) as weight_kg, reps, rir, rpe from completed_sets
          where ${ofExercise} and logged_at > now() - ${days} * interval '1 day' and not is_warm_up and weight_kg > 0 and reps > 0
          group by reps, rir, rpe
        ) heaviest
      ) best
    where last.performances is not null or best.heaviest is not null`.execute(db);
  return rows;
}

const pastNumbers = sql`'weightKg', weight_kg, 'reps', reps, 'rir', rir, 'rpe', rpe, 'seconds', seconds, 'metres', metres`;
