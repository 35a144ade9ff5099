import { sql } from 'kysely';
import { z } from 'zod';
import { deletionGraceDays } from '../../contract/deletion.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Role } from '#shell/common/permissions.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

/** Name of the account and when it is deleted. Locks the account until the transaction ends. */
export async function lockAccount({ db, caller }: Scope): Promise<{ name: string; deleteAfter: string | null }> {
  return db
    .selectFrom('accounts')
    .select(['name', 'delete_after as deleteAfter'])
    .where('id', '=', caller.accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function closeAccount({ db, caller }: Scope): Promise<string> {
  const { deleteAfter } = await db
    .updateTable('accounts')
    .set({ delete_after: sql`now() + make_interval(days => ${deletionGraceDays})` })
    .where('id', '=', caller.accountId)
    .returning(sql<string>`delete_after`.as('deleteAfter'))
    .executeTakeFirstOrThrow();
  return deleteAfter;
}

export async function openAccountAgain({ db, caller }: Scope): Promise<void> {
  await db.updateTable('accounts').set({ delete_after: null }).where('id', '=', caller.accountId).execute();
}

export async function findAdminIds({ db }: Scope): Promise<string[]> {
  const admins = await db.selectFrom('memberships').select('id').where('role', '=', 'admin').execute();
  return admins.map(({ id }) => id);
}

/** Deletes all sessions of the account but those of its admins, and returns the memberships that had one. */
export async function deleteSessionsOfTeamAndClients({ db, caller }: Scope): Promise<string[]> {
  const admins = db.selectFrom('memberships').select('id').where('role', '=', 'admin');
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', caller.accountId)
    .where((row) => row.or([row('membership_id', 'not in', admins), row('viewed_client_id', 'is not', null)]))
    .returning('membership_id')
    .execute();
  return [...new Set(ended.flatMap(({ membership_id }) => membership_id ?? []))];
}

export interface MemberOfAccount {
  email: string;
  name: string;
  language: Language;
  role: Role;
  account: string;
  color: string | null;
  timeZone: string;
  deleteAfter: string | null;
}

/** The active memberships of the current account. */
export async function activeMembershipIds({ db }: Transaction): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .leftJoin('clients', 'clients.membership_id', 'memberships.id')
    .select('memberships.id')
    .where('memberships.deactivated_at', 'is', null)
    .where('clients.deactivated_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findMember({ db }: Transaction, membershipId: string): Promise<MemberOfAccount | undefined> {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select((eb) => [
      'users.email',
      'users.name',
      eb.ref('users.locale').$castTo<Language>().as('language'),
      eb.ref('memberships.role').$castTo<Role>().as('role'),
      'accounts.name as account',
      'accounts.main_color as color',
      'accounts.time_zone as timeZone',
      'accounts.delete_after as deleteAfter',
    ])
    .where('memberships.id', '=', membershipId)
    .executeTakeFirst();
}

/** The closed accounts whose days of grace are over. */
export async function findAccountsToDelete({ db }: Transaction): Promise<string[]> {
  const rows = await rowsOf(db, z.object({ id: z.uuid() }), sql`select id from accounts_to_delete() as id`);
  return rows.map(({ id }) => id);
}

/** Deletes a closed account with everything in it. False when it was opened again. */
export async function deleteAccountForever({ db }: Transaction, accountId: string): Promise<boolean> {
  // Longer than the limit of a request: a large account has millions of rows.
  await sql`set local statement_timeout = '9min'`.execute(db);
  const [row] = await rowsOf(
    db,
    z.object({ isDone: z.boolean() }),
    sql`select delete_account(${accountId}) as "isDone"`,
  );
  return row?.isDone === true;
}
