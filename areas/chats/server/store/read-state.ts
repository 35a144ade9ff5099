import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { countsAsUnread } from './unread.ts';

interface ReadUpTo {
  conversationId: string;
  /** The newest message that the reader has seen; undefined: the last one. */
  seq: number | undefined;
}

/** Moves the caller's pointer forward and removes the mark. Returns the new pointer. */
export async function markRead(scope: Scope, { conversationId, seq }: ReadUpTo): Promise<number> {
  const upTo = seq === undefined ? sql`conversations.last_seq` : sql`least(${seq}::int, conversations.last_seq)`;
  const [row] = await rowsOf(
    scope.db,
    z.object({ lastReadSeq: z.number().int() }),
    sql`
    insert into conversation_members (conversation_id, membership_id, last_read_seq)
    select conversations.id, ${scope.caller.membershipId}, ${firstPointer(scope, upTo)}
    from conversations where conversations.id = ${conversationId}
    on conflict (account_id, conversation_id, membership_id) do update
      set last_read_seq = greatest(conversation_members.last_read_seq, (
          select ${upTo} from conversations where conversations.id = excluded.conversation_id)),
        read_seqs = array(select seq from unnest(conversation_members.read_seqs) seq where seq > (
          select ${upTo} from conversations where conversations.id = excluded.conversation_id)),
        is_marked_unread = false
    returning last_read_seq as "lastReadSeq"`,
  );
  return row?.lastReadSeq ?? 0;
}

export async function markUnread(scope: Scope, conversationId: string): Promise<void> {
  await sql`
    insert into conversation_members (conversation_id, membership_id, last_read_seq, is_marked_unread)
    select conversations.id, ${scope.caller.membershipId}, ${firstPointer(scope, sql`0`)}, true
    from conversations where conversations.id = ${conversationId}
    on conflict (account_id, conversation_id, membership_id) do update set is_marked_unread = true`.execute(scope.db);
}

export async function mute(scope: Scope, conversationId: string, until: string | null): Promise<void> {
  await sql`
    insert into conversation_members (conversation_id, membership_id, last_read_seq, muted_until)
    select conversations.id, ${scope.caller.membershipId}, ${firstPointer(scope, sql`0`)}, ${until}::timestamptz
    from conversations where conversations.id = ${conversationId}
    on conflict (account_id, conversation_id, membership_id) do update set muted_until = excluded.muted_until`.execute(
    scope.db,
  );
}

interface ReadAbout {
  conversationId: string;
  kind: string;
  id: string;
  /** Messages up to this instant. */
  until: string;
}

/**
 * Marks the messages that point at one record as read. Others before them stay unread: the numbers are listed until the pointer
 * passes them. Returns the pointer; undefined when the caller has no unread message.
 */
export async function markReadAbout(
  scope: Scope,
  { conversationId, kind, id, until }: ReadAbout,
): Promise<number | undefined> {
  const { clientId, membershipId } = scope.caller;
  if (clientId)
    await sql`
      insert into conversation_members (conversation_id, membership_id)
      select conversations.id, ${membershipId} from conversations where conversations.id = ${conversationId}
      on conflict (account_id, conversation_id, membership_id) do nothing`.execute(scope.db);
  const [row] = await rowsOf(
    scope.db,
    z.object({ lastReadSeq: z.number().int() }),
    sql`
    with member as (
      select member.last_read_seq, member.read_seqs, conversations.last_seq from conversation_members member
      join conversations on conversations.id = member.conversation_id
      where member.conversation_id = ${conversationId} and member.membership_id = ${membershipId}
        and member.last_read_seq < conversations.last_seq for no key update of member
    ), read as (
      select unnest(member.read_seqs) as seq from member
      union
      select messages.seq from member, messages where messages.conversation_id = ${conversationId}
        and messages.reference_kind = ${kind} and messages.reference_id = ${id}
        and messages.seq > member.last_read_seq and date_trunc('milliseconds', messages.created_at) <= ${until}
    ), pointer as (
      select coalesce(min(messages.seq) - 1, max(member.last_seq)) as seq
      from member left join messages on messages.conversation_id = ${conversationId}
        and messages.seq > member.last_read_seq and ${countsAsUnread(scope)} and messages.seq not in (select seq from read)
      having count(member) > 0
    )
    update conversation_members set last_read_seq = pointer.seq,
      read_seqs = array(select read.seq from read where read.seq > pointer.seq order by 1)
    from pointer where conversation_members.conversation_id = ${conversationId}
      and conversation_members.membership_id = ${membershipId}
    returning last_read_seq as "lastReadSeq"`,
  );
  return row?.lastReadSeq;
}

