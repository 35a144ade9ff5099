import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { effectivePermissions } from '#areas/account/server/public.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { rowsOf } from '#shell/server/database/rows.ts';

/**
 * The memberships of the professionals who are concerned with a client: every admin and the professionals assigned to the client.
 * Secretaries see the client, too (`isVisibleClient`), but not the care, and are not among them.
 */
export async function professionalsOf(scope: Transaction, clientId: string): Promise<string[]> {
  return professionalsOfAny(scope, [clientId]);
}

/** `professionalsOf` for several clients, each professional once; only those with `permission` when it is given. */
export async function professionalsOfAny(
  { db }: Transaction,
  clientIds: readonly string[],
  permission?: Permission,
): Promise<string[]> {
  const concerned = concernedWith(sql`any (${clientIds}::uuid[])`);
  const permitted = sql`
    select memberships.id from memberships join role_permissions on role_permissions.role = memberships.role
    where memberships.id in (${concerned}) and ${permission ?? null}::text = any (${effectivePermissions})`;
  const rows = await rowsOf(db, z.object({ id: z.uuid() }), permission ? permitted : concerned);
  return rows.map(({ id }) => id);
}

/** SQL for the memberships of `professionalsOf`, as an array, of the client whose id is in `column`. */
export function professionalIdsOf(column: string): RawBuilder<string[]> {
  return sql`array(${concernedWith(sql.ref(column))})`;
}

/** The query of `professionalsOf`, for clients whose id equals the given SQL expression. */
function concernedWith(clientId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select id from memberships where role = 'admin' and deactivated_at is null
    union
    select membership_id from client_collaborators where client_id = ${clientId}`;
}

/** The memberships of the secretaries of the account. */
export async function secretariesOfAccount({ db }: Transaction): Promise<string[]> {
  const secretaries = db.selectFrom('memberships').select('id').where('role', '=', 'secretary');
  return (await secretaries.where('deactivated_at', 'is', null).execute()).map(({ id }) => id);
}

/** The memberships of all professionals of the account. */
export async function professionalsOfAccount({ db }: Transaction): Promise<string[]> {
  const professionals = db
    .selectFrom('memberships')
    .select('id')
    .where('role', '<>', 'client')
    .where('deactivated_at', 'is', null);
  return (await professionals.execute()).map(({ id }) => id);
}

/** The membership of a client; null when they have not registered. */
export async function membershipOfClient({ db }: Transaction, clientId: string): Promise<string | null> {
  const client = await db.selectFrom('clients').select('membership_id').where('id', '=', clientId).executeTakeFirst();
  return client?.membership_id ?? null;
}

/** The memberships of the clients who have registered. */
export async function membershipsOfClients({ db }: Transaction, clientIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('clients')
    .select('membership_id')
    .where('id', 'in', clientIds)
    .where('membership_id', 'is not', null)
    .$narrowType<{ membership_id: string }>()
    .execute();
  return rows.map(({ membership_id }) => membership_id);
}
