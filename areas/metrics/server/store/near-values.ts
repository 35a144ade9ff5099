import { sql } from 'kysely';
import { z } from 'zod';
import { sides } from '../../contract/measurement.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { newestFirst, newestOfDay, type NewValue } from './measurements.ts';

const Nearest = z.object({
  metric: z.string(),
  side: z.enum(sides).nullable(),
  day: z.string(),
  value: z.number(),
});

/**
 * For each value the stored ones of its metric and side that are nearest to its day, before and after it; not those of the records of the
 * values, which they replace.
 */
export async function findNearest(
  { db }: Transaction,
  { clientId, values }: { clientId: string; values: readonly NewValue[] },
): Promise<z.output<typeof Nearest>[]> {
  const wanted = JSON.stringify(values.map(({ metric, side, day }) => ({ metric, side, day })));
  const replaced = values.map(({ sourceId }) => sourceId);
  const other = sql`client_id = ${clientId} and type = wanted.metric and side is not distinct from wanted.side
    and not (source_id = any(${replaced}::uuid[])) and not (id = any(${replaced}::uuid[]))`;
  return rowsOf(
    db,
    Nearest,
    sql`
    select wanted.metric, wanted.side, near.day, near.value
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (metric text, side text, day date)
    cross join lateral (
      (select local_day as day, value::float8 as value from measurements where ${other} and local_day <= wanted.day
        order by ${newestFirst} limit 1)
      union all
      (select local_day, value::float8 from measurements where ${other} and local_day > wanted.day
        order by local_day, ${newestOfDay} limit 1)) near`,
  );
}

interface WantedWeights {
  clientId: string;
  from: string;
  until: string;
  limit?: number;
}

/** The weights of some days that count, one a day, the latest first. */
export async function findWeights(
  { db }: Transaction,
  { clientId, from, until, limit = 500 }: WantedWeights,
): Promise<{ day: string; value: number }[]> {
  return rowsOf(
    db,
    z.object({ day: z.string(), value: z.number() }),
    sql`
    select distinct on (local_day) local_day as day, value::float8 as value from measurements
    where client_id = ${clientId} and type = 'weight' and local_day between ${from} and ${until}
    order by ${newestFirst} limit ${limit}`,
  );
}
