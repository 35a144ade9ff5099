import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const Concerned = z.object({
  clientId: z.uuid(),
  /** Admins and the professionals assigned to the client; see `professionalsOf`. */
  professionalIds: z.array(z.uuid()),
  /** The professionals assigned to the client. */
  inChargeIds: z.array(z.uuid()),
  /** Those of them who are assigned for the training. */
  trainerIds: z.array(z.uuid()),
  /** Membership of the client; null when they have not registered. */
  membershipId: z.uuid().nullable(),
  name: z.string(),
});
type Concerned = z.output<typeof Concerned>;

/** The memberships that are concerned with each of the clients, by the id of the client. */
export async function findConcerned(
  { db }: Transaction,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, Concerned>> {
  const rows = await rowsOf(
    db,
    Concerned,
    sql`
    select clients.id as "clientId", clients.membership_id as "membershipId", clients.name,
      array(select memberships.id from memberships
        where (memberships.role = 'admin' and memberships.deactivated_at is null) or memberships.id in (
          select care.membership_id from client_collaborators care where care.client_id = clients.id)
        order by memberships.id) as "professionalIds",
      array(select distinct care.membership_id from client_collaborators care where care.client_id = clients.id) as "inChargeIds",
      array(select care.membership_id from client_collaborators care
        where care.client_id = clients.id and care.kind = 'training') as "trainerIds"
    from clients where clients.id = any(${clientIds}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.clientId, row]));
}
