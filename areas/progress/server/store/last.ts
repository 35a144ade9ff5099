import type { z } from 'zod';
import { sql } from 'kysely';
import { isCoached, isNotSample, isNotWithdrawn, isVisibleClient } from '#areas/clients/server/public.ts';
import { LastProgress } from '../../contract/last.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const maxRows = 6;
/** Sets that are looked at for the ones that the caller may see. */
const maxScanned = 500;

/** The set that was added last of each of the clients whom the caller sees and whose consents are given, the newest first. */
export async function findLastProgresses(scope: Scope): Promise<z.output<typeof LastProgress>[]> {
  return rowsOf(
    scope.db,
    LastProgress,
    sql`
    select newest.id as "progressId", newest.client_id as "clientId", clients.name as "clientName", newest.taken_on,
      newest.created_at as "createdAt",
      (select count(*)::int from progress_photos where set_id = newest.id) as "photoCount"
    from (
      select distinct on (client_id) id, client_id, taken_on, created_at
      from (select * from progress_sets order by created_at desc, id desc limit ${maxScanned}) scanned
      order by client_id, created_at desc, taken_on desc
    ) newest
    join clients on clients.id = newest.client_id
    where ${isVisibleClient(scope, 'clients.id')} and ${isNotSample('clients.id')} and ${isCoached()}
      and ${isNotWithdrawn('photos', 'clients.id')} and ${isNotWithdrawn('health_data', 'clients.id')}
    order by newest.created_at desc, newest.id desc limit ${maxRows}`,
  );
}
