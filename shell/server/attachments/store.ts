import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { AttachmentKind } from '#shell/common/attachments.ts';
import { rowsOf } from '../database/rows.ts';
import type { Transaction } from '../database/scope.ts';
import type { DB } from '../database/tables.ts';
import type { OwnerColumn } from './owner.ts';

export interface AttachmentRow {
  id: string;
  recordId: string;
  /** The part of the record that has the attachment, such as a set of a workout; empty for the record itself. */
  slot: string;
  kind: AttachmentKind;
  /** Identifies the stored files; copies of the attachment have the same content id. */
  contentId: string;
  storageKey: string | null;
  /** The URL of a link; null for a stored file. */
  url: string | null;
  fileName: string | null;
  posterKey: string | null;
  thumbnailKey: string | null;
}

const columns = [
  'id',
  'slot',
  'content_id as contentId',
  'storage_key as storageKey',
  'url',
  'file_name as fileName',
  'poster_key as posterKey',
  'thumbnail_key as thumbnailKey',
] as const;

/** Typed as `attachments`: `system_attachments` has the same columns except `account_id`. */
function tableOf({ table }: OwnerColumn): 'attachments' {
  return table as 'attachments';
}

function recordOf({ column }: OwnerColumn): RawBuilder<string> {
  return sql.ref<string>(column);
}

function attachments({ db }: Transaction, owner: OwnerColumn) {
  return db
    .selectFrom(tableOf(owner))
    .select([...columns, recordOf(owner).as('recordId'), sql<AttachmentKind>`kind`.as('kind')])
    .where(recordOf(owner), 'is not', null);
}

/** The attachments of the records, ordered by position. */
export async function findAttachments(
  transaction: Transaction,
  owner: OwnerColumn,
  recordIds: readonly string[],
): Promise<AttachmentRow[]> {
  return attachments(transaction, owner)
    .where(recordOf(owner), '=', sql<string>`any(${recordIds}::uuid[])`)
    .orderBy('position')
    .execute();
}

export async function findAttachment(
  transaction: Transaction,
  owner: OwnerColumn,
  id: string,
): Promise<AttachmentRow | undefined> {
  return attachments(transaction, owner).where('id', '=', id).executeTakeFirst();
}

interface WantedAttachment {
  /** The table of the records. */
  table: string;
  clientId: string;
  recordId: string;
  id: string;
  /** What else the record must fulfil. */
  condition?: RawBuilder<unknown>;
}

/** An attachment to read its bytes; undefined unless it belongs to the record, and the record to the client. */
export async function findAttachmentOfClient(
  transaction: Transaction,
  owner: OwnerColumn,
  { table, clientId, recordId, id, condition = sql`true` }: WantedAttachment,
): Promise<AttachmentRow | undefined> {
  return attachments(transaction, owner)
    .where('id', '=', id)
    .where(recordOf(owner), '=', recordId)
    .where(sql<boolean>`exists (select from ${sql.table(table)} where id = ${recordId} and client_id = ${clientId}
      and ${condition})`)
    .executeTakeFirst();
}

/**
 * The attachments of a record as a JSON array of `AttachmentRow`, for a statement that reads the record:
 * `attachmentsJson(owner, 'completed_workouts.id')`.
 */
export function attachmentsJson(owner: OwnerColumn, recordRef: string): RawBuilder<AttachmentRow[]> {
  const table = sql.table(owner.table);
  return sql`coalesce((
    select json_agg(json_build_object('id', id, 'recordId', ${recordOf(owner)}, 'slot', slot, 'kind', kind,
      'contentId', content_id, 'storageKey', storage_key, 'url', url, 'fileName', file_name, 'posterKey', poster_key,
      'thumbnailKey', thumbnail_key) order by position)
    from ${table} where ${recordOf(owner)} = ${sql.ref(recordRef)}), '[]')`;
}

export async function countAttachments({ db }: Transaction, owner: OwnerColumn, recordId: string): Promise<number> {
  const { count } = await db
    .selectFrom(tableOf(owner))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(recordOf(owner), '=', recordId)
    .executeTakeFirstOrThrow();
  return count;
}

export type NewAttachment = AttachmentRow & Pick<Selectable<DB['attachments']>, 'media_type' | 'size_bytes'>;

