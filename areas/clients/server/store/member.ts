import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { roles } from '#shell/common/permissions.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Caller, Transaction } from '#shell/server/database/scope.ts';

const Member = z.object({
  userId: z.uuid(),
  accountId: z.uuid(),
  clientId: z.uuid().nullable(),
  role: z.enum(roles),
  timeZone: z.string(),
});

/** The client of a membership, also a deactivated one: they keep the right to their data. Undefined after their deletion. */
export function findClientMember(scope: Transaction, membershipId: string): Promise<Caller | undefined> {
  return findCaller(scope, membershipId, sql<SqlBool>`clients.id is not null`);
}

const withoutLogin = '00000000-0000-0000-0000-000000000000';

/** The client as a caller, also a deactivated one. For a client who never registered, the ids of user and membership are zero UUIDs. */
export async function findClientCaller({ db }: Transaction, clientId: string): Promise<Caller | undefined> {
  const [row] = await rowsOf(
    db,
    Member.extend({ membershipId: z.uuid() }),
    sql`
    select coalesce(memberships.user_id, ${withoutLogin}) as "userId", clients.account_id as "accountId", 'client' as role,
      coalesce(memberships.id, ${withoutLogin}) as "membershipId", clients.id as "clientId",
      coalesce(users.time_zone, accounts.time_zone) as "timeZone"
    from clients join accounts on accounts.id = clients.account_id
      left join memberships on memberships.id = clients.membership_id
      left join users on users.id = memberships.user_id
    where clients.id = ${clientId}`,
  );
  return row;
}

/** The member in whose name something is done without a session, in their time zone; undefined after their removal. */
export function findMember(scope: Transaction, membershipId: string): Promise<Caller | undefined> {
  const isActive = sql<SqlBool>`memberships.deactivated_at is null and clients.deactivated_at is null
    and (memberships.role <> 'client' or clients.id is not null)`;
  return findCaller(scope, membershipId, isActive);
}

async function findCaller(
  { db }: Transaction,
  membershipId: string,
  condition: RawBuilder<SqlBool>,
): Promise<Caller | undefined> {
  const [row] = await rowsOf(
    db,
    Member,
    sql`
    select memberships.user_id as "userId", memberships.account_id as "accountId", memberships.role,
      coalesce(users.time_zone, accounts.time_zone) as "timeZone", clients.id as "clientId"
    from memberships join accounts on accounts.id = memberships.account_id
      join users on users.id = memberships.user_id
      left join clients on clients.membership_id = memberships.id
    where memberships.id = ${membershipId} and ${condition}`,
  );
  return row && { ...row, membershipId };
}
