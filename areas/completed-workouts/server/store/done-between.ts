import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isFinishedBetween } from './finished-between.ts';

const DoneCounts = z.object({ done: z.number().int(), interrupted: z.number().int() });
type DoneCounts = z.output<typeof DoneCounts>;

/** Counts the workouts that a client did, and those that were interrupted, on some days of their own time zone, both included. */
export async function countDoneBetween(
  { db }: Scope,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<DoneCounts> {
  const [row] = await rowsOf(
    db,
    DoneCounts,
    sql`
    select (count(*) filter (where not is_interrupted))::int as done, (count(*) filter (where is_interrupted))::int as interrupted
    from completed_workouts
    where client_id = ${clientId} and not is_skipped and ${isFinishedBetween({ from, until })}`,
  );
  return row ?? { done: 0, interrupted: 0 };
}
