import { sql } from 'kysely';
import { z } from 'zod';
import { effectivePermissions } from '#areas/account/server/public.ts';
import { Collaborator, CollaboratorDetail, collaboratorLimits } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The team: admins first, those who were removed last. */
export async function findTeam(scope: Scope): Promise<Collaborator[]> {
  return rowsOf(
    scope.db,
    Collaborator,
    sql`
    select ${columns(scope)} from memberships join users on users.id = memberships.user_id
    where memberships.role <> 'client'
    order by memberships.deactivated_at desc nulls first, memberships.role <> 'admin', lower(users.name), memberships.id
    limit 200`,
  );
}

export async function findCollaborator(scope: Scope, id: string): Promise<CollaboratorDetail | undefined> {
  const [collaborator] = await rowsOf(
    scope.db,
    CollaboratorDetail,
    sql`
    select ${columns(scope)}, memberships.version,
      ${effectivePermissions} as permissions
    from memberships join users on users.id = memberships.user_id
      join role_permissions on role_permissions.role = memberships.role
    where memberships.id = ${id} and memberships.role <> 'client'`,
  );
  return collaborator;
}

const TeamPermissions = z.object({ id: z.uuid(), name: z.string(), permissions: z.array(z.string()) });
export type TeamPermissions = z.output<typeof TeamPermissions>;

/** The permissions of the active members of the team. */
export async function findTeamPermissions(scope: Scope): Promise<TeamPermissions[]> {
  return rowsOf(
    scope.db,
    TeamPermissions,
    sql`
    select memberships.id, users.name, ${effectivePermissions} as permissions
    from memberships join users on users.id = memberships.user_id
      join role_permissions on role_permissions.role = memberships.role
    where memberships.role <> 'client' and memberships.deactivated_at is null
    order by memberships.id limit 200`,
  );
}

/** The admin of the account; with several, the one who has been admin for longest. */
export async function findAdmin({ db }: Pick<Scope, 'db'>): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'users.name'])
    .where('memberships.role', '=', 'admin')
    .orderBy('memberships.created_at')
    .orderBy('memberships.id')
    .limit(1)
    .executeTakeFirst();
}

export async function findAdminIds({ db }: Pick<Scope, 'db'>): Promise<string[]> {
  const admins = await db.selectFrom('memberships').select('id').where('role', '=', 'admin').execute();
  return admins.map(({ id }) => id);
}

const Admin = z.object({ userId: z.uuid(), membershipId: z.uuid(), timeZone: z.string(), name: z.string() });

/** The admins of the current account, the first one first; `timeZone` is that of the account. */
export async function findAdmins({ db }: Pick<Scope, 'db'>): Promise<z.output<typeof Admin>[]> {
  return rowsOf(
    db,
    Admin,
    sql`
    select memberships.user_id as "userId", memberships.id as "membershipId", accounts.time_zone as "timeZone", accounts.name
    from memberships join accounts on accounts.id = memberships.account_id
    where memberships.role = 'admin' order by memberships.created_at, memberships.id`,
  );
}

/** The memberships of the clients who have registered and are active. */
export async function findClientIds({ db }: Pick<Scope, 'db'>): Promise<string[]> {
  const clients = db.selectFrom('memberships').select('id').where('role', '=', 'client');
  return (await clients.where('deactivated_at', 'is', null).execute()).map(({ id }) => id);
}

export async function countAdmins({ db }: Scope): Promise<number> {
  const { total } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return total;
}

function columns({ caller }: Scope) {
  const undoableUntil = sql`collaborator_removals.removed_at + make_interval(days => ${collaboratorLimits.undoDays})`;
  return sql`memberships.id, users.name, users.email, memberships.role,
    memberships.id = ${caller.membershipId} as "isSelf", memberships.is_name_hidden as "isNameHidden",
    memberships.permissions is not null as "hasOwnPermissions",
    (select count(distinct client_id)::int from client_collaborators where membership_id = memberships.id) as clients,
    memberships.created_at as "joinedAt", memberships.deactivated_at as "removedAt",
    (select ${undoableUntil} from collaborator_removals
      where collaborator_removals.membership_id = memberships.id and restored_at is null
        and ${undoableUntil} > now()) as "undoableUntil"`;
}
