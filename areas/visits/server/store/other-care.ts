import { sql } from 'kysely';
import { z } from 'zod';
import type { OtherCare } from '#areas/completed-workouts/contract/other-care.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** Whether the client has come for a visit; null when not. */
export async function findVisitCare(
  { db }: Transaction,
  { clientId }: { clientId: string },
): Promise<OtherCare | null> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`select id from visits where client_id = ${clientId} and completed_at is not null limit 1`,
  );
  return rows.length > 0 ? { meals: null } : null;
}
