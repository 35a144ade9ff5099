import { sql } from 'kysely';
import type { Program } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isSeenProgram } from './seen.ts';

/** One program with everything in it, in one question: each level is gathered once and joined to the one above. */
export async function findProgram(scope: Scope, id: string): Promise<Program | undefined> {
  const { rows } = await sql<Program>`
    with rows as (
      select workout_id, json_agg(json_build_object(
        'id', id, 'exerciseId', coalesce(exercise_id, system_exercise_id), 'name', name, 'key', key,
        'position', position, 'supersetPosition', superset_position, 'type', type, 'sets', sets, 'reps', reps,
        'value', value, 'weight', weight, 'rpe', rpe, 'rir', rir, 'tut', tut, 'info', info,
        'restType', rest_type, 'restValue', rest_value) order by position) as list
      from exercise_rows where program_id = ${id} group by workout_id
    ), day_workouts as (
      select day_id, json_agg(json_build_object(
        'id', id, 'title', title, 'info', info, 'exercises', coalesce(rows.list, '[]')) order by position) as list
      from workouts left join rows on rows.workout_id = id where program_id = ${id} group by day_id
    ), week_days as (
      select week_id, json_agg(json_build_object(
        'id', id, 'dayNumber', day_number, 'workouts', coalesce(day_workouts.list, '[]')) order by day_number) as list
      from program_days left join day_workouts on day_workouts.day_id = id where program_id = ${id} group by week_id
    ), program_weeks_list as (
      select json_agg(json_build_object(
        'id', id, 'weekNumber', week_number, 'days', coalesce(week_days.list, '[]')) order by week_number) as list
      from program_weeks left join week_days on week_days.week_id = id where program_id = ${id}
    )
    select programs.id, programs.title, programs.info, programs.version, programs.client_id as "clientId",
      clients.name as "clientName", programs.starts_on as "startsOn",
      coalesce((select list from program_weeks_list), '[]') as weeks
    from programs left join clients on clients.id = programs.client_id
    where programs.id = ${id} and ${isSeenProgram(scope)}`.execute(scope.db);
  return rows[0];
}

/** Whether the caller has such a program. */
export async function isThere(scope: Scope, id: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('programs')
    .select('id')
    .where('id', '=', id)
    .where(isSeenProgram(scope))
    .executeTakeFirst();
  return row !== undefined;
}

/** How many exercise rows a program of the caller has. */
export async function countRows(scope: Scope, id: string): Promise<number | undefined> {
  const program = await scope.db
    .selectFrom('programs')
    .select(sql<number>`(select count(*)::int from exercise_rows where program_id = programs.id)`.as('rows'))
    .where('id', '=', id)
    .where(isSeenProgram(scope))
    .executeTakeFirst();
  return program?.rows;
}

interface NewProgram {
  id: string;
  title: string;
  info: string;
}

export async function insertModel({ db, caller }: Scope, model: NewProgram): Promise<void> {
  await db
    .insertInto('programs')
    .values({ ...model, created_by: caller.membershipId })
    .execute();
}

/** False when the program has moved on from that version, or is not there. The row stays locked until the end. */
export async function raiseVersion(
  scope: Scope,
  program: { id: string; version: number; title: string; info: string; weeks: number },
): Promise<boolean> {
  const done = await scope.db
    .updateTable('programs')
    .set((at) => ({
      title: program.title,
      info: program.info,
      version: at('version', '+', 1),
      updated_at: sql`now()`,
      ends_on: sql`starts_on + ${program.weeks * 7}::int - 1`,
    }))
    .where('id', '=', program.id)
    .where('version', '=', program.version)
    .where(isSeenProgram(scope))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function deleteProgram(scope: Scope, id: string): Promise<boolean> {
  const done = await scope.db
    .deleteFrom('programs')
    .where('id', '=', id)
    .where(isSeenProgram(scope))
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Takes a client's copy away; what they logged stays. */
export async function deleteCopy(scope: Scope, id: string): Promise<boolean> {
  const done = await scope.db
    .deleteFrom('programs')
    .where('id', '=', id)
    .where('client_id', 'is not', null)
    .where(isSeenProgram(scope))
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}
