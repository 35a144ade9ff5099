import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { professionalName } from '#areas/clients/server/public.ts';
import { ClientFile } from '../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

const pageSize = 25;

export const fileColumn = { table: 'attachments', column: 'client_file_version_id' } as const;

interface OfClient {
  clientId: string;
  fileId: string;
}

/** The versions of a row of `client_files` with the people of the other side who opened them. */
function versionsJson(scope: Scope): RawBuilder<ClientFile['versions']> {
  const viewer = sql`case when clients.id is not null then clients.name else ${professionalName(scope, sql`view.membership_id`)} end`;
  const at = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`(
    select json_agg(json_build_object('id', version.id, 'number', version.number, 'sizeBytes', stored.size_bytes,
      'addedAt', ${at('version.added_at')}, 'author', ${professionalName(scope, sql`version.author_id`)},
      'views', coalesce((
        select json_agg(json_build_object('name', ${viewer}, 'seenAt', ${at('view.seen_at')}) order by view.seen_at)
        from client_file_views view left join clients on clients.membership_id = view.membership_id
        where view.version_id = version.id and (clients.id is null) = client_files.is_by_client), '[]')
      ) order by version.number desc)
    from client_file_versions version join attachments stored on stored.client_file_version_id = version.id
    where version.file_id = client_files.id)`;
}

/** SQL condition: whether the caller may know of a row of `client_files` of a client whom they see. */
function isShown({ caller }: Scope): RawBuilder<boolean> {
  return caller.clientId ? sql`not client_files.is_private` : sql`true`;
}

const columns = sql`client_files.id, client_files.name, client_files.is_by_client as "isByClient",
  client_files.is_private as "isPrivate"`;

/** The files of a client, the last changed first. Does not check access to the client. */
export async function findFiles(scope: Scope, clientId: string, page: number) {
  const rows = await rowsOf(
    scope.db,
    ClientFile,
    sql`select ${columns}, ${versionsJson(scope)} as versions from client_files
      where client_id = ${clientId} and ${isShown(scope)}
      order by changed_at desc, id desc limit ${pageSize + 1} offset ${(page - 1) * pageSize}`,
  );
  return { files: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}

export async function findFile(scope: Scope, { clientId, fileId }: OfClient): Promise<ClientFile | undefined> {
  const [row] = await rowsOf(
    scope.db,
    ClientFile,
    sql`select ${columns}, ${versionsJson(scope)} as versions from client_files
      where client_id = ${clientId} and id = ${fileId} and ${isShown(scope)}`,
  );
  return row;
}

interface NamedFile {
  clientId: string;
  name: string;
  isByClient: boolean;
  isPrivate: boolean;
}

/** The id of the file with the name on this side, which is created when there is none. Locks it until the transaction ends. */
export async function ensureFile({ db }: Transaction, file: NamedFile): Promise<string> {
  const [row] = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`insert into client_files (id, client_id, name, is_by_client, is_private)
      values (${newId()}, ${file.clientId}, ${file.name}, ${file.isByClient}, ${file.isPrivate})
      on conflict (account_id, client_id, is_by_client, is_private, lower(name)) do update set changed_at = now()
      returning id`,
  );
  if (!row) throw new Error('ensureFile: no row');
  return row.id;
}

export async function countFiles({ db }: Transaction, clientId: string): Promise<number> {
  const files = db.selectFrom('client_files').where('client_id', '=', clientId);
  return (await files.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** The file of a version and its client; undefined when no version has the id. */
export async function findFileOf({ db }: Transaction, versionId: string) {
  return db
    .selectFrom('client_file_versions')
    .innerJoin('client_files', 'client_files.id', 'client_file_versions.file_id')
    .select(['client_files.id', 'client_files.client_id as clientId'])
    .where('client_file_versions.id', '=', versionId)
    .executeTakeFirst();
}

/** The number of the newest version; 0 without one. */
export async function newestNumber({ db }: Transaction, fileId: string): Promise<number> {
  const newest = db.selectFrom('client_file_versions').where('file_id', '=', fileId);
  return (await newest.select(({ fn }) => fn.max('number').as('number')).executeTakeFirst())?.number ?? 0;
}

export async function insertVersion(
  { db }: Transaction,
  { id, fileId, number, authorId }: { id: string; fileId: string; number: number; authorId: string | null },
): Promise<void> {
  await db.insertInto('client_file_versions').values({ id, file_id: fileId, number, author_id: authorId }).execute();
}

/** Name and storage key of a version that the caller may read; undefined otherwise. */
export async function findContent(scope: Scope, { clientId, fileId, versionId }: OfClient & { versionId: string }) {
  return scope.db
    .selectFrom('client_file_versions')
    .innerJoin('client_files', 'client_files.id', 'client_file_versions.file_id')
    .innerJoin('attachments', 'attachments.client_file_version_id', 'client_file_versions.id')
    .select(['client_files.name', 'attachments.storage_key as storageKey'])
    .where('client_file_versions.id', '=', versionId)
    .where('client_files.id', '=', fileId)
    .where('client_files.client_id', '=', clientId)
    .where(isShown(scope))
    .executeTakeFirst();
}

/** Remembers the first time at which a membership opened a version. */
export async function saveView(
  { db }: Transaction,
  { versionId, membershipId }: { versionId: string; membershipId: string },
): Promise<void> {
  await db
    .insertInto('client_file_views')
    .values({ version_id: versionId, membership_id: membershipId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFile({ db }: Transaction, fileId: string): Promise<void> {
  await db.deleteFrom('client_files').where('id', '=', fileId).execute();
}

/** The versions that the client gave, without an address. */
export const fileMedia = {
  origin: 'files',
  rows: (_: Scope, clientId: string): RawBuilder<unknown> => sql`
    select version.id, 'file', version.added_at, client_files.name, null::text, client_files.id::text
    from client_files join client_file_versions version on version.file_id = client_files.id
    where client_files.client_id = ${clientId} and client_files.is_by_client`,
} as const;
