import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const Changed = z.object({ accountId: z.uuid(), clientId: z.uuid() });

/** Gives all client records of a person, in all accounts, the e-mail of the login. Returns those that had another one. */
export async function adoptLoginEmail({ db }: Transaction, userId: string): Promise<z.output<typeof Changed>[]> {
  return rowsOf(
    db,
    Changed,
    sql`select account_id as "accountId", client_id as "clientId" from adopt_login_email(${userId})`,
  );
}
