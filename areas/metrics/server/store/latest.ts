import { sql } from 'kysely';
import { z } from 'zod';
import { sources } from '../../contract/measurement.ts';
import type { TypeCode } from '../../contract/types.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const Latest = z.object({
  clientId: z.uuid(),
  metric: z.string(),
  value: z.number(),
  day: z.string(),
  source: z.enum(sources),
  method: z.string().nullable(),
});
export type LatestValue = z.output<typeof Latest>;

export interface LatestQuery {
  clientIds: readonly string[];
  metrics: readonly TypeCode[];
  /** The last day that counts. */
  day: string;
}

/**
 * The newest value of each type up to a day, for many clients in one statement; what was never measured is missing. Does not check
 * access to the clients.
 */
export async function findLatest(
  { db }: Transaction,
  { clientIds, metrics, day }: LatestQuery,
): Promise<LatestValue[]> {
  return rowsOf(
    db,
    Latest,
    sql`
    select chosen.id as "clientId", types.code as metric, latest.value, latest.day, latest.source, latest.method
    from unnest(${clientIds}::uuid[]) chosen(id)
    cross join unnest(${metrics}::text[]) types(code)
    cross join lateral (
      select value::float8 as value, local_day as day, source, method from measurements
      where client_id = chosen.id and type = types.code and local_day <= ${day}
      order by local_day desc, measured_at desc, id limit 1
    ) latest`,
  );
}

/** The height in the record of the client. */
export async function findRecordedHeight({ db }: Transaction, clientId: string): Promise<number | null> {
  const client = await db.selectFrom('clients').select('height_cm').where('id', '=', clientId).executeTakeFirst();
  return client?.height_cm ?? null;
}
