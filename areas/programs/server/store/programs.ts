import { type Expression, type SqlBool, sql } from 'kysely';
import type { Program } from '../../contract/document.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { rowDocument } from './documents.ts';
import { isVisibleProgram } from './visibility.ts';

/** One program with everything in it, in one question: each level is gathered once and joined to the one above. */
export async function findProgram(scope: Scope, id: string): Promise<Program | undefined> {
  return readProgram(scope, id, isVisibleProgram(scope));
}

/** The same for who sees it on other grounds. */
export async function readProgram(
  { db }: Transaction,
  id: string,
  mayBeSeen: Expression<SqlBool>,
): Promise<Program | undefined> {
  const { rows } = await sql<Program>`
    with rows as (
      select workout_id, json_agg(${rowDocument} order by position) as list
      from exercise_rows where program_id = ${id} group by workout_id
    ), day_workouts as (
      select day_id, json_agg(json_build_object(
        'id', id, 'title', title, 'info', info, 'exercises', coalesce(rows.list, '[]')) order by position) as list
      from workouts left join rows on rows.workout_id = id where program_id = ${id} group by day_id
    ), week_days as (
      select week_id, json_agg(json_build_object(
        'id', id, 'dayNumber', day_number, 'offset', day_offset, 'workouts', coalesce(day_workouts.list, '[]')) order by day_number) as list
      from program_days left join day_workouts on day_workouts.day_id = id where program_id = ${id} group by week_id
    ), program_weeks_list as (
      select json_agg(json_build_object(
        'id', id, 'weekNumber', week_number, 'days', coalesce(week_days.list, '[]')) order by week_number) as list
      from program_weeks left join week_days on week_days.week_id = id where program_id = ${id}
    )
    select programs.id, programs.title, programs.info, programs.version, programs.client_id as "clientId",
      clients.name as "clientName", programs.template_id as "templateId", templates.title as "templateTitle",
      programs.folder_id as "folderId", programs.starts_on as "startsOn", programs.ends_on as "endsOn",
      coalesce((select list from program_weeks_list), '[]') as weeks
    from programs left join clients on clients.id = programs.client_id
      left join programs templates on templates.id = programs.template_id
    where programs.id = ${id} and ${mayBeSeen}`.execute(db);
  return rows[0];
}

/** Whether the caller has such a program. */
export async function programExists(scope: Scope, id: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('programs')
    .select('id')
    .where('id', '=', id)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
  return row !== undefined;
}

interface NewProgram {
  id: string;
  title: string;
  info: string;
  folder_id: string | null;
}

export async function insertTemplate({ db, caller }: Scope, template: NewProgram): Promise<void> {
  await db
    .insertInto('programs')
    .values({ ...template, created_by: caller.membershipId })
    .execute();
}

/** False when the program has moved on from that version, or is not there. The row stays locked until the end. */
export async function saveHeader(
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
      ends_on: endAfter(program.weeks),
    }))
    .where('id', '=', program.id)
    .where('version', '=', program.version)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function deleteProgram(scope: Scope, id: string): Promise<boolean> {
  const done = await scope.db
    .deleteFrom('programs')
    .where('id', '=', id)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** How many of these programs the caller has, and how many of them are models. */
export async function countKinds(scope: Scope, ids: string[]): Promise<{ seen: number; templates: number }> {
  return scope.db
    .selectFrom('programs')
    .select([
      sql<number>`count(*)::int`.as('seen'),
      sql<number>`(count(*) filter (where programs.client_id is null))::int`.as('templates'),
    ])
    .where('programs.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(isVisibleProgram(scope))
    .executeTakeFirstOrThrow();
}

export async function putInFolder({ db }: Scope, ids: string[], folderId: string | null): Promise<void> {
  await db
    .updateTable('programs')
    .set({ folder_id: folderId })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Takes a client's copy away; what they logged stays. */
export async function deleteCopy(scope: Scope, id: string): Promise<boolean> {
  const done = await scope.db
    .deleteFrom('programs')
    .where('id', '=', id)
    .where('client_id', 'is not', null)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/**
 * The last day of a copy that gets so many weeks, asked before it has them. One that was ended before its weeks were
 * over stays ended. Null for a model.
 */
function endAfter(weeks: number) {
  const before = sql`(starts_on - 1 + 7 * (select count(*)::int from program_weeks where program_id = programs.id))`;
  const after = sql`(starts_on - 1 + 7 * ${weeks}::int)`;
  return sql<string>`case when ends_on < ${before} then least(ends_on, ${after}) else ${after} end`;
}
