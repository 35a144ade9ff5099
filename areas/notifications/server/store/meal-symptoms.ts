import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** SQL for the meals that a notification of symptoms is about, which its params have with their date. */
const toldMeals = sql`unnest(string_to_array(notifications.params ->> 'meals', ' ')) with ordinality as told (meal, position)`;
const isOfSymptoms = sql`notifications.kind = 'meals_symptom' and notifications.params ? 'meals'`;
const mealKey = sql`notifications.params ->> 'date' || ' ' || meal`;

/**
 * Takes meals, as `date mealId`, out of the notifications about several. Returns the occurrences of those that are about no meal any
 * more and are to be deleted.
 */
export async function withoutMeals(
  { db }: Transaction,
  clientId: string,
  withdrawn: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ occurrence: z.string(), count: z.int() }),
    sql`
    update notifications set params = params || jsonb_build_object('meals', array_to_string(meals, ' '), 'count', cardinality(meals))
    from (
      select id as told_id, array(select meal from ${toldMeals} where ${mealKey} <> all(${withdrawn}::text[]) order by position) as meals
      from notifications where client_id = ${clientId} and ${isOfSymptoms}) reduced
    where id = told_id and params ->> 'meals' <> array_to_string(meals, ' ')
    returning occurrence, cardinality(meals) as count`,
  );
  return [...new Set(rows.filter(({ count }) => count === 0).map(({ occurrence }) => occurrence))];
}
