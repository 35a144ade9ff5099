import { sql } from 'kysely';
import { z } from 'zod';
import { DeletedValues } from '#areas/metrics/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleVisit } from './visits.ts';

/** Stores what a visit wrote to the measurements, with the visit that is about to be deleted. */
export async function setDeletedValues({ db }: Scope, id: string, values: DeletedValues): Promise<void> {
  await sql`update visits set deleted_values = ${JSON.stringify(values)}::jsonb where id = ${id}`.execute(db);
}

/** Clears the stored values of a restored visit and returns them. */
export async function clearDeletedValues({ db }: Scope, id: string): Promise<DeletedValues> {
  const [row] = await rowsOf(
    db,
    z.object({ values: DeletedValues }),
    sql`
    update visits set deleted_values = null from (select account_id, id, deleted_values from visits) deleted
    where visits.id = ${id} and (deleted.account_id, deleted.id) = (visits.account_id, visits.id)
    returning coalesce(deleted.deleted_values, '[]') as values`,
  );
  return row?.values ?? [];
}

/** The client of each of some deleted visits that the caller would see if they were not deleted, by visit id. */
export async function findVisibleDeleted(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    scope.db,
    z.object({ id: z.uuid(), clientId: z.uuid() }),
    sql`select id, client_id as "clientId" from clients_of_deleted_visits(${ids}::uuid[]) visits where ${isVisibleVisit(scope)}`,
  );
  return new Map(rows.map(({ id, clientId }) => [id, clientId]));
}
