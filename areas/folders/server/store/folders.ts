import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Folder } from '../../contract.ts';
import type { NamedFolder } from '../../rules/names.ts';
import { authorName, isOwnOrAdmins, isOwnOrShared } from '#areas/sharing/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/**
 * Number of programs in a folder, as SQL expressions over the table `folders`: those that the caller may see, the others, and
 * of those that the caller may share the ones that are not shared and the ones that are.
 */
export interface FolderPrograms {
  visible: RawBuilder<number>;
  others: RawBuilder<number>;
  unshared: RawBuilder<number>;
  shared: RawBuilder<number>;
}

export const folderPrograms = defineExtensionPoint<(scope: Scope) => FolderPrograms>('programs of folders');

export type FolderRow = Pick<Folder, 'id' | 'name' | 'parent_id'>;
export type FolderDraft = Omit<FolderRow, 'id'>;

/** SQL condition: whether the caller sees a row of `folders`. */
export function isVisibleFolder(scope: Scope): RawBuilder<SqlBool> {
  return isOwnOrShared(scope, 'folders');
}

/** SQL condition: whether the caller may change a row of `folders`. Those without an author belong to the team. */
export function isEditableFolder(scope: Scope): RawBuilder<SqlBool> {
  return sql`(folders.created_by is null or ${isOwnOrAdmins(scope, 'folders')})`;
}

type CountedFolder = Omit<Folder, 'programsWithin' | 'othersWithin' | 'unsharedWithin' | 'sharedWithin'> & {
  others: number;
  unshared: number;
  shared: number;
  isVisible: boolean;
};

/**
 * Finds all folders of the account by name, also those that the caller does not see, with the number of programs in each. An
 * account has at most 500.
 */
export async function findFolders(scope: Scope): Promise<CountedFolder[]> {
  const zero = sql<number>`0`;
  const none = { visible: zero, others: zero, unshared: zero, shared: zero };
  const { visible, others, unshared, shared } = extensionsOf(scope, folderPrograms)[0]?.(scope) ?? none;
  return scope.db
    .selectFrom('folders')
    .select([
      'folders.id',
      'folders.name',
      'folders.parent_id',
      'folders.version',
      'folders.is_shared as isShared',
      sql<boolean>`coalesce(${isVisibleFolder(scope)}, false)`.as('isVisible'),
      sql<boolean>`coalesce(${isEditableFolder(scope)}, false)`.as('isEditable'),
      authorName(scope, 'folders.created_by').as('authorName'),
      visible.as('programs'),
      others.as('others'),
      unshared.as('unshared'),
      shared.as('shared'),
    ])
    .orderBy(sql`lower(folders.name)`)
    .orderBy('folders.id')
    .execute();
}

/** Returns the id of a folder that the caller sees, otherwise null. */
export async function visibleFolderId(scope: Scope, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const folder = await scope.db
    .selectFrom('folders')
    .select('id')
    .where('id', '=', id)
    .where(isVisibleFolder(scope))
    .executeTakeFirst();
  return folder?.id ?? null;
}

/** Locks all folders of the account until the end of the transaction, because the tree rules check the entire tree. */
export async function lockFolders({ db, caller }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('folders ' || ${caller.accountId}::text, 0))`.execute(db);
}

export async function insertFolder({ db, caller }: Scope, folder: FolderRow & { is_shared: boolean }): Promise<void> {
  await db
    .insertInto('folders')
    .values({ ...folder, created_by: caller.membershipId })
    .execute();
}

export async function updateFolder({ db }: Scope, { id, ...changes }: FolderRow): Promise<void> {
  await db.updateTable('folders').set(changes).where('id', '=', id).execute();
}

/** Moves folders into another one, or outside all folders, with the given names. */
export async function moveFolders({ db }: Scope, parentId: string | null, folders: NamedFolder[]): Promise<void> {
  await sql`
    update folders set parent_id = ${parentId}::uuid, name = moved.name
    from jsonb_to_recordset(${JSON.stringify(folders)}::jsonb) as moved(id uuid, name text)
    where folders.id = moved.id`.execute(db);
}

const Restored = z.object({ name: z.string(), parentId: z.uuid().nullable(), contents: z.array(z.uuid()) });

/** The name that a restored folder had, and the folders and programs that were in it. */
export async function getRestored({ db }: Scope, id: string): Promise<z.output<typeof Restored>> {
  const [row] = await rowsOf(
    db,
    Restored,
    sql`
    update folders set deleted_name = null, deleted_copies = '{}' from folders before
    where folders.id = ${id} and (before.account_id, before.id) = (folders.account_id, folders.id)
    returning before.deleted_name as name, before.parent_id as "parentId", before.deleted_copies as contents`,
  );
  if (!row) throw new Error(`getRestored: no folder ${id}`);
  return row;
}