/** Appends an attachment to the record. Returns false when an attachment with the id exists. */
export async function insertAttachment(
  { db }: Transaction,
  owner: OwnerColumn,
  { recordId, ...row }: NewAttachment,
): Promise<boolean> {
  const table = sql.table(owner.table);
  const result = await db
    .insertInto(tableOf(owner))
    .values({
      id: row.id,
      [owner.column]: recordId,
      slot: row.slot,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from ${table} where ${recordOf(owner)} = ${recordId})`,
      kind: row.kind,
      content_id: row.contentId,
      storage_key: row.storageKey,
      media_type: row.media_type,
      size_bytes: row.size_bytes,
      file_name: row.fileName,
      url: row.url,
      poster_key: row.posterKey,
      thumbnail_key: row.thumbnailKey,
    })
    .onConflict((conflict) =>
      (owner.table === 'attachments' ? conflict.columns(['account_id', 'id']) : conflict.column('id')).doNothing(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteAttachment({ db }: Transaction, owner: OwnerColumn, id: string): Promise<void> {
  await db.deleteFrom(tableOf(owner)).where('id', '=', id).execute();
}

/** Sets the positions of the attachments of a record. `ids` contains all of them, in their new order. */
export async function setOrder(
  { db }: Transaction,
  owner: OwnerColumn,
  recordId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(owner.table)} as attachment set position = ordered.position
    from unnest(${ids}::uuid[]) with ordinality as ordered (id, position)
    where attachment.id = ordered.id and ${sql.ref(`attachment.${owner.column}`)} = ${recordId}`.execute(db);
}

/**
 * Copies the attachments of one record behind those of another, as long as it has less than `maxCount`; the stored files
 * are shared. The original rows are locked, so that the rows and their files cannot be deleted before the copies exist.
 */
export async function copyAttachments(
  { db }: Transaction,
  source: OwnerColumn & { recordId: string },
  target: OwnerColumn & { recordId: string; maxCount: number },
): Promise<void> {
  const copiedColumns = sql`slot, kind, content_id, storage_key, media_type, size_bytes, file_name, url, poster_key,
    thumbnail_key`;
  await sql`
    insert into ${sql.table(target.table)} (id, ${recordOf(target)}, position, ${copiedColumns})
    select new_id(), ${target.recordId}, before.position + original.position, ${copiedColumns} from (
      select position, ${copiedColumns} from ${sql.table(source.table)} where ${recordOf(source)} = ${source.recordId}
      order by position for key share
    ) original cross join (
      select coalesce(max(position), 0) as position from ${sql.table(target.table)}
      where ${recordOf(target)} = ${target.recordId}
    ) before
    order by original.position limit ${target.maxCount} - (
      select count(*) from ${sql.table(target.table)} where ${recordOf(target)} = ${target.recordId})`.execute(db);
}

/**
 * Attaches the files of other attachments to records of the owner that have none; the stored files are shared. The new attachments
 * have the ids of their records. The original rows are locked until the copies exist.
 */
export async function shareAttachments(
  { db }: Transaction,
  target: OwnerColumn,
  copies: readonly { attachmentId: string; recordId: string }[],
): Promise<void> {
  const sharedColumns = sql`kind, content_id, storage_key, media_type, size_bytes, file_name, url, poster_key, thumbnail_key`;
  await sql`
    insert into ${sql.table(target.table)} (id, ${recordOf(target)}, position, slot, ${sharedColumns})
    select given."recordId", given."recordId", 1, '', ${sharedColumns}
    from (select * from attachments
      where id in (select "attachmentId" from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as wanted ("attachmentId" uuid))
      order by id for key share) original
    join jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as given ("attachmentId" uuid, "recordId" uuid)
      on given."attachmentId" = original.id`.execute(db);
}

/** Any one of the attachments with this content id. */
export async function findByContent(
  transaction: Transaction,
  owner: OwnerColumn,
  contentId: string,
): Promise<AttachmentRow | undefined> {
  return attachments(transaction, owner).where('content_id', '=', contentId).executeTakeFirst();
}

/** Sets poster and thumbnail of all attachments with this content id; returns the ids of their records. */
export async function setPoster(
  { db }: Transaction,
  owner: OwnerColumn,
  { contentId, posterKey, thumbnailKey }: { contentId: string; posterKey: string; thumbnailKey: string },
): Promise<string[]> {
  const rows = await db
    .updateTable(tableOf(owner))
    .set({ poster_key: posterKey, thumbnail_key: thumbnailKey })
    .where('content_id', '=', contentId)
    .returning(recordOf(owner).as('recordId'))
    .execute();
  return rows.map(({ recordId }) => recordId);
}

/** Removes queued deletions and returns the keys of the files to delete; `deletions` is 0 when the queue is empty. */
export async function takeUnreferencedFiles(
  { db }: Transaction,
  maxDeletions: number,
): Promise<{ deletions: number; storageKeys: string[] }> {
  const [row] = await rowsOf(
    db,
    z.object({ deletions: z.number().int(), storageKeys: z.array(z.string()) }),
    sql`select deletions, storage_keys as "storageKeys" from take_unreferenced_files(${maxDeletions})`,
  );
  return row ?? { deletions: 0, storageKeys: [] };
}
