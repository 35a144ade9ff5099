import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { type MedicineField, medicineFields } from '../../rules/medicines.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';

const fields = Object.keys(medicineFields) as MedicineField[];

const LastMedicines = z.object({
  clientId: z.uuid(),
  field: z.enum(fields),
  day: z.string(),
  text: z.string(),
});

/**
 * What the last visit of each client that has an answer about medicines says, and the last one with an answer about supplements, drafts too. Leaves out clients whose health data the caller
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
    select distinct on (client_id, field) client_id as "clientId", taken_on::text as day, answer.value ->> 'text' as text, field
    from visits cross join lateral jsonb_array_elements(content -> 'answers') as answer (value)
      cross join lateral (select answer.value ->> 'id' as field) named
    where client_id = any(${clientIds}::uuid[]) and field = any(${fields}::text[])
      and trim(answer.value ->> 'text') <> '' and ${mayReadHealthData(scope, 'visits.client_id')}
    order by client_id, field, taken_on desc, id desc`,
  );
}
