import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import type { Source } from '../../contract/measurement.ts';

/** Rows of `measurements` as the database writes them to JSON. */
export const DeletedValues = z.array(z.record(z.string(), z.unknown()));
export type DeletedValues = z.output<typeof DeletedValues>;

/** Deletes the values of a record and returns them with the types that they are of. */
export async function deleteAndReturn(
  { db }: Transaction,
  { clientId, source, sourceId }: { clientId: string; source: Source; sourceId: string },
): Promise<{ metrics: string[]; values: DeletedValues }> {
  const rows = await rowsOf(
    db,
    z.object({ metric: z.string(), value: DeletedValues.element }),
    sql`
    delete from measurements where client_id = ${clientId} and source = ${source} and source_id = ${sourceId}
    returning coalesce(type, own_type_id::text) as metric, to_jsonb(measurements) as value`,
  );
  return { metrics: rows.map(({ metric }) => metric), values: rows.map(({ value }) => value) };
}

/** Inserts deleted values again; the author is left out when they are no longer in the account. Returns the types of the values. */
export async function insertDeleted({ db }: Transaction, values: DeletedValues): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ metric: z.string() }),
    sql`
    insert into measurements (id, client_id, type, own_type_id, value, entered_text, entered_unit, measured_at, local_day, time_zone,
      source, source_id, author_id, is_by_client, method, device, side, takes, note, disputed_at, dispute_note, created_at, version)
    select id, client_id, type, own_type_id, value, entered_text, entered_unit, measured_at, local_day, time_zone, source, source_id,
      (select memberships.id from memberships
        where memberships.account_id = deleted.account_id and memberships.id = deleted.author_id),
      is_by_client, method, device, side, takes, note, disputed_at, dispute_note, created_at, version
    from jsonb_populate_recordset(null::measurements, ${JSON.stringify(values)}::jsonb) as deleted
    returning coalesce(type, own_type_id::text) as metric`,
  );
  return rows.map(({ metric }) => metric);
}
