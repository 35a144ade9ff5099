import { type RawBuilder, sql } from 'kysely';
import type { Folder } from '../contract.ts';
import type { NamedFolder } from '../rules/names.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Number of programs in a folder that the caller may see, as an SQL expression over the table `folders`. */
export const folderPrograms = defineExtensionPoint<(scope: Scope) => RawBuilder<number>>('programs of folders');

export type FolderRow = Pick<Folder, 'id' | 'name' | 'parent_id'>;
export type FolderDraft = Omit<FolderRow, 'id'>;

/** Finds all folders of the account by name, with the number of programs in each. An account has at most 500. */
export async function findFolders(scope: Scope): Promise<Omit<Folder, 'programsWithin'>[]> {
  const programs = extensionsOf(scope, folderPrograms)[0]?.(scope) ?? sql<number>`0`;
  return scope.db
    .selectFrom('folders')
    .select(['folders.id', 'folders.name', 'folders.parent_id', 'folders.version', programs.as('programs')])
    .orderBy(sql`lower(folders.name)`)
    .orderBy('folders.id')
    .execute();
}

/** Locks all folders of the account until the end of the transaction, because the tree rules check the entire tree. */
export async function lockFolders({ db, caller }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('folders ' || ${caller.accountId}::text, 0))`.execute(db);
}

export async function insertFolder({ db }: Scope, folder: FolderRow): Promise<void> {
  await db.insertInto('folders').values(folder).execute();
}

export async function updateFolder({ db }: Scope, { id, ...changes }: FolderRow): Promise<void> {
  await db.updateTable('folders').set(changes).where('id', '=', id).execute();
}

/** Deletes a folder. Its subfolders `contents` move to its parent and get the given names. */
export async function replaceWithContents({ db }: Scope, folder: FolderRow, contents: NamedFolder[]): Promise<void> {
  const { id, parent_id } = folder;
  // Names are unique after every statement, and a subfolder may have the name of the folder: renames the folder.
  await db.updateTable('folders').set({ name: id }).where('id', '=', id).execute();
  await sql`
    update folders set parent_id = ${parent_id}::uuid, name = moved.name
    from jsonb_to_recordset(${JSON.stringify(contents)}::jsonb) as moved(id uuid, name text)
    where folders.id = moved.id`.execute(db);
  await db.deleteFrom('folders').where('id', '=', id).execute();
}
