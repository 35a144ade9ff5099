import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

export async function findAllAccounts({ db }: Transaction): Promise<string[]> {
  const rows = await rowsOf(db, z.object({ id: z.uuid() }), sql`select id from all_account_ids() as id`);
  return rows.map(({ id }) => id);
}

export async function findAccountName({ db }: Transaction, accountId: string): Promise<string> {
  const account = db.selectFrom('accounts').select('name').where('id', '=', accountId);
  return (await account.executeTakeFirstOrThrow()).name;
}

const keptDays = 365;
const deletedAtOnce = 10_000;

/** Deletes notifications of the current account after a year, at most 10,000 a night. */
export async function deleteOldNotifications({ db }: Transaction): Promise<void> {
  await sql`
    delete from notifications where id = any(array(
      select id from notifications where created_at < now() - make_interval(days => ${sql.lit(keptDays)})
      order by created_at limit ${sql.lit(deletedAtOnce)}))`.execute(db);
}
