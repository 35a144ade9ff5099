import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface Period {
  clientIds: readonly string[];
  from: string;
  until: string;
}

/** Names of those of the clients without a program on any day of a period, both included. Does not check access to the clients. */
export async function findClientsWithoutProgram({ db }: Scope, { clientIds, from, until }: Period): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`
    select name from clients where id = any(${clientIds}::uuid[]) and not exists (
      select from programs where client_id = clients.id and starts_on <= ${until}::date and ends_on >= ${from}::date)
    order by name, id`,
  );
  return rows.map(({ name }) => name);
}
