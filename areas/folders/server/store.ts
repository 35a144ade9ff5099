import { type RawBuilder, sql } from 'kysely';
import type { Folder } from '../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** What areas above this one put into folders. */
export interface FolderContents {
  /** Number of programs in the folder that the caller may see, as an SQL expression over the table `folders`. */
  programs: (scope: Scope) => RawBuilder<number>;
}

export const folderContents = defineExtensionPoint<FolderContents>('contents of folders');

export type StoredFolder = Omit<Folder, 'programsWithin'>;

/** All folders of the account by name, with the number of programs in each. An account has at most 500. */
export async function findFolders(scope: Scope): Promise<StoredFolder[]> {
  return scope.db
    .selectFrom('folders')
    .select(['folders.id', 'folders.name', 'folders.parent_id', programCount(scope).as('programs')])
    .orderBy(sql`lower(folders.name)`)
    .orderBy('folders.id')
    .execute();
}

function programCount(scope: Scope): RawBuilder<number> {
  const [contents] = extensionsOf(scope, folderContents);
  return contents?.programs(scope) ?? sql<number>`0`;
}

/** Until the end of the transaction nobody else changes the folders of the account: a tree is judged as a whole. */
export async function lockFolders({ db, caller }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('folders ' || ${caller.accountId}::text, 0))`.execute(db);
}

export interface NewFolder {
  id: string;
  name: string;
  parent_id: string | null;
}

/** Whether another folder of that place is called so, whatever the capitals. */
export async function isNameTaken({ db }: Scope, { id, name, parent_id }: NewFolder): Promise<boolean> {
  const other = await db
    .selectFrom('folders')
    .select('id')
    .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

export async function insertFolder({ db }: Scope, folder: NewFolder): Promise<void> {
  await db.insertInto('folders').values(folder).execute();
}

export async function changeFolder({ db }: Scope, { id, ...change }: NewFolder): Promise<void> {
  await db.updateTable('folders').set(change).where('id', '=', id).execute();
}

/** Moves the folders that lie in one to the folder above it, with the names they get there, and deletes it. */
export async function dissolveFolder(
  { db }: Scope,
  { id, parent_id }: Pick<NewFolder, 'id' | 'parent_id'>,
  lifted: { id: string; name: string }[],
): Promise<void> {
  // One of those that move up may bear its name, and names are unique at every moment.
  await db.updateTable('folders').set({ name: id }).where('id', '=', id).execute();
  await sql`
    update folders set parent_id = ${parent_id}::uuid, name = lifted.name
    from jsonb_to_recordset(${JSON.stringify(lifted)}::jsonb) as lifted(id uuid, name text)
    where folders.id = lifted.id`.execute(db);
  await db.deleteFrom('folders').where('id', '=', id).execute();
}
