import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isFinishedBetween } from './finished-between.ts';

/** Counts the workouts that a client finished on some days of their own time zone, both included. */
export async function countDoneBetween(
  { db }: Scope,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<number> {
  const [row] = await rowsOf(
    db,
    z.object({ done: z.number().int() }),
    sql`
    select count(*)::int as done from completed_workouts
    where client_id = ${clientId} and not is_skipped and ${isFinishedBetween({ from, until })}`,
  );
  return row?.done ?? 0;
}
