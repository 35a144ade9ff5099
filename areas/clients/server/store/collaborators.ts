import type { Scope } from '#shell/server/database/scope.ts';

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
