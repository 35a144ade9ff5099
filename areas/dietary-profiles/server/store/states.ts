import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

const Pregnancy = z.object({ from: z.string(), until: z.string().nullable() });

/** The days in which the profile said that the client is pregnant; `until`, the day after, is null while it says so. */
export async function findPregnancies(
  { db, caller }: Pick<Scope, 'db' | 'caller'>,
  clientId: string,
): Promise<z.output<typeof Pregnancy>[]> {
  const dayOf = (instant: string) => sql`(${sql.ref(instant)} at time zone ${caller.timeZone})::date::text`;
  return rowsOf(
    db,
    Pregnancy,
    sql`
    select ${dayOf('changed_at')} as "from", ${dayOf('ended_at')} as until from (
      select changed_at, coalesce((profile ->> 'isPregnant')::boolean, false) as is_pregnant,
        lead(changed_at) over (order by version) as ended_at
      from dietary_profiles where client_id = ${clientId}) versions
    where is_pregnant order by changed_at`,
  );
}

const StatesSince = z.object({ clientId: z.uuid(), pregnant: z.string().nullable(), lactating: z.string().nullable() });

/**
 * Since when the present profiles of clients have stated without a break that they are pregnant, and breastfeeding, by client id; null
 * while they do not. Does not check access to the clients.
 */
export async function findStatesSince(
  { db }: Pick<Transaction, 'db'>,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, z.output<typeof StatesSince>>> {
  const since = (field: string) => {
    const isStated = sql`coalesce((profile ->> ${field})::boolean, false)`;
    return sql`min(changed_at) filter (where version > coalesce(
      (select max(version) from dietary_profiles other where other.client_id = versions.client_id and not ${isStated}), 0))`;
  };
  const rows = await rowsOf(
    db,
    StatesSince,
    sql`
    select client_id as "clientId", ${since('isPregnant')} as pregnant, ${since('isLactating')} as lactating
    from dietary_profiles versions where client_id = any(${clientIds}::uuid[]) group by client_id`,
  );
  return new Map(rows.map((row) => [row.clientId, row]));
}

const LastStates = z.object({ clientId: z.uuid(), pregnant: z.string().nullable(), lactating: z.string().nullable() });

/**
 * When the profiles of clients last said that they are pregnant, and breastfeeding, by client id: the time of the save by which it ended,
 * or now; null for never. Does not check access to the clients.
 */
export async function findLastStates(
  { db }: Pick<Transaction, 'db'>,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, z.output<typeof LastStates>>> {
  const lastOf = (field: string) =>
    sql`max(coalesce(ended_at, now())) filter (where coalesce((profile ->> ${field})::boolean, false))`;
  const rows = await rowsOf(
    db,
    LastStates,
    sql`
    select client_id as "clientId", ${lastOf('isPregnant')} as pregnant, ${lastOf('isLactating')} as lactating from (
      select client_id, profile, lead(changed_at) over (partition by client_id order by version) as ended_at
      from dietary_profiles where client_id = any(${clientIds}::uuid[])) versions
    group by client_id`,
  );
  return new Map(rows.map((row) => [row.clientId, row]));
}
