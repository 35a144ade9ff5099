import { type ExpressionBuilder, sql } from 'kysely';
import type { Folder } from '../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { DB } from '#shell/server/database/tables.ts';

export type StoredFolder = Omit<Folder, 'programsWithin'>;

/** All folders of the account by name, at most 500, each with the number of templates in it that are visible to the caller. */
export async function findFolders(scope: Scope): Promise<StoredFolder[]> {
  return scope.db
    .selectFrom('folders')
    .select((eb) => ['folders.id', 'folders.name', 'folders.parent_id', visibleTemplates(scope, eb).as('programs')])
    .orderBy(sql`lower(folders.name)`)
    .orderBy('folders.id')
    .execute();
}

/** A collaborator sees the templates they created. */
function visibleTemplates({ caller }: Scope, eb: ExpressionBuilder<DB, 'folders'>) {
  let templates = eb
    .selectFrom('programs')
    .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('total'))
    .whereRef('programs.folder_id', '=', 'folders.id')
    .where('programs.client_id', 'is', null);
  if (caller.role !== 'admin') templates = templates.where('programs.created_by', '=', caller.membershipId);
  return templates.$asScalar().$notNull();
}

/** Locks the folders of the account until the end of the transaction: the rules of the tree read all of it. */
export async function lockFolders({ db, caller }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('folders ' || ${caller.accountId}::text, 0))`.execute(db);
}

interface FolderRow {
  id: string;
  name: string;
  parent_id: string | null;
}

export async function insertFolder({ db }: Scope, folder: FolderRow): Promise<void> {
  await db.insertInto('folders').values(folder).execute();
}

export async function updateFolder({ db }: Scope, { id, ...changes }: FolderRow): Promise<void> {
  await db.updateTable('folders').set(changes).where('id', '=', id).execute();
}

/** Deletes a folder; the folders in it move to the folder above, with the names they get there. */
export async function replaceWithContents(
  { db }: Scope,
  { id, parent_id }: Pick<FolderRow, 'id' | 'parent_id'>,
  contents: { id: string; name: string }[],
): Promise<void> {
  // Names are unique after every statement, and one of the contents may have the name of the folder.
  await db.updateTable('folders').set({ name: id }).where('id', '=', id).execute();
  await sql`
    update folders set parent_id = ${parent_id}::uuid, name = moved.name
    from jsonb_to_recordset(${JSON.stringify(contents)}::jsonb) as moved(id uuid, name text)
    where folders.id = moved.id`.execute(db);
  await db.deleteFrom('folders').where('id', '=', id).execute();
}
