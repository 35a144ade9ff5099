import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface Period {
  clientIds: readonly string[];
  from: string;
  until: string;
}

/** Those of the clients without a program on any day of a period, both included, by name. Does not check access to the clients. */
export async function findClientsWithoutProgram(
  { db }: Scope,
  { clientIds, from, until }: Period,
): Promise<{ id: string; name: string }[]> {
  return rowsOf(
    db,
    z.object({ id: z.uuid(), name: z.string() }),
    sql`
    select id, name from clients where id = any(${clientIds}::uuid[]) and not exists (
      select from programs where client_id = clients.id and starts_on <= ${until}::date and ends_on >= ${from}::date)
    order by name, id`,
  );
}
