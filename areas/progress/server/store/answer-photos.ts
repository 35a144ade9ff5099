import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { PhotoDraft } from '../../contract.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** Which of these attachments are progress photos already. */
export async function findKnownSources({ db }: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('progress_photos')
    .select('source_id as id')
    .where('source_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

type NewPhoto = Pick<PhotoDraft, 'pose' | 'name'> & { id: string; sourceId: string };

export async function insertPhotos(
  { db }: Transaction,
  { setId, authorId }: { setId: string; authorId: string | null },
  photos: readonly NewPhoto[],
): Promise<void> {
  await sql`
    insert into progress_photos (id, set_id, pose, name, author_id, source_id)
    select id, ${setId}::uuid, pose, name, ${authorId}::uuid, "sourceId"
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as given (id uuid, pose text, name text, "sourceId" uuid)
  `.execute(db);
}

/** Deletes the photos of these attachments; returns how many there were. */
export async function deleteOfSources({ db }: Transaction, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('progress_photos')
    .where('source_id', '=', sql<string>`any(${ids}::uuid[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A set goes with its last photo. Returns the ids of the deleted ones. */
export async function deleteEmptySets({ db }: Transaction, clientId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    delete from progress_sets where client_id = ${clientId}
      and not exists (select from progress_photos where set_id = progress_sets.id)
    returning id`,
  );
  return rows.map(({ id }) => id);
}
