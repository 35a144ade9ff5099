import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';

const LastAnswer = z.object({
  clientId: z.uuid(),
  field: z.string(),
  text: z.string(),
  /** The earliest visit with the same text. */
  visitId: z.uuid(),
  day: z.string(),
});
export type LastAnswer = z.output<typeof LastAnswer>;

/**
 * The last answer to each of some fields of the medical history of clients, drafts too, with the visit since which it says the same. Leaves
 * out clients whose health data the caller must not read. Does not check access to the clients.
 */
export async function findLastAnswers(
  scope: ReadScope,
  clientIds: readonly string[],
  fields: readonly string[],
): Promise<LastAnswer[]> {
  return rowsOf(
    scope.db,
    LastAnswer,
    sql`
    with answered as (
      select client_id, id, taken_on, answer.value ->> 'id' as field, trim(answer.value ->> 'text') as text
      from visits cross join lateral jsonb_array_elements(content -> 'answers') as answer (value)
      where client_id = any(${clientIds}::uuid[]) and answer.value ->> 'id' = any(${fields}::text[])
        and trim(answer.value ->> 'text') <> '' and ${mayReadHealthData(scope, 'visits.client_id')}
    ), last as (
      select distinct on (client_id, field) client_id, field, text from answered order by client_id, field, taken_on desc, id desc
    )
    select distinct on (client_id, field) client_id as "clientId", field, text, id as "visitId", taken_on::text as day
    from last join answered using (client_id, field, text) order by client_id, field, taken_on, id`,
  );
}
