import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '../database/rows.ts';
import type { Database } from '../database/transaction.ts';

/** An event of an open transaction, not written yet. */
export interface PendingLiveEvent {
  type: string;
  membershipIds: readonly string[];
  data: unknown;
}

/** The number of the newest event of a membership. */
const ChannelPosition = z.object({ membershipId: z.uuid(), seq: z.int() });
export type ChannelPosition = z.output<typeof ChannelPosition>;

/**
 * Writes the events of a transaction as its last statement and returns the new position of each recipient.
 *
 * Counters are locked from here to the commit, all at once and sorted by membership: two transactions with the same
 * recipients cannot deadlock, and none waits while another one still works.
 */
export async function writeLiveEvents(db: Database, events: readonly PendingLiveEvent[]): Promise<ChannelPosition[]> {
  if (events.length === 0) return [];
  return rowsOf(
    db,
    ChannelPosition,
    sql`
    with given as (
      select memberships.id as membership_id, event.type, event.data,
        row_number() over (partition by memberships.id order by event.n) as nth
      from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as (type text, data jsonb, "membershipIds" uuid[]))
          with ordinality as event(type, data, membership_ids, n)
        join memberships on memberships.id = any (event.membership_ids)
    ), channels as (
      insert into event_channels as known (membership_id, seq)
      select membership_id, count(*) from given group by membership_id order by membership_id
      on conflict (account_id, membership_id) do update set seq = known.seq + excluded.seq
      returning membership_id, seq
    ), written as (
      insert into live_events (membership_id, seq, type, data)
      select membership_id, seq - total.events + nth, type, data
      from given join channels using (membership_id)
        join (select membership_id, count(*) as events from given group by membership_id) total using (membership_id)
    )
    select membership_id as "membershipId", seq from channels`,
  );
}
