import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const StoredThumbnail = z.object({ id: z.uuid(), key: z.string() });
export type StoredThumbnail = z.output<typeof StoredThumbnail>;

/**
 * Finds the thumbnails of the exercises that have one for the account of the transaction: of an exercise of the library the
 * studio's comes before that of the library.
 */
export async function findThumbnails({ db }: Transaction, ids: readonly string[]): Promise<StoredThumbnail[]> {
  return rowsOf(
    db,
    StoredThumbnail,
    sql`
    select * from (
      select id, thumbnail_key as key from exercises where id = any(${ids}::uuid[])
      union all
      select id, coalesce(${studioThumbnail(sql`system_exercises.id`)}, thumbnail_key) from system_exercises
      where id = any(${ids}::uuid[])
    ) thumbnails where key is not null`,
  );
}

/** SQL for the thumbnail of the first of the account's media on an exercise of the library that has one; null without. */
export function studioThumbnail(exerciseId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select attachments.thumbnail_key from attachments
    where attachments.system_exercise_id = ${exerciseId} and attachments.thumbnail_key is not null
    order by attachments.position limit 1)`;
}

/** SQL for the number of the account's media on an exercise of the library. */
export function studioAssetCount(exerciseId: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*)::int from attachments where attachments.system_exercise_id = ${exerciseId})`;
}
