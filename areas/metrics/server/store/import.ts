import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { columnsOf, type NewValue } from './measurements.ts';

const Comparison = z.object({
  metric: z.string(),
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Positions of the values that a client may not change, because a professional has recorded them. */
  blocked: z.array(z.number().int()),
  from: z.string(),
  until: z.string(),
});
export type ImportComparison = z.output<typeof Comparison>;

/** How `upsertValues` would change the stored values, by metric. */
export async function compareWithStored(
  { db }: Transaction,
  { clientId, isByClient, values }: { clientId: string; isByClient: boolean; values: readonly NewValue[] },
): Promise<ImportComparison[]> {
  const rows = values.map((value, position) => ({
    ...{ position, metric: value.metric, side: value.side, value: value.value, day: value.day, note: value.note },
    ...columnsOf(value.metric),
    sourceId: value.sourceId,
    enteredText: value.enteredText,
    enteredUnit: value.enteredUnit,
    device: value.device,
  }));
  return rowsOf(
    db,
    Comparison,
    sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(position integer, metric text, type text,
        own_type_id uuid, value numeric, "enteredText" text, "enteredUnit" text, day date, "sourceId" uuid, device text,
        side text, note text)
    ), compared as (
      select sent.metric, sent.position, sent.day, case
        when stored.id is null then 'added'
        when (stored.value, stored.entered_text, stored.entered_unit, stored.local_day, stored.device, stored.note)
          is not distinct from (round(sent.value, 4), sent."enteredText", sent."enteredUnit", sent.day, sent.device, sent.note)
          then 'unchanged'
        when ${isByClient} and not stored.is_by_client then 'blocked'
        else 'updated' end as change
      from sent left join measurements stored on stored.client_id = ${clientId} and stored.source = 'import'
        and stored.source_id = sent."sourceId" and stored.type is not distinct from sent.type
        and stored.own_type_id is not distinct from sent.own_type_id and stored.side is not distinct from sent.side
    )
    select metric, count(*) filter (where change = 'added')::int as added,
      count(*) filter (where change = 'updated')::int as updated,
      count(*) filter (where change = 'unchanged')::int as unchanged,
      coalesce(array_agg(position) filter (where change = 'blocked'), '{}') as blocked,
      min(day)::text as from, max(day)::text as until
    from compared group by metric`,
  );
}
