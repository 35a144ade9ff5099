import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The first day from `from` on with a published meal plan, a reported meal or a drink; undefined after the last one. */
export async function findNextDayWithMeals(
  { db }: Scope,
  { clientId, from }: { clientId: string; from: string },
): Promise<string | undefined> {
  const [next] = await rowsOf(
    db,
    z.object({ day: z.string().nullable() }),
    sql`
    select min(day)::text as day from (
      select min(eaten_on) as day from meal_entries where client_id = ${clientId} and eaten_on >= ${from}
      union all
      select min(drunk_on) from drinks where client_id = ${clientId} and drunk_on >= ${from}
      union all
      select min(greatest(published.starts_on, ${from}::date)) from meal_plans
        join published_meal_plans published on published.meal_plan_id = meal_plans.id
      where meal_plans.client_id = ${clientId} and meal_plans.ends_on >= ${from}
    ) days`,
  );
  return next?.day ?? undefined;
}
