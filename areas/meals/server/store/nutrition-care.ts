import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Whether a client has a published meal plan or a reported meal, of any time. */
export async function hasNutrition({ db }: Scope, { clientId }: { clientId: string }): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ isFound: z.boolean() }),
    sql`
    select exists (select from meal_plans where client_id = ${clientId} and published_version is not null)
      or exists (select from meal_entries where client_id = ${clientId}) as "isFound"`,
  );
  return row?.isFound ?? false;
}
