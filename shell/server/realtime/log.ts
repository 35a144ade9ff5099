import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../database/rows.ts';
import type { Connection } from '../database/transaction.ts';

/** An event of an open transaction, not written yet. */
export interface PendingLiveEvent {
  type: string;
  membershipIds: readonly string[];
  data: unknown;
}

/** What the sockets receive after the commit of the open transaction. */
export interface LiveChanges {
  events: PendingLiveEvent[];
  /** Users and memberships whose sockets are closed if their session has ended. */
  endedIds: string[];
  /** The new position of each recipient, set by `writeLiveEvents`. */
  positions: ChannelPosition[];
}

export function noLiveChanges(): LiveChanges {
  return { events: [], endedIds: [], positions: [] };
}

/** The number of the newest event of a membership. */
const ChannelPosition = z.object({ membershipId: z.uuid(), seq: z.int() });
export type ChannelPosition = z.output<typeof ChannelPosition>;

/**
 * Writes the events of a transaction as its last statement.
 *
 * Counters are locked from here to the commit, all at once and sorted by membership: two transactions with the same
 * recipients cannot deadlock, and none waits while another one still works.
 */
export async function writeLiveEvents(connection: Connection, changes: LiveChanges): Promise<void> {
  if (changes.events.length === 0) return;
  const statement = { name: 'write_live_events', text: writeText, values: [JSON.stringify(changes.events)] };
  changes.positions = await queryRows(connection, ChannelPosition, statement);
}

const writeText = `
  with given as (
    select memberships.id as membership_id, event.type, event.data,
      row_number() over (partition by memberships.id order by event.n) as nth
    from rows from (jsonb_to_recordset($1::jsonb) as (type text, data jsonb, "membershipIds" uuid[]))
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
  select membership_id as "membershipId", seq from channels`;

/** What the log holds for one connection; the columns are explained at the function `read_live_events`. */
const ConnectionEvents = z.object({
  is_valid: z.boolean(),
  newest: z.int(),
  last: z.int(),
  is_reset: z.boolean(),
  events: z.string().nullable(),
});
export type ConnectionEvents = z.output<typeof ConnectionEvents>;

export interface LogReader {
  accountId: string;
  membershipId: string;
  sessionHash: string;
  /** Number of the last event that the connection has; undefined before its first read. */
  seq: number | undefined;
  /** Age of its oldest data, for the first read without `seq`. */
  ageMs: number;
}

/** Reads the new events of several connections, one row for each in their order. */
export async function readLiveEvents(
  pool: pg.Pool,
  readers: readonly LogReader[],
  maxEvents: number,
): Promise<ConnectionEvents[]> {
  const connections = readers.map(({ accountId, membershipId, sessionHash, seq, ageMs }) => ({
    account: accountId,
    membership: membershipId,
    session: sessionHash,
    after: seq ?? null,
    ageMs: Math.round(ageMs),
  }));
  const text = 'select is_valid, newest, last, is_reset, events from read_live_events($1, $2)';
  return queryRows(pool, ConnectionEvents, {
    name: 'read_live_events',
    text,
    values: [JSON.stringify(connections), maxEvents],
  });
}
