import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { MacroTargets } from '../../contract.ts';

const TargetsOfClient = z.object({ clientId: z.uuid(), clientName: z.string(), targets: MacroTargets });
type TargetsOfClient = z.output<typeof TargetsOfClient>;

/** The targets that apply to clients on a date, by the name of the client. Does not check access to the clients. */
export async function findTargetsOn(
  { db }: Transaction,
  { clientIds, date }: { clientIds: readonly string[]; date: string },
): Promise<TargetsOfClient[]> {
  return rowsOf(
    db,
    TargetsOfClient,
    sql`
    select clients.id as "clientId", clients.name as "clientName", macros.targets from macros join clients on clients.id = macros.client_id
    where macros.client_id = any(${clientIds}::uuid[]) and ${date}::date between macros.starts_on and macros.ends_on
    order by lower(clients.name), clients.id`,
  );
}
