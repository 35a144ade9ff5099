import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const Changed = z.object({ accountId: z.uuid(), clientId: z.uuid() });

/**
 * Gives the client records of a person, in all accounts, the e-mail of the login, except where the account has another record with it.
 * Returns those that had another one.
 */
export async function adoptLoginEmail({ db }: Transaction, userId: string): Promise<z.output<typeof Changed>[]> {
  return rowsOf(
    db,
    Changed,
    sql`select account_id as "accountId", client_id as "clientId" from adopt_login_email(${userId})`,
  );
}

/** Finds the person of the account who logs in with an e-mail and has a client record with another one. */
export async function findLoginOfOtherRecord({ db }: Transaction, email: string): Promise<string | undefined> {
  const login = await db
    .selectFrom('clients')
    .innerJoin('memberships', 'memberships.id', 'clients.membership_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('clients.email', '<>', email)
    .executeTakeFirst();
  return login?.id;
}
