import { type Expression, type SqlBool, sql } from 'kysely';
import { Program, type ProgramContent } from '../../contract/document.ts';
import { findContent, findContentJson } from '#shell/server/documents/content-rows.ts';
import type { JsonText } from '#shell/server/http/json-text.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

const ProgramHeader = Program.omit({ title: true, info: true, weeks: true });

const headerColumns = sql`programs.id, programs.version, programs.save_id as "saveId", programs.client_id as "clientId",
  clients.name as "clientName", programs.template_id as "templateId", templates.title as "templateTitle",
  programs.folder_id as "folderId", programs.starts_on as "startsOn", programs.ends_on as "endsOn",
  programs.pauses, least(programs.replaced_from, programs.chosen_end + 1) as "stopsOn"`;

const programsWithNames = sql`from programs left join clients on clients.id = programs.client_id
  left join programs templates on templates.id = programs.template_id`;

export async function findProgram(scope: Scope, id: string): Promise<Program | undefined> {
  return findProgramWhere(scope, id, isVisibleProgram(scope));
}

/** Finds a program by its id and `condition`; the visibility to the caller is checked only when it is the condition. */
export async function findProgramWhere(
  transaction: Transaction,
  id: string,
  condition: Expression<SqlBool>,
): Promise<Program | undefined> {
  const found = await findContent<ProgramContent, typeof ProgramHeader>(transaction, programOf(id, condition));
  return found && { ...found.content, ...found.header };
}

/** Returns the response with the program as JSON text. */
export async function findProgramJson(
  scope: Scope,
  id: string,
): Promise<{ clientId: string | null; json: JsonText<{ program: Program }> } | undefined> {
  const query = programOf(id, isVisibleProgram(scope));
  const found = await findContentJson<ProgramContent, typeof ProgramHeader>(scope, query);
  return found && { clientId: found.header.clientId, json: found.content.asField('program') };
}

function programOf(id: string, condition: Expression<SqlBool>) {
  const document = sql`select programs.content, ${headerColumns} ${programsWithNames}
    where programs.id = ${id} and ${condition}`;
  return { header: ProgramHeader, document, list: 'weeks' };
}

interface NewTemplate {
  id: string;
  folder_id: string | null;
  content: ProgramContent;
  title: string;
  week_count: number;
  workout_count: number;
  row_count: number;
  is_shared: boolean;
}

export async function insertTemplate({ db, caller }: Scope, { content, ...columns }: NewTemplate): Promise<void> {
  await db
    .insertInto('programs')
    .values({
      ...columns,
      content: JSON.stringify(content),
      created_by: caller.membershipId,
      saved_by: caller.membershipId,
    })
    .execute();
}

/** Locks a program that is visible and not deleted until the end of the transaction; false without one. */
export async function lockProgram(scope: Scope, id: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('programs')
    .select('id')
    .where('id', '=', id)
    .where(isVisibleProgram(scope))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteProgram(scope: Scope, id: string): Promise<boolean> {
  const result = await scope.db
    .deleteFrom('programs')
    .where('id', '=', id)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Counts the programs that are visible to the caller, and the templates among them. */
export async function countKinds(scope: Scope, ids: string[]): Promise<{ visible: number; templates: number }> {
  return scope.db
    .selectFrom('programs')
    .select([
      sql<number>`count(*)::int`.as('visible'),
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

/** Moves all templates of a folder, of all users, to another folder, or outside all folders with null. */
export async function moveFolderContents({ db }: Scope, folderId: string, otherId: string | null): Promise<void> {
  await db
    .updateTable('programs')
    .set({ folder_id: otherId })
    .where('folder_id', '=', folderId)
    .where('client_id', 'is', null)
    .execute();
}

interface Returning {
  ids: readonly string[];
  from: string | null;
  to: string;
}

/** Moves the templates that are still in the folder `from`, or outside all folders, to another one. */
export async function returnToFolder({ db }: Scope, { ids, from, to }: Returning): Promise<void> {
  await db
    .updateTable('programs')
    .set({ folder_id: to })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('folder_id', 'is not distinct from', from)
    .where('client_id', 'is', null)
    .execute();
}
