import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { type QuickReply, type QuickReplyDraft, quickReplyLimits } from '../../contract/quick-replies.ts';

const quickReplies = ({ db }: Transaction) =>
  db
    .selectFrom('quick_replies')
    .leftJoin('chat_attachments', 'chat_attachments.id', 'quick_replies.attachment_id')
    .select([
      'quick_replies.id',
      'quick_replies.title',
      'quick_replies.text',
      'quick_replies.version',
      sql<QuickReply['attachment']>`case when chat_attachments.id is not null
        then json_build_object('id', chat_attachments.id, 'filename', chat_attachments.filename) end`.as('attachment'),
    ]);

/** All quick replies of the account, by title. */
export async function findQuickReplies(scope: Scope): Promise<QuickReply[]> {
  return quickReplies(scope)
    .orderBy(sql`lower(quick_replies.title)`)
    .orderBy('quick_replies.id')
    .limit(quickReplyLimits.replies)
    .execute();
}

export async function findQuickReply(scope: Scope, id: string): Promise<QuickReply | undefined> {
  return quickReplies(scope).where('quick_replies.id', '=', id).executeTakeFirst();
}

export async function insertQuickReply({ db }: Scope, id: string, draft: QuickReplyDraft): Promise<void> {
  await db
    .insertInto('quick_replies')
    .values({ id, ...columnsOf(draft) })
    .execute();
}

export async function updateQuickReply({ db }: Scope, id: string, draft: QuickReplyDraft): Promise<void> {
  await db.updateTable('quick_replies').set(columnsOf(draft)).where('id', '=', id).execute();
}

const columnsOf = ({ title, text, attachmentId }: QuickReplyDraft) => ({ title, text, attachment_id: attachmentId });

export async function deleteQuickReply({ db }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('quick_replies').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Rows of the table in the account, counted under a lock of the account so that concurrent writes keep the limit. */
export async function countRows({ db, caller }: Scope, table: 'quick_replies' | 'chat_attachments'): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quick replies ${caller.accountId}`}, 0))`.execute(db);
  const [row] = await rowsOf(
    db,
    z.object({ total: z.int() }),
    sql`select count(*)::int as total from ${sql.table(table)}`,
  );
  return row?.total ?? 0;
}

const AttachmentRow = z.object({
  id: z.uuid(),
  storageKey: z.string(),
  thumbnailKey: z.string().nullable(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  filename: z.string(),
  fileHash: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  preview: z.string().nullable(),
});
export type AttachmentRow = z.output<typeof AttachmentRow>;

const attachmentColumns = sql`id, storage_key as "storageKey", thumbnail_key as "thumbnailKey", media_type as "mediaType",
  size_bytes::int as "sizeBytes", filename, encode(file_hash, 'base64') as "fileHash", width, height, preview`;

/** All saved attachments of the account, by name. */
export async function findAttachments({ db }: Transaction): Promise<AttachmentRow[]> {
  return rowsOf(
    db,
    AttachmentRow,
    sql`select ${attachmentColumns} from chat_attachments
      order by lower(filename), id limit ${quickReplyLimits.attachments}`,
  );
}

/** Locked against a deletion until the transaction ends, so that a message never refers to a file that is gone. */
export async function findAttachment({ db }: Transaction, id: string): Promise<AttachmentRow | undefined> {
  const row = sql`select ${attachmentColumns} from chat_attachments where id = ${id} for key share`;
  return (await rowsOf(db, AttachmentRow, row))[0];
}

/** False when an attachment with the id exists. */
export async function insertAttachment({ db }: Scope, file: StoredUpload): Promise<boolean> {
  const { id, storageKey, thumbnailKey, mediaType, sizeBytes, name, hash, picture } = file;
  const { numAffectedRows } = await sql`
    insert into chat_attachments (id, storage_key, thumbnail_key, media_type, size_bytes, filename, file_hash, width, height,
      preview)
    values (${id}, ${storageKey}, ${thumbnailKey}, ${mediaType}, ${sizeBytes}, ${name}, decode(${hash}, 'base64'),
      ${picture?.width ?? null}, ${picture?.height ?? null}, ${picture?.preview ?? null})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** The nightly sweep deletes the file when no message has it. */
export async function deleteAttachment({ db }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('chat_attachments').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
