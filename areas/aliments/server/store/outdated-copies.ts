import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const Row = z.object({ id: z.uuid() });

export async function findAccountsWithOutdated({ db }: Transaction): Promise<string[]> {
  const rows = await rowsOf(db, Row, sql`select id from accounts_with_outdated_food_copies() as id`);
  return rows.map(({ id }) => id);
}

/** The foods whose copies the account has to correct, at most `limit`, which are forgotten when the transaction is committed. */
export async function takeOutdated({ db }: Transaction, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    db,
    Row,
    sql`
    delete from outdated_food_copies where aliment_id = any(array(
      select aliment_id from outdated_food_copies order by aliment_id limit ${sql.lit(limit)}))
    returning aliment_id as id`,
  );
  return rows.map(({ id }) => id);
}