/** Marks all conversations of the caller as read, and returns whether one was not. Rows are locked in the order of their ids. */
export async function markAllRead({ db, caller }: Scope): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with mine as (
      select member.conversation_id, conversations.last_seq from conversation_members member
      join conversations on conversations.id = member.conversation_id
      where member.membership_id = ${caller.membershipId}
        and (member.is_marked_unread or member.last_read_seq < conversations.last_seq)
      order by member.conversation_id for update of member
    )
    update conversation_members set last_read_seq = mine.last_seq, read_seqs = '{}', is_marked_unread = false from mine
    where conversation_members.conversation_id = mine.conversation_id
      and conversation_members.membership_id = ${caller.membershipId}`.execute(db);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

/** Hides all present messages of a locked conversation from the caller. */
export async function wipeForCaller({ db, caller }: Scope, conversationId: string): Promise<void> {
  await sql`
    insert into conversation_members (conversation_id, membership_id, last_read_seq, wiped_seq)
    select id, ${caller.membershipId}, last_seq, last_seq from conversations where id = ${conversationId}
    on conflict (account_id, conversation_id, membership_id) do update
      set last_read_seq = excluded.last_read_seq, wiped_seq = excluded.wiped_seq, read_seqs = '{}',
        is_marked_unread = false`.execute(db);
}

/** Deletes all messages of a locked conversation, logs who did it, and returns the keys of their files. */
export async function wipeForAll({ db, caller }: Scope, id: string, conversationId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ keys: z.array(z.string()) }),
    sql`
    with deleted as (
      delete from messages where conversation_id = ${conversationId} returning storage_key, thumbnail_key, has_saved_file
    ), emptied as (
      update conversations set wiped_seq = last_seq, waiting_since = null, snoozed_until = null where id = ${conversationId}
    ), logged as (
      insert into conversation_wipes (id, conversation_id, membership_id, messages)
      select ${id}, ${conversationId}, ${caller.membershipId}, count(*) from deleted
    ), marked as (
      update conversation_members set is_marked_unread = false where conversation_id = ${conversationId}
    )
    select array_remove(array[storage_key, thumbnail_key], null) as keys from deleted
    where storage_key is not null and not has_saved_file`,
  );
  return rows.flatMap(({ keys }) => keys);
}

/** Creates the row of a conversation that has no message yet. False when its client is not visible to the caller. */
export async function createConversation(scope: Pick<Scope, 'db' | 'caller'>, id: string): Promise<boolean> {
  const rows = await rowsOf(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`
    with client as (select id from clients where id = ${id} and ${isVisibleClient(scope)}),
      created as (insert into conversations (id) select id from client on conflict (account_id, id) do nothing)
    select id from client`,
  );
  return rows.length > 0;
}

/** The first pointer of a participant without a row: a professional has read everything that was written before. */
function firstPointer({ caller }: Scope, upTo: RawBuilder<unknown>): RawBuilder<number> {
  return caller.clientId ? sql`${upTo}` : sql`conversations.last_seq`;
}

/**
 * Lets professionals who follow a client newly read from the first message about a symptom on that no professional has read. Those
 * with another pointer keep it. Does not check access to the clients.
 */
export async function joinAtUnreadSymptoms(
  { db }: Scope,
  followed: readonly { clientId: string; membershipId: string }[],
): Promise<void> {
  await sql`
    insert into conversation_members (conversation_id, membership_id, last_read_seq)
    select followed."clientId", followed."membershipId", min(messages.seq) - 1
    from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb) as followed ("clientId" uuid, "membershipId" uuid)
      join clients on clients.id = followed."clientId"
      join messages on messages.conversation_id = followed."clientId" and messages.names_symptom
    where not exists (
      select from conversation_members reader
      where reader.conversation_id = messages.conversation_id and reader.membership_id is distinct from clients.membership_id
        and (reader.last_read_seq >= messages.seq or messages.seq = any(reader.read_seqs)))
    group by followed."clientId", followed."membershipId"
    on conflict (account_id, conversation_id, membership_id) do nothing`.execute(db);
}
