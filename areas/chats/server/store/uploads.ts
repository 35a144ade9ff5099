import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type NewUpload, StoredReference } from '../../contract.ts';
import { Voice } from '../../contract/voice.ts';

const Upload = z.object({
  conversationId: z.uuid(),
  filename: z.string(),
  size: z.number().int(),
  isInternal: z.boolean(),
  voice: Voice.nullable(),
  reference: StoredReference.nullable(),
});
export type Upload = z.output<typeof Upload>;

/** Stores the upload unless the id is taken. */
export async function insertUpload(
  { db, caller }: Scope,
  upload: NewUpload,
  reference: StoredReference | null,
): Promise<void> {
  const { id, conversationId, filename, size, isInternal, voice } = upload;
  await db
    .insertInto('chat_uploads')
    .values({
      id,
      conversation_id: conversationId,
      author_id: caller.membershipId,
      filename,
      size_bytes: size,
      is_internal: isInternal,
      voice: voice && JSON.stringify(voice),
      reference_kind: reference?.kind ?? null,
      reference_id: reference?.id ?? null,
      reference_part: reference?.part ?? null,
      reference_label: reference?.label ?? null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute();
}

/** An upload of the caller. With `lock`, until the transaction ends. */
export async function findUpload(
  { db, caller }: Scope,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Upload | undefined> {
  const [row] = await rowsOf(
    db,
    Upload,
    sql`
    select conversation_id as "conversationId", filename, size_bytes::int as size, is_internal as "isInternal", voice,
      case when reference_id is not null then jsonb_build_object('kind', reference_kind, 'id', reference_id,
        'part', reference_part, 'label', reference_label) end as reference
    from chat_uploads where id = ${id} and author_id = ${caller.membershipId} ${lock ? sql`for update` : sql``}`,
  );
  return row;
}

interface StoredPart {
  number: number;
  storageKey: string;
  sizeBytes: number;
}

/** False when the part was stored before. */
export async function insertPart({ db }: Scope, uploadId: string, part: StoredPart): Promise<boolean> {
  const { number, storageKey, sizeBytes } = part;
  const inserted = await db
    .insertInto('chat_upload_parts')
    .values({ upload_id: uploadId, number, storage_key: storageKey, size_bytes: sizeBytes })
    .onConflict((conflict) => conflict.columns(['account_id', 'upload_id', 'number']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findParts({ db }: Scope, uploadId: string): Promise<StoredPart[]> {
  return db
    .selectFrom('chat_upload_parts')
    .select(['number', 'storage_key as storageKey', 'size_bytes as sizeBytes'])
    .where('upload_id', '=', uploadId)
    .orderBy('number')
    .execute();
}

export async function deleteUpload({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('chat_uploads').where('id', '=', id).execute();
}

/** Deletes the uploads of all accounts that were begun a week ago and never completed. */
export async function deleteAbandonedUploads({ db }: Pick<Scope, 'db'>): Promise<void> {
  await sql`select delete_abandoned_chat_uploads()`.execute(db);
}
