import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';

export async function findClientTypes({ db }: Scope) {
  const clientTypes = await db.selectFrom('client_types').select(['id', 'name']).orderBy(sql`lower(name)`).execute();
  return { clientTypes };
}

/** Undefined when the account has a type of that name. */
export async function insertClientType({ db }: Scope, clientType: { id: string; name: string }) {
  return db
    .insertInto('client_types')
    .values(clientType)
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
}

/** Everybody of the account who can look after clients, the owner included. */
export async function findCollaborators({ db }: Scope) {
  const teamMembers = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'users.name', 'memberships.role'])
    .where('memberships.role', '<>', 'client')
    .orderBy('users.name')
    .limit(200)
    .execute();
  return { teamMembers };
}
