import { sql } from 'kysely';
import type { Alignment, PhotoDraft, PhotoSize } from '../../contract.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

export const fileColumn = { table: 'attachments', column: 'progress_photo_id' } as const;

export interface PhotoOfClient {
  clientId: string;
  progressId: string;
  photoId: string;
}

/** The set of a photo; undefined when no photo has the id. */
export async function findSetOf({ db }: Transaction, photoId: string) {
  return db
    .selectFrom('progress_photos')
    .innerJoin('progress_sets', 'progress_sets.id', 'progress_photos.set_id')
    .select(['progress_sets.id', 'progress_sets.client_id as clientId'])
    .where('progress_photos.id', '=', photoId)
    .executeTakeFirst();
}

export async function countPhotos({ db }: Transaction, setId: string): Promise<number> {
  const { count } = await db
    .selectFrom('progress_photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('set_id', '=', setId)
    .executeTakeFirstOrThrow();
  return count;
}

type NewPhoto = Pick<PhotoDraft, 'pose' | 'name'> & { id: string; setId: string; authorId: string | null };

export async function insertPhoto({ db }: Transaction, { id, setId, pose, name, authorId }: NewPhoto): Promise<void> {
  await db.insertInto('progress_photos').values({ id, set_id: setId, pose, name, author_id: authorId }).execute();
}

/** The storage key of one size of a photo; undefined unless it is a photo of the set of the client. */
export async function findStorageKey(
  { db }: Transaction,
  { clientId, progressId, photoId, size }: PhotoOfClient & { size: PhotoSize },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('progress_photos')
    .innerJoin('progress_sets', 'progress_sets.id', 'progress_photos.set_id')
    .innerJoin('attachments', 'attachments.progress_photo_id', 'progress_photos.id')
    .select(['attachments.storage_key as full', 'attachments.thumbnail_key as small'])
    .where('progress_photos.id', '=', photoId)
    .where('progress_sets.id', '=', progressId)
    .where('progress_sets.client_id', '=', clientId)
    .executeTakeFirst();
  return row?.[size] ?? undefined;
}

export async function updatePhoto(
  { db }: Transaction,
  { id, pose, name, alignment }: Pick<PhotoDraft, 'pose' | 'name'> & { id: string; alignment: Alignment | null },
): Promise<void> {
  await db
    .updateTable('progress_photos')
    .set({ pose, name, alignment: alignment && JSON.stringify(alignment) })
    .where('id', '=', id)
    .execute();
}

/** A repeated choice keeps the first date. */
export async function setAdvertised(
  { db }: Transaction,
  { id, isAllowed }: { id: string; isAllowed: boolean },
): Promise<void> {
  const advertisedAt = isAllowed ? sql<string>`coalesce(advertised_at, now())` : null;
  await db.updateTable('progress_photos').set({ advertised_at: advertisedAt }).where('id', '=', id).execute();
}

/** Takes back the use in advertising of all photos of a client. */
export async function clearAdvertised({ db }: Transaction, clientId: string): Promise<void> {
  await db
    .updateTable('progress_photos')
    .from('progress_sets')
    .set({ advertised_at: null })
    .whereRef('progress_sets.id', '=', 'progress_photos.set_id')
    .where('progress_sets.client_id', '=', clientId)
    .where('progress_photos.advertised_at', 'is not', null)
    .execute();
}

export async function deletePhoto({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('progress_photos').where('id', '=', id).execute();
}
