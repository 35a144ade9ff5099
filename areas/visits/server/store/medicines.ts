import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { medicinesField } from '../../rules/medicines.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';

const LastMedicines = z.object({ clientId: z.uuid(), day: z.string(), text: z.string() });

/**
 * What the last visit of each client that has an answer about medicines says, drafts too. Leaves out clients whose health data the caller
 * must not read. Does not check access to the clients.
 */
export async function findLastMedicines(
  scope: ReadScope,
  clientIds: readonly string[],
): Promise<z.output<typeof LastMedicines>[]> {
  return rowsOf(
    scope.db,
    LastMedicines,
    sql`
    select distinct on (client_id) client_id as "clientId", taken_on::text as day, answer.value ->> 'text' as text
    from visits cross join lateral jsonb_array_elements(content -> 'answers') as answer (value)
    where client_id = any(${clientIds}::uuid[]) and answer.value ->> 'id' = ${medicinesField}
      and trim(answer.value ->> 'text') <> '' and ${mayReadHealthData(scope, 'visits.client_id')}
    order by client_id, taken_on desc, id desc`,
  );
}
