import { sql } from 'kysely';
import { effectivePermissions } from '#areas/account/server/public.ts';
import { type CareKind, careKinds, carePermissions } from '../../contract/care.ts';
import type { ClientType } from '../../contract.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isVisibleClient } from './visibility.ts';

const typeColumns = ['client_types.id', 'client_types.name', 'client_types.version'] as const;

export async function findClientTypes({ db }: Scope) {
  const clientTypes = await db.selectFrom('client_types').select(typeColumns).orderBy(sql`lower(name)`).execute();
  return { clientTypes };
}

/** The number of types of the account. Another count waits until the transaction ends, so that the limit holds. */
export async function countClientTypes({ db, caller }: Scope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`client types ${caller.accountId}`}, 0))`.execute(db);
  const types = db.selectFrom('client_types').select(({ fn }) => fn.countAll<number>().as('total'));
  return (await types.executeTakeFirstOrThrow()).total;
}

/** Returns undefined when the account already has a type with that name, ignoring case. */
export async function insertClientType({ db }: Scope, clientType: { id: string; name: string }) {
  return db
    .insertInto('client_types')
    .values(clientType)
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .returning(typeColumns)
    .executeTakeFirst();
}

export async function findClientType({ db }: Scope, id: string): Promise<ClientType | undefined> {
  return db.selectFrom('client_types').select(typeColumns).where('id', '=', id).executeTakeFirst();
}

export async function isTypeNameTaken({ db }: Scope, { id, name }: { id: string; name: string }): Promise<boolean> {
  const other = await db
    .selectFrom('client_types')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

export async function renameClientType({ db }: Scope, { id, name }: { id: string; name: string }): Promise<void> {
  await db.updateTable('client_types').set({ name }).where('id', '=', id).execute();
}

/** The memberships of the registered clients of a type. */
export async function findMembershipsOfType({ db }: Scope, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('clients')
    .select('membership_id')
    .where('client_type_id', '=', id)
    .where('membership_id', 'is not', null)
    .$narrowType<{ membership_id: string }>()
    .execute();
  return rows.map(({ membership_id }) => membership_id);
}

/** False when the account has no such type. */
export async function deleteClientType({ db }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('client_types').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function findTypeFilters(scope: Scope) {
  const clientTypes = await scope.db
    .selectFrom('client_types')
    .select((eb) => [
      ...typeColumns,
      eb
        .selectFrom('clients')
        .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('total'))
        .whereRef('clients.client_type_id', '=', 'client_types.id')
        .where(isVisibleClient(scope))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
    .orderBy(sql`lower(name)`)
    .execute();
  return { clientTypes };
}

const mayBeInCharge = sql<CareKind[]>`array_remove(array[${sql.join(
  careKinds.map(
    (kind) => sql`case when ${effectivePermissions} && ${[...carePermissions[kind]]}::text[] then ${sql.lit(kind)} end`,
  ),
)}], null)`;

/** The kinds of care of which the professional with this membership may see something. */
export async function findCareKindsPermittedTo({ db }: Transaction, membershipId: string): Promise<CareKind[]> {
  const member = await db
    .selectFrom('memberships')
    .innerJoin('role_permissions', 'role_permissions.role', 'memberships.role')
    .select(mayBeInCharge.as('careKinds'))
    .where('memberships.id', '=', membershipId)
    .executeTakeFirst();
  return member?.careKinds ?? [];
}

/** Finds the users of the account who can be the collaborator of a client, including the owner. */
export async function findCollaborators({ db }: Scope) {
  const teamMembers = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('role_permissions', 'role_permissions.role', 'memberships.role')
    .select(['memberships.id', 'users.name', 'memberships.role', mayBeInCharge.as('careKinds')])
    .where('memberships.role', '<>', 'client')
    .where('memberships.deactivated_at', 'is', null)
    .orderBy('users.name')
    .limit(200)
    .execute();
  return { teamMembers };
}
