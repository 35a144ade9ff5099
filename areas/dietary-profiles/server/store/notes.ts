import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const Note = z.object({
  clientId: z.uuid(),
  text: z.string(),
  /** When a version first had this note. */
  changedAt: z.string(),
  /** The day of `changedAt` for the caller. */
  day: z.string(),
});
type Note = z.output<typeof Note>;

/**
 * The notes of the present dietary profiles that match a regular expression. Leaves out clients whose health data the caller must not
 * read. Does not check access to the clients.
 */
export async function findNotes(scope: Scope, clientIds: readonly string[], pattern: string): Promise<Note[]> {
  return rowsOf(
    scope.db,
    Note,
    sql`
    select present.client_id as "clientId", trim(present.note) as text, min(earlier.changed_at) as "changedAt",
      (min(earlier.changed_at) at time zone ${scope.caller.timeZone})::date::text as day
    from (
      select distinct on (client_id) client_id, profile ->> 'note' as note from dietary_profiles
      where client_id = any(${clientIds}::uuid[]) order by client_id, version desc
    ) present
    join dietary_profiles earlier on earlier.client_id = present.client_id and earlier.profile ->> 'note' = present.note
    where present.note ~* ${pattern} and ${mayReadHealthData(scope, 'present.client_id')}
    group by present.client_id, present.note
    order by present.client_id`,
  );
}
