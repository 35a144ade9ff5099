import { sql } from 'kysely';
import type { z } from 'zod';
import { MealEntry } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const StateRow = MealEntry.pick({ date: true, mealId: true, state: true });

/** What was reported about the meals of a period, without what was eaten. */
export async function findStates(
  { db }: Transaction,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<z.output<typeof StateRow>[]> {
  return rowsOf(
    db,
    StateRow,
    sql`
    select eaten_on as date, meal_id as "mealId", state from meal_entries
    where client_id = ${clientId} and eaten_on between ${from}::date and ${until}::date`,
  );
}
