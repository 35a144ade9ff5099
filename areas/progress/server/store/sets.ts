import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type Photo, PhotoSet, PoseHistory, photoLimits } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const pageSize = 25;

const StoredSet = PhotoSet.omit({ values: true });
export type StoredSet = z.output<typeof StoredSet>;

interface OfClient {
  clientId: string;
  id: string;
}

const photosJson: RawBuilder<Photo[]> = sql`coalesce((
  select json_agg(json_build_object('id', photo.id, 'pose', photo.pose, 'name', photo.name, 'alignment', photo.alignment,
    'advertisedAt', to_char(photo.advertised_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isByProfessional', photo.author_id is not null, 'version', photo.version)
    order by array_position(array['front', 'side', 'back', 'own'], photo.pose), photo.created_at, photo.id)
  from progress_photos photo where photo.set_id = progress_sets.id), '[]')`;

const columns = sql`progress_sets.id, progress_sets.taken_on, progress_sets.note, progress_sets.version,
  ${photosJson} as photos`;

/** The sets of a client by day, the newest first. Does not check access to the client. */
export async function findSets({ db }: Transaction, clientId: string, page: number) {
  const rows = await rowsOf(
    db,
    StoredSet,
    sql`select ${columns} from progress_sets where client_id = ${clientId}
      order by taken_on desc limit ${pageSize + 1} offset ${(page - 1) * pageSize}`,
  );
  return { rows: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}

export async function findSet({ db }: Transaction, { clientId, id }: OfClient): Promise<StoredSet | undefined> {
  const [row] = await rowsOf(
    db,
    StoredSet,
    sql`select ${columns} from progress_sets where client_id = ${clientId} and id = ${id}`,
  );
  return row;
}

/** The id of the set of a day, which is created when there is none. Locks it until the transaction ends. */
export async function ensureSet(
  { db }: Transaction,
  { clientId, takenOn }: { clientId: string; takenOn: string },
): Promise<string> {
  const { id } = await db
    .insertInto('progress_sets')
    .values({ id: newId(), client_id: clientId, taken_on: takenOn })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'client_id', 'taken_on']).doUpdateSet({ taken_on: takenOn }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a set of the client; undefined when there is none. */
export async function lockSet({ db }: Transaction, { clientId, id }: OfClient): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('progress_sets')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasSetOn(
  { db }: Transaction,
  { clientId, takenOn, exceptId }: { clientId: string; takenOn: string; exceptId: string },
): Promise<boolean> {
  const other = db.selectFrom('progress_sets').select('id').where('client_id', '=', clientId);
  return (await other.where('taken_on', '=', takenOn).where('id', '<>', exceptId).executeTakeFirst()) !== undefined;
}

export async function updateSet(
  { db }: Transaction,
  { id, takenOn, note }: { id: string; takenOn: string; note: string },
): Promise<void> {
  await db.updateTable('progress_sets').set({ taken_on: takenOn, note }).where('id', '=', id).execute();
}

/** Sets the note and counts a version, for a photo that brings one. */
export async function setNote({ db }: Transaction, { id, note }: { id: string; note: string }): Promise<void> {
  await db
    .updateTable('progress_sets')
    .set({ note, version: sql`version + 1` })
    .where('id', '=', id)
    .where('note', '<>', note)
    .execute();
}

export async function deleteSet({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('progress_sets').where('id', '=', id).execute();
}

/** The first and the last photo of each pose of a client. */
export async function findPoses({ db }: Transaction, clientId: string): Promise<PoseHistory[]> {
  const photoJson = sql`json_build_object('progressId', set_id, 'photoId', photo_id, 'taken_on', taken_on)`;
  return rowsOf(
    db,
    PoseHistory,
    sql`
    select pose, name, (array_agg(${photoJson} order by taken_on, created_at))[1] as first,
      (array_agg(${photoJson} order by taken_on desc, created_at desc))[1] as last
    from (
      select photo.pose, photo.name, photo.set_id, photo.id as photo_id, photo.created_at, progress_sets.taken_on
      from progress_sets join progress_photos photo on photo.set_id = progress_sets.id
      where progress_sets.client_id = ${clientId}
    ) photos
    group by pose, name order by array_position(array['front', 'side', 'back', 'own'], pose), name
    limit ${photoLimits.photosOfDay}`,
  );
}
