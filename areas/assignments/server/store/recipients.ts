import { sql } from 'kysely';
import { z } from 'zod';
import { isCoached, isVisibleClient } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** `groups`: number of the requested groups that exist. */
const Found = z.object({ groups: z.int(), clientIds: z.array(z.uuid()) });
type Found = z.output<typeof Found>;

/**
 * Finds the clients visible to the caller that are named or belong to the groups. Only active ones, except, with `includesInactive`,
 * those that are named. By name, as texts list them.
 */
export async function findRecipientClients(
  scope: Scope,
  { clientIds, groupIds, includesInactive }: { clientIds: string[]; groupIds: string[]; includesInactive: boolean },
): Promise<Found> {
  const hasGroups = groupIds.length > 0;
  const named = sql`${clientIds}::uuid[]`;
  const groups = sql`${groupIds}::uuid[]`;
  const candidates = hasGroups
    ? sql`array(select unnest(${named}) union select client_id from group_clients where group_id = any(${groups}))`
    : named;
  const [found] = await rowsOf(
    scope.db,
    Found,
    sql`
    select ${hasGroups ? sql`(select count(*)::int from groups where id = any(${groups}))` : sql`0`} as groups,
      array(
        select clients.id from clients
        where clients.id = any(${candidates})
          and (${isCoached()} ${includesInactive ? sql`or clients.id = any(${named})` : sql``})
          and ${isVisibleClient(scope)}
        order by lower(clients.name), clients.id
      ) as "clientIds"`,
  );
  return found ?? { groups: 0, clientIds: [] };
}
