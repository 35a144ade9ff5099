import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const RecordText = z.object({
  clientId: z.uuid(),
  field: z.enum(['goal', 'note']),
  text: z.string(),
  changedAt: z.string(),
  /** Since when it says what it says of pregnancy and breastfeeding, as far as that is known. */
  statesChangedAt: z.string(),
  /** That of `statesChangedAt` for the caller. */
  statesDay: z.string(),
});
export type RecordText = z.output<typeof RecordText>;

/**
 * The goals and notes of clients that match a regular expression, with the times at which they were changed. Leaves out clients whose
 * health data the caller must not read. Does not check access to the clients.
 */
export async function findRecordTexts(
  scope: Scope,
  clientIds: readonly string[],
  pattern: string,
): Promise<RecordText[]> {
  return rowsOf(
    scope.db,
    RecordText,
    sql`
    select clients.id as "clientId", written.field, trim(written.text) as text, written.changed_at as "changedAt",
      states_changed_at as "statesChangedAt", (states_changed_at at time zone ${scope.caller.timeZone})::date::text as "statesDay"
    from clients cross join lateral (
      values ('goal', goal, goal_changed_at, goal_changed_at), ('note', note, note_changed_at, note_states_changed_at)
    ) as written (field, text, changed_at, states_changed_at)
    where clients.id = any(${clientIds}::uuid[]) and written.text ~* ${pattern} and ${mayReadHealthData(scope)}
    order by clients.id, written.field`,
  );
}
