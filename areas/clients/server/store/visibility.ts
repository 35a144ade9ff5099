import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { seesAllClients } from '../../rules/in-charge.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * SQL condition: whether the caller may see the client whose id is in `column`. Admins and secretaries see every client of
 * the account, a collaborator the clients they are in charge of, a client their own record.
 */
export function isVisibleClient({ caller }: Pick<Scope, 'caller'>, column = 'clients.id'): RawBuilder<SqlBool> {
  const { clientId, role, membershipId } = caller;
  if (clientId) return sql`${sql.ref(column)} = ${clientId}`;
  if (seesAllClients(role)) return sql`true`;
  return isClientOf(membershipId, column);
}

/** SQL condition: whether the professional is in charge of the client whose id is in `column`. The membership is an id or a column. */
export function isClientOf(
  membershipId: string | RawBuilder<string | null>,
  column = 'clients.id',
): RawBuilder<SqlBool> {
  return sql`exists (
    select from client_collaborators care where care.client_id = ${sql.ref(column)} and care.membership_id = ${membershipId})`;
}

/**
 * SQL for the instant since when the caller is in charge of the client whose id is in `column`, of any care; infinity for who is not.
 */
export function inChargeSince({ caller }: Pick<Scope, 'caller'>, column = 'clients.id'): RawBuilder<string> {
  return sql`coalesce((select min(care.since) from client_collaborators care
    where care.client_id = ${sql.ref(column)} and care.membership_id = ${caller.membershipId || null}::uuid), 'infinity')`;
}

/** SQL for the instant since when the professional who calls sees the client whose id is in `column`. */
export function visibleSince({ caller }: Pick<Scope, 'caller'>, column = 'clients.id'): RawBuilder<string> {
  if (!seesAllClients(caller.role)) return inChargeSince({ caller }, column);
  return sql`(select created_at from memberships where memberships.id = ${caller.membershipId || null}::uuid)`;
}

/** SQL condition over a row of `clients`, named `table` in the query: the client is active, and no deletion of their data is scheduled. */
export function isCoached(table = 'clients'): RawBuilder<SqlBool> {
  return sql`(${sql.ref(`${table}.deactivated_at`)} is null and ${sql.ref(`${table}.delete_after`)} is null)`;
}

/** SQL condition: whether `column` does not name the sample client of the account, which statistics leave out. */
export function isNotSample(column: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} is distinct from (select sample.id from clients sample where sample.is_sample)`;
}

/** Returns undefined unless the client belongs to the account and is visible to the caller. */
export async function findVisibleId(scope: Scope, clientId: string): Promise<{ id: string } | undefined> {
  return scope.db
    .selectFrom('clients')
    .select('clients.id')
    .where('clients.id', '=', clientId)
    .where(isVisibleClient(scope))
    .executeTakeFirst();
}
