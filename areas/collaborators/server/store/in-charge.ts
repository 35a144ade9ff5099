import { sql } from 'kysely';
import { careKinds } from '#areas/clients/contract/care.ts';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { InCharge } from '../../contract/hand-over.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** How many of the clients each professional is in charge of, by kind of care. Clients that the caller does not see are left out. */
export async function countInCharge(scope: Scope, clientIds: readonly string[]): Promise<InCharge[]> {
  return rowsOf(
    scope.db,
    InCharge,
    sql`
    select kinds.kind, count(*)::int as clients,
      case when care.membership_id is not null
        then jsonb_build_object('id', care.membership_id, 'name', users.name) end as professional
    from clients
      cross join unnest(${[...careKinds]}::text[]) as kinds(kind)
      left join client_collaborators care on care.client_id = clients.id and care.kind = kinds.kind
      left join memberships on memberships.id = care.membership_id
      left join users on users.id = memberships.user_id
    where clients.id = any(${clientIds}::uuid[]) and ${isVisibleClient(scope)}
    group by kinds.kind, care.membership_id, users.name
    order by kinds.kind desc, clients desc, users.name`,
  );
}
