import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Whether a client has a program or a workout, of any time. */
export async function hasTraining({ db }: Scope, { clientId }: { clientId: string }): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ isFound: z.boolean() }),
    sql`
    select exists (select from programs where client_id = ${clientId})
      or exists (select from completed_workouts where client_id = ${clientId}) as "isFound"`,
  );
  return row?.isFound ?? false;
}
