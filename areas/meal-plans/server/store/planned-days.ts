import { sql } from 'kysely';
import { z } from 'zod';
import { macroNames } from '#areas/aliments/contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const amount = z.number().nullable();

const PlannedDayOfClient = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  planned: z.object({
    calories: amount,
    protein_tot: amount,
    carbs_tot: amount,
    lipids_tot: amount,
    incomplete: z.array(z.enum(macroNames)),
  }),
});
type PlannedDayOfClient = z.output<typeof PlannedDayOfClient>;

/**
 * The average day of the meal plans that clients follow on a date, by the name of the client. Left out while the meal plan has changes that
 * are not published: only the day with them is stored. Does not check access to the clients.
 */
export async function findPlannedDays(
  { db }: Transaction,
  { clientIds, date }: { clientIds: readonly string[]; date: string },
): Promise<PlannedDayOfClient[]> {
  return rowsOf(
    db,
    PlannedDayOfClient,
    sql`
    select clients.id as "clientId", clients.name as "clientName", json_build_object('calories', followed.calories,
      'protein_tot', followed.protein_tot, 'carbs_tot', followed.carbs_tot, 'lipids_tot', followed.lipids_tot,
      'incomplete', followed.incomplete) as planned
    from clients cross join lateral (
      select calories, protein_tot, carbs_tot, lipids_tot, incomplete, version, published_version from meal_plans
      where client_id = clients.id and archived_at is null and published_version is not null
        and ${date}::date between starts_on and ends_on
      order by starts_on desc, id limit 1
    ) followed
    where clients.id = any(${clientIds}::uuid[]) and followed.published_version = followed.version
      and followed.calories is not null
    order by lower(clients.name), clients.id`,
  );
}
