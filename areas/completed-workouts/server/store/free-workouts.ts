import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface Named {
  id: string;
  clientId: string;
}

/** Deletes a workout with its sets. */
export async function deleteWorkout({ db }: Scope, { id, clientId }: Named): Promise<void> {
  await db.deleteFrom('completed_workouts').where('id', '=', id).where('client_id', '=', clientId).execute();
}

/** Ids of deleted workouts that are remembered for each client. */
const maxRemembered = 1000;

/** Remembers that a workout was deleted, because a device may still send it. Only the last ones of a client are remembered. */
export async function rememberDeleted({ db }: Scope, { id, clientId }: Named): Promise<void> {
  await sql`insert into deleted_workouts (id, client_id) values (${id}, ${clientId}) on conflict do nothing`.execute(
    db,
  );
  await sql`
    delete from deleted_workouts where client_id = ${clientId} and id in (
      select id from deleted_workouts where client_id = ${clientId}
      order by deleted_at desc, id offset ${sql.lit(maxRemembered)}
    )`.execute(db);
}

/** Whether the account has a workout with this id, of any client. */
export async function isStored({ db }: Scope, id: string): Promise<boolean> {
  const rows = await rowsOf(db, z.object({ id: z.uuid() }), sql`select id from completed_workouts where id = ${id}`);
  return rows.length > 0;
}

export async function isDeleted({ db }: Scope, { id, clientId }: Named): Promise<boolean> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`select id from deleted_workouts where id = ${id} and client_id = ${clientId}`,
  );
  return rows.length > 0;
}

/** Workouts whose exercises are offered with their history. */
const recentWorkouts = 20;
const maxRecentExercises = 60;

/** Ids of the exercises of the last workouts: the client may add them to another one without a connection. */
export async function findRecentExerciseIds({ db }: Scope, clientId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    select sets.exercise_id as id
    from (
      select id, finished_at from completed_workouts
      where client_id = ${clientId} and finished_at is not null and not is_skipped
      order by finished_at desc, id limit ${sql.lit(recentWorkouts)}
    ) recent join completed_sets sets on sets.completed_workout_id = recent.id
    group by sets.exercise_id order by max(recent.finished_at) desc, sets.exercise_id limit ${sql.lit(maxRecentExercises)}`,
  );
  return rows.map(({ id }) => id);
}
