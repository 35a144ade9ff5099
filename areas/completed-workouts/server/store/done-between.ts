import { sql } from 'kysely';
import { z } from 'zod';
import { clientZone } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Counts the workouts that a client finished on some days of their own time zone, both included. */
export async function countDoneBetween(
  { db }: Scope,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<number> {
  const [row] = await rowsOf(
    db,
    z.object({ done: z.number().int() }),
    sql`
    select count(*)::int as done from clients join completed_workouts done on done.client_id = clients.id
    where clients.id = ${clientId} and not done.is_skipped
      and done.finished_at >= ${from}::date::timestamp at time zone ${clientZone('clients.id')}
      and done.finished_at < (${until}::date + 1)::timestamp at time zone ${clientZone('clients.id')}`,
  );
  return row?.done ?? 0;
}
