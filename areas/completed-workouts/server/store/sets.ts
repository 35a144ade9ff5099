import { sql } from 'kysely';
import type { CompletedSet, LastTime } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { believable } from './workouts.ts';

/** Where a set went, or would have gone. */
export interface SetPlace {
  finishedAt: string | null;
  /** The prescribed row the set names, when the workout has it. */
  rows: { id: string }[];
  /** False when the id is a set of another workout or row. */
  isOurs: boolean;
}

type NewSet = CompletedSet & { completedWorkoutId: string; clientId: string };

/**
 * Writes a set into a workout of that client. The later edit of a set wins; the same set sent again changes nothing.
 * Answers where it went, for the rules to say whether it may stay; undefined when the client has no such workout.
 */
export async function saveSet({ db }: Scope, set: NewSet): Promise<SetPlace | undefined> {
  const { rows } = await sql<SetPlace>`
    with place as (
      select id, client_id, finished_at,
        (select row ->> 'exerciseId' from jsonb_array_elements(prescription) row where row ->> 'id' = ${set.rowId}) as exercise_id
      from completed_workouts where id = ${set.completedWorkoutId} and client_id = ${set.clientId}
    ), saved as (
      insert into completed_sets as old (id, completed_workout_id, client_id, row_id, exercise_id, set_number, weight_kg,
        reps, rir, logged_at)
      select ${set.id}, id, client_id, ${set.rowId}, exercise_id::uuid, ${set.setNumber}, ${set.weightKg}, ${set.reps},
        ${set.rir}, ${believable(set.loggedAt)}
      from place where exercise_id is not null
      on conflict (account_id, id) do update set set_number = excluded.set_number, weight_kg = excluded.weight_kg,
        reps = excluded.reps, rir = excluded.rir, logged_at = excluded.logged_at
      where old.completed_workout_id = excluded.completed_workout_id and old.row_id = excluded.row_id
        and old.logged_at <= excluded.logged_at
      returning 1
    )
    select finished_at as "finishedAt",
      case when exercise_id is null then '[]' else json_build_array(json_build_object('id', ${set.rowId}::text)) end as rows,
      exists (select 1 from saved) or exists (
        select 1 from completed_sets old where old.id = ${set.id} and old.completed_workout_id = place.id) as "isOurs"
    from place`.execute(db);
  return rows[0];
}

export async function deleteSet({ db }: Scope, place: { id: string; setId: string; clientId: string }): Promise<void> {
  await db
    .deleteFrom('completed_sets')
    .where('id', '=', place.setId)
    .where('completed_workout_id', '=', place.id)
    .where('client_id', '=', place.clientId)
    .execute();
}

/** For each exercise, the sets of the last finished workout that had it. */
export async function findLastTimes({ db }: Scope, clientId: string, exerciseIds: string[]): Promise<LastTime[]> {
  const { rows } = await sql<LastTime>`
    select asked.id as "exerciseId", last.finished_at as "finishedAt", last.sets
    from unnest(${exerciseIds}::uuid[]) asked(id)
      cross join lateral (
        select done.finished_at, json_agg(json_build_object('weightKg', sets.weight_kg, 'reps', sets.reps, 'rir', sets.rir)
          order by sets.set_number) as sets
        from completed_sets sets join completed_workouts done on done.id = sets.completed_workout_id
        where sets.client_id = ${clientId} and sets.exercise_id = asked.id and done.finished_at is not null
        group by done.id, done.finished_at
        order by done.finished_at desc limit 1
      ) last`.execute(db);
  return rows;
}
