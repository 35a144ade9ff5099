import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { MealEntry } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

const StateRow = MealEntry.pick({ date: true, publishedId: true, mealId: true, state: true, loggedAt: true });

/** What was reported about the meals of a period, without what was eaten. */
export async function findStates(
  { db }: Transaction,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<z.output<typeof StateRow>[]> {
  return rowsOf(
    db,
    StateRow,
    sql`
    select eaten_on as date, published_id as "publishedId", meal_id as "mealId", state, logged_at as "loggedAt"
    from meal_entries
    where client_id = ${clientId} and eaten_on between ${from}::date and ${until}::date`,
  );
}

/** SQL condition: whether something was reported until today about a published version. */
export function isReported(scope: Scope, publishedId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql`exists (select from meal_entries where published_id = ${publishedId} and eaten_on <= ${today(scope)})`;
}
