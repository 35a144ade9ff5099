import { sql } from 'kysely';
import type { ProgramContent } from '../../contract/document.ts';
import type { Copy } from '#areas/assignments/server/public.ts';
import { todayOf } from '#areas/clients/server/public.ts';
import { idsOf } from '../../rules/content.ts';
import { indexedWorkouts } from '../../rules/indexed-workouts.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

/** A copy to insert. All ids in `content` must be new. */
export interface NewCopy extends Copy {
  content: ProgramContent;
}

interface CopiedProgram {
  programId: string;
  startsOn: string;
  note: string;
}

/**
 * Inserts copies of a program with their index tables, with one statement for each table. A copy references its template
 * and the version of it; the copy of a copy references the same template.
 */
export async function insertCopies(scope: Scope, program: CopiedProgram, copies: readonly NewCopy[]): Promise<void> {
  await Promise.all([
    insertPrograms(scope, program, copies),
    insertParts(scope, copies),
    insertWorkouts(scope, copies),
    insertExercises(scope, program.programId, copies),
  ]);
}

async function insertPrograms(
  { db, caller }: Scope,
  { programId, startsOn, note }: CopiedProgram,
  copies: readonly NewCopy[],
): Promise<void> {
  await sql`
    insert into programs (id, client_id, content, title, week_count, workout_count, row_count, template_id,
      template_version, synced_version, starts_on, assigned_on, note, created_by, saved_by)
    select copies.id, copies."clientId", copies.content, title, week_count, workout_count, row_count,
      case when client_id is null then programs.id else template_id end,
      case when client_id is null then version else template_version end,
      case when client_id is null or synced_version = version then 1 end,
      ${startsOn}::date, ${todayOf('copies.clientId')}, ${note}, ${caller.membershipId}::uuid, ${caller.membershipId}::uuid
    from programs, jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copies(id uuid, "clientId" uuid, content jsonb)
    where programs.id = ${programId}`.execute(db);
}

async function insertParts({ db }: Scope, copies: readonly NewCopy[]): Promise<void> {
  const parts = copies.flatMap(({ id, content }) => idsOf(content.weeks).map((partId) => ({ id, partId })));
  await sql`
    insert into program_parts (program_id, id)
    select unnest(${parts.map(({ id }) => id)}::uuid[]), unnest(${parts.map(({ partId }) => partId)}::uuid[])`.execute(
    db,
  );
}

async function insertWorkouts({ db }: Scope, copies: readonly NewCopy[]): Promise<void> {
  const workouts = copies.flatMap(({ id, content }) =>
    indexedWorkouts(content.weeks).map((workout) => ({ ...workout, programId: id })),
  );
  await sql`
    insert into program_workouts
      (program_id, id, week_number, day_number, position, day_offset, title, row_count, exercise_count)
    select "programId", id, "weekNumber", "dayNumber", position, "dayOffset", title, "rowCount", "exerciseCount"
    from jsonb_to_recordset(${JSON.stringify(workouts)}::jsonb) as workouts("programId" uuid, id uuid, "weekNumber" int,
      "dayNumber" int, position int, "dayOffset" int, title text, "rowCount" int, "exerciseCount" int)`.execute(db);
}

async function insertExercises({ db }: Scope, programId: string, copies: readonly NewCopy[]): Promise<void> {
  await sql`
    insert into program_exercises (program_id, exercise_id, system_exercise_id)
    select copies.id, exercise_id, system_exercise_id
    from program_exercises, unnest(${copies.map(({ id }) => id)}::uuid[]) as copies(id)
    where program_id = ${programId}`.execute(db);
}

/** Locks the copy of a client that is not deleted until the end of the transaction; false without one. */
export async function lockCopy(scope: Scope, id: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('programs')
    .select('id')
    .where('id', '=', id)
    .where('client_id', 'is not', null)
    .where(isVisibleProgram(scope))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The names of clients, which the caller is known to see, by name. */
export async function findClientNames(
  { db }: Transaction,
  clientIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
