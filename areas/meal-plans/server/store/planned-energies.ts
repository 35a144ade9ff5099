import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const PlannedEnergy = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  kcal: z.number(),
  isAtLeast: z.boolean(),
});
type PlannedEnergy = z.output<typeof PlannedEnergy>;

/**
 * The energy of an average day of the meal plans that clients follow on a date, by the name of the client. Left out while the meal plan
 * has changes that are not published: only the energy with them is stored. Does not check access to the clients.
 */
export async function findPlannedEnergies(
  { db }: Transaction,
  { clientIds, date }: { clientIds: readonly string[]; date: string },
): Promise<PlannedEnergy[]> {
  return rowsOf(
    db,
    PlannedEnergy,
    sql`
    select clients.id as "clientId", clients.name as "clientName", followed.calories::float8 as kcal,
      'calories' = any(followed.incomplete) as "isAtLeast"
    from clients cross join lateral (
      select calories, incomplete, version, published_version from meal_plans
      where client_id = clients.id and archived_at is null and published_version is not null
        and ${date}::date between starts_on and ends_on
      order by starts_on desc, id limit 1
    ) followed
    where clients.id = any(${clientIds}::uuid[]) and followed.published_version = followed.version
      and followed.calories is not null
    order by lower(clients.name), clients.id`,
  );
}
