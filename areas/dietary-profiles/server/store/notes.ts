import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const Note = z.object({
  clientId: z.uuid(),
  text: z.string(),
  /** When the note was last changed. */
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
    select present.client_id as "clientId", trim(present.note) as text, min(same.changed_at) as "changedAt",
      (min(same.changed_at) at time zone ${scope.caller.timeZone})::date::text as day
    from (
      select distinct on (client_id) client_id, profile ->> 'note' as note from dietary_profiles
      where client_id = any(${clientIds}::uuid[]) order by client_id, version desc
    ) present
    join dietary_profiles same on same.client_id = present.client_id and same.version > coalesce((
      select max(version) from dietary_profiles other
      where other.client_id = present.client_id and other.profile ->> 'note' is distinct from present.note), 0)
    where present.note ~* ${pattern} and ${mayReadHealthData(scope, 'present.client_id')}
    group by present.client_id, present.note
    order by present.client_id`,
  );
}
