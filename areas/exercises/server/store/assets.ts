import { sql } from 'kysely';
import { z } from 'zod';
import { assetKinds, type AssetKind } from '../../contract/exercise.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** Whose exercises: the account's own, or the library's, which stand in tables of the same shape. */
export type ExerciseOwner = 'own' | 'library';

export const AssetRow = z.object({
  id: z.uuid(),
  exerciseId: z.uuid(),
  kind: z.enum(assetKinds),
  /** Names the stored files, which clones share. */
  contentId: z.uuid(),
  storageKey: z.string().nullable(),
  linkId: z.string().nullable(),
  posterKey: z.string().nullable(),
  thumbnailKey: z.string().nullable(),
});
export type AssetRow = z.output<typeof AssetRow>;

const columns = [
  'id',
  'exercise_id as exerciseId',
  'content_id as contentId',
  'storage_key as storageKey',
  'link_id as linkId',
  'poster_key as posterKey',
  'thumbnail_key as thumbnailKey',
] as const;

/** The library's table has all columns of the account's but the account. */
function assetsOn(shelf: ExerciseOwner): 'exercise_assets' {
  return (shelf === 'own' ? 'exercise_assets' : 'system_exercise_assets') as 'exercise_assets';
}

function exercisesOn(shelf: ExerciseOwner): 'exercises' {
  return (shelf === 'own' ? 'exercises' : 'system_exercises') as 'exercises';
}

/** In their order. */
export async function findAssets({ db }: Transaction, shelf: ExerciseOwner, exerciseId: string): Promise<AssetRow[]> {
  return db
    .selectFrom(assetsOn(shelf))
    .select([...columns, sql<AssetKind>`kind`.as('kind')])
    .where('exercise_id', '=', exerciseId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findAsset({ db }: Transaction, shelf: ExerciseOwner, id: string): Promise<AssetRow | undefined> {
  return db
    .selectFrom(assetsOn(shelf))
    .select([...columns, sql<AssetKind>`kind`.as('kind')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Any that shows the content. */
export async function findAssetOfContent(
  { db }: Transaction,
  shelf: ExerciseOwner,
  contentId: string,
): Promise<{ posterKey: string | null } | undefined> {
  return db
    .selectFrom(assetsOn(shelf))
    .select('poster_key as posterKey')
    .where('content_id', '=', contentId)
    .executeTakeFirst();
}

export interface NewAsset extends Omit<AssetRow, 'posterKey' | 'thumbnailKey'> {
  mediaType: string | null;
  sizeBytes: number | null;
  posterKey?: string | null;
  thumbnailKey?: string | null;
}

/** At the end of the row. */
export async function insertAsset({ db }: Transaction, shelf: ExerciseOwner, asset: NewAsset): Promise<void> {
  const table = sql.table(assetsOn(shelf));
  await db
    .insertInto(assetsOn(shelf))
    .values({
      id: asset.id,
      exercise_id: asset.exerciseId,
      position: sql`(select coalesce(max(position), 0) + 1 from ${table} where exercise_id = ${asset.exerciseId})`,
      kind: asset.kind,
      content_id: asset.contentId,
      storage_key: asset.storageKey,
      media_type: asset.mediaType,
      size_bytes: asset.sizeBytes,
      link_id: asset.linkId,
      poster_key: asset.posterKey ?? null,
      thumbnail_key: asset.thumbnailKey ?? null,
    })
    .execute();
  await showFirst({ db }, shelf, asset.exerciseId);
}

export async function deleteAsset({ db }: Transaction, shelf: ExerciseOwner, asset: AssetRow): Promise<void> {
  await db.deleteFrom(assetsOn(shelf)).where('id', '=', asset.id).execute();
  await showFirst({ db }, shelf, asset.exerciseId);
}

/** In the order of the ids. */
export async function setOrder(
  { db }: Transaction,
  shelf: ExerciseOwner,
  exerciseId: string,
  ids: string[],
): Promise<void> {
  const table = sql.table(assetsOn(shelf));
  await sql`
    update ${table} as asset set position = asked.place
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    where asset.id = asked.id and asset.exercise_id = ${exerciseId}`.execute(db);
  await showFirst({ db }, shelf, exerciseId);
}

/** Shares the files. The source's assets are held until this is done, so that their files are not dropped meanwhile. */
export async function copyAssets(
  { db }: Transaction,
  { from, fromId, toId }: { from: ExerciseOwner; fromId: string; toId: string },
): Promise<void> {
  const facts = sql`position, kind, content_id, storage_key, media_type, size_bytes, link_id, poster_key, thumbnail_key`;
  await sql`
    insert into exercise_assets (id, exercise_id, ${facts})
    select new_id(), ${toId}, ${facts} from (
      select ${facts} from ${sql.table(assetsOn(from))} where exercise_id = ${fromId} order by position for key share
    ) source`.execute(db);
  await showFirst({ db }, 'own', toId);
}

/** The still picture of a link, for every exercise that shows it. False when none does any more. */
export async function setVideoThumbnail(
  { db }: Transaction,
  shelf: ExerciseOwner,
  { contentId, posterKey, thumbnailKey }: { contentId: string; posterKey: string; thumbnailKey: string },
): Promise<boolean> {
  const changed = await db
    .updateTable(assetsOn(shelf))
    .set({ poster_key: posterKey, thumbnail_key: thumbnailKey })
    .where('content_id', '=', contentId)
    .returning('exercise_id as exerciseId')
    .execute();
  await showFirst({ db }, shelf, ...changed.map(({ exerciseId }) => exerciseId));
  return changed.length > 0;
}

/** Whether an exercise of any account, or of the library, still shows these files. */
export async function isContentUsed({ db }: Transaction, contentId: string): Promise<boolean> {
  const statement = sql`select is_exercise_content_used(${contentId}) as used`;
  const [row] = await rowsOf(db, z.object({ used: z.boolean() }), statement);
  return row?.used ?? false;
}

/** What a list shows: the picture of the first asset that has one, and how many there are. */
async function showFirst({ db }: Transaction, shelf: ExerciseOwner, ...exerciseIds: string[]): Promise<void> {
  await sql`
    update ${sql.table(exercisesOn(shelf))} as exercise set (thumbnail_key, asset_count) = (
      select (array_agg(thumbnail_key order by position, id) filter (where thumbnail_key is not null))[1], count(*)
      from ${sql.table(assetsOn(shelf))} as asset where asset.exercise_id = exercise.id
    )
    where exercise.id = any(${exerciseIds}::uuid[])`.execute(db);
}
