import { type RawBuilder, sql } from 'kysely';
import { limits, type SetMedium } from '../../contract/set.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';

/** As stored, with keys of files instead of URLs. */
export interface MediumRow extends Pick<SetMedium, 'id' | 'rowId' | 'setNumber' | 'kind'> {
  storageKey: string;
  posterKey: string | null;
  thumbnailKey: string | null;
}

export function toSetMedium(
  { signedFileUrl }: Pick<Scope, 'signedFileUrl'>,
  { storageKey, posterKey, thumbnailKey, ...medium }: MediumRow,
): SetMedium {
  return {
    ...medium,
    url: signedFileUrl(storageKey),
    posterUrl: posterKey && signedFileUrl(posterKey),
    thumbnailUrl: thumbnailKey && signedFileUrl(thumbnailKey),
  };
}

/** The media of `completed_workouts` as JSON, oldest first. */
export function mediaOf(completedWorkoutId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select json_agg(json_build_object('id', id, 'rowId', row_id, 'setNumber', set_number, 'kind', kind,
      'storageKey', storage_key, 'posterKey', poster_key, 'thumbnailKey', thumbnail_key) order by created_at, id)
    from (select * from completed_set_media where completed_workout_id = ${completedWorkoutId}
      limit ${sql.lit(limits.mediaAWorkout)}) media), '[]')`;
}

const columns = [
  'id',
  'row_id as rowId',
  'set_number as setNumber',
  'kind',
  'storage_key as storageKey',
  'poster_key as posterKey',
  'thumbnail_key as thumbnailKey',
] as const;

interface Place {
  id: string;
  completedWorkoutId: string;
}

export async function findMedium({ db }: Scope, { id, completedWorkoutId }: Place): Promise<MediumRow | undefined> {
  return db
    .selectFrom('completed_set_media')
    .select(columns)
    .where('id', '=', id)
    .where('completed_workout_id', '=', completedWorkoutId)
    .$castTo<MediumRow>()
    .executeTakeFirst();
}

export async function countMedia({ db }: Scope, completedWorkoutId: string): Promise<number> {
  const { media } = await db
    .selectFrom('completed_set_media')
    .select((at) => at.fn.countAll<number>().as('media'))
    .where('completed_workout_id', '=', completedWorkoutId)
    .executeTakeFirstOrThrow();
  return media;
}

type NewMedium = Place & Pick<SetMedium, 'rowId' | 'setNumber' | 'kind'> & { file: StoredUpload };

/** False when the id is that of another medium. */
export async function insertMedium({ db }: Scope, medium: NewMedium): Promise<boolean> {
  const done = await db
    .insertInto('completed_set_media')
    .values({
      id: medium.id,
      completed_workout_id: medium.completedWorkoutId,
      row_id: medium.rowId,
      set_number: medium.setNumber,
      kind: medium.kind,
      storage_key: medium.file.storageKey,
      poster_key: medium.file.posterKey,
      thumbnail_key: medium.file.thumbnailKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Keys of all files the client attached. */
export async function findFilesOfClient({ db }: Scope, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from completed_workouts
      join completed_set_media media on media.completed_workout_id = completed_workouts.id,
      unnest(array[storage_key, poster_key, thumbnail_key]) key
    where client_id = ${clientId} and key is not null`.execute(db);
  return rows.map(({ key }) => key);
}

export async function deleteMedium({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('completed_set_media').where('id', '=', id).execute();
}
