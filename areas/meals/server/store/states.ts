import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { clientZone, todayOf } from '#areas/clients/server/public.ts';
import { MealEntry } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const StateRow = MealEntry.pick({ date: true, publishedId: true, mealId: true, state: true }).extend({
  swaps: z.array(z.object({ componentId: z.uuid() })),
  isAboutEaten: z.boolean(),
});

/**
 * SQL condition: whether a row of `meal_entries` says what happened, so that the meal stays as it was when it was reported. What was
 * skipped before its date is a choice about what is planned, and follows a new version. The date ends in the time zone of the client,
 * also for a professional in another one.
 */
export const isAboutEaten: RawBuilder<boolean> = sql`(state = 'as_planned' or (state <> 'planned'
  and (logged_at at time zone ${clientZone('meal_entries.client_id')})::date >= eaten_on))`;

/** Today in the time zone of the client, `YYYY-MM-DD`. */
export async function readTodayOf({ db }: Transaction, clientId: string): Promise<string> {
  const date = sql`select ${todayOf('clients.id')} as today from clients where id = ${clientId}`;
  const [row] = await rowsOf(db, z.object({ today: z.string() }), date);
  if (!row) throw new Error(`readTodayOf: client is ${clientId}`);
  return row.today;
}

/** What was reported about the meals of a period, without what was eaten. */
export async function findStates(
  { db }: Transaction,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<z.output<typeof StateRow>[]> {
  return rowsOf(
    db,
    StateRow,
    sql`
    select eaten_on as date, published_id as "publishedId", meal_id as "mealId", state,
      (select coalesce(jsonb_agg(jsonb_build_object('componentId', swap -> 'componentId')), '[]') from jsonb_array_elements(swaps) swap) as swaps,
      ${isAboutEaten} as "isAboutEaten"
    from meal_entries
    where client_id = ${clientId} and eaten_on between ${from}::date and ${until}::date`,
  );
}

/** SQL condition: whether the diary needs a published version because of what was reported or remarked about its meals. */
export function isReported(publishedId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql`exists (select from meal_entries where published_id = ${publishedId}
    and (note <> '' or other_notes <> '{}' or ${isAboutEaten} or exists (select from attachments where meal_entry_id = meal_entries.id)))`;
}
