import { sql } from 'kysely';
import type { AccessKind } from '../../contract/access-kinds.ts';
import type { Access } from '../../contract.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

export interface NewAccess {
  clientId: string;
  membershipId: string;
  isAsClient: boolean;
  kind: AccessKind;
}

/** Stores that such records of the client were opened in this hour; repeats in the same hour change nothing. */
export async function insertAccess({ db }: Transaction, access: NewAccess): Promise<void> {
  await db
    .insertInto('client_accesses')
    .values({
      client_id: access.clientId,
      membership_id: access.membershipId,
      is_as_client: access.isAsClient,
      kind: access.kind,
      hour: sql<string>`date_bin('1 hour', now(), timestamptz '2000-01-01 00:00+00')`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The accesses to a record, newest first. A client reads the name that is shown to clients. */
export async function findAccesses({ db, caller }: Scope, { clientId, page }: { clientId: string; page: number }) {
  const name = caller.clientId ? sql<string>`name_for_clients(memberships.id)` : sql<string>`users.name`;
  const list = db
    .selectFrom('client_accesses')
    .innerJoin('memberships', 'memberships.id', 'client_accesses.membership_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      name.as('name'),
      'client_accesses.hour',
      'client_accesses.is_as_client as isAsClient',
      sql<AccessKind[]>`array_agg(distinct client_accesses.kind)`.as('kinds'),
    ])
    .groupBy([name, 'client_accesses.hour', 'client_accesses.is_as_client'])
    .where('client_accesses.client_id', '=', clientId)
    .orderBy('client_accesses.hour', 'desc')
    .orderBy('name')
    .orderBy('isAsClient')
    .$castTo<Access>();
  const { rows, nextPage } = await paginate(list, page);
  return { accesses: rows, nextPage };
}

export async function deleteOldAccesses({ db }: Transaction): Promise<void> {
  await sql`select delete_old_client_accesses()`.execute(db);
}
