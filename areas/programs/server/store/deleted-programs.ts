import { sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { DeletedRecord, undoDays } from '#shell/common/deletions.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { deleterOf } from '#shell/server/deletions.ts';

/** The deleted programs of all clients whom the caller sees, as client and program, the last one first. */
export async function findDeletedOfClients(scope: Scope): Promise<DeletedRecord[]> {
  return rowsOf(
    scope.db,
    DeletedRecord,
    sql`
    select deleted.id, clients.name || ' · ' || deleted.title as title, deleted.deleted_at as "deletedAt", clients.id as "clientId"
    from deleted_programs_of_clients(${deleterOf(scope)}::uuid, ${sql.lit(undoDays)}) deleted
      join clients on clients.id = deleted.client_id
    where ${isVisibleClient(scope)}
    order by deleted.deleted_at desc, deleted.id limit 100`,
  );
}
