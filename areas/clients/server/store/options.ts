import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';

export async function findClientTypes({ db }: Scope) {
  const clientTypes = await db.selectFrom('client_types').select(['id', 'name']).orderBy(sql`lower(name)`).execute();
  return { clientTypes };
}

/** Returns undefined when the account already has a type with that name, ignoring case. */
export async function insertClientType({ db }: Scope, clientType: { id: string; name: string }) {
  return db
    .insertInto('client_types')
    .values(clientType)
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
}

/** Finds the users of the account who can be the collaborator of a client, including the owner. */
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
