import { sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const Writer = z.object({ id: z.uuid(), name: z.string(), writtenAt: z.string() });
export type Writer = z.output<typeof Writer>;

/** The last `days` days; of the clients the `limit` latest ones. */
export interface LatestWriters {
  days: number;
  limit: number;
}

/** The active clients of the caller with stored texts of the last days, the latest first. */
export function findLatestWriters(scope: Scope, latest: LatestWriters): Promise<Writer[]> {
  return findWriters(
    scope,
    sql`
    select client_id, max(sent_at) as written_at from dietary_statements
    where sent_at > now() - make_interval(days => ${latest.days}) group by client_id`,
    latest.limit,
  );
}

/** The active clients of the caller who saved their own profile with a note in the last days, the latest first. */
export function findLatestNoteWriters(scope: Scope, latest: LatestWriters): Promise<Writer[]> {
  return findWriters(
    scope,
    sql`
    select client_id, max(changed_at) as written_at from dietary_profiles
    where is_by_client and profile ->> 'note' <> '' and changed_at > now() - make_interval(days => ${latest.days})
    group by client_id`,
    latest.limit,
  );
}

function findWriters(scope: Scope, written: ReturnType<typeof sql>, limit: number): Promise<Writer[]> {
  return rowsOf(
    scope.db,
    Writer,
    sql`
    select clients.id, clients.name, written.written_at as "writtenAt"
    from (${written}) written join clients on clients.id = written.client_id
    where clients.deactivated_at is null and ${isVisibleClient(scope)} and ${mayReadHealthData(scope, 'clients.id')}
    order by written.written_at desc, clients.id limit ${limit}`,
  );
}
