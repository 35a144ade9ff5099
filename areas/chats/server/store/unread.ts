import { type RawBuilder, sql } from 'kysely';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import { isReadable } from './messages.ts';

/**
 * SQL condition: whether the row of `messages` is one that the caller has to read, before what was read is considered. Lines of
 * the system and automatic messages are for the client, not for professionals. A deleted message counts if it named a symptom: that
 * one was written is still to be known.
 */
export function countsAsUnread(scope: Pick<Scope, 'caller'>): RawBuilder<boolean> {
  const isForReader = scope.caller.clientId ? sql`true` : sql`messages.type <> 'system' and not messages.is_automatic`;
  return sql`${isForReader} and messages.author_id is distinct from ${scope.caller.membershipId}::uuid
    and (messages.deleted_at is null or messages.names_symptom) and ${isReadable(scope)}`;
}

/**
 * SQL condition: whether the row of `messages` comes after what the caller has read and wiped of the row of `conversations`;
 * `member` is the caller's row of it. Row-level security lets only plain comparisons search the index.
 */
export function isAfterRead({ caller }: Pick<Scope, 'caller'>): RawBuilder<boolean> {
  // A client without a row has read nothing; a professional without one everything, since null compares as false.
  if (caller.clientId)
    return sql`messages.seq > (select greatest(conversations.wiped_seq, member.wiped_seq, member.last_read_seq))`;
  return sql`messages.seq > conversations.wiped_seq and messages.seq > member.wiped_seq and messages.seq > member.last_read_seq`;
}

/** SQL condition: whether the row of `messages` was read on the record that it points at, by the caller's row `member`. */
export const readElsewhere = sql<boolean>`messages.seq = any(coalesce(member.read_seqs, '{}'))`;

/** SQL for the rows of `messages` that point at records of one kind and that the caller has not read. */
export function unreadAbout(scope: Scope, kind: string): RawBuilder<unknown> {
  return unreadMessages(scope, sql`messages.reference_kind = ${kind}`);
}

/**
 * SQL for the rows of `messages` that the caller has not read and for which a condition holds. The pointers of the caller
 * lead to them, so that a long history costs nothing.
 */
export function unreadMessages(scope: Pick<ReadScope, 'caller'>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { clientId, membershipId } = scope.caller;
  const conversations = clientId
    ? sql`conversations left join conversation_members member
        on member.conversation_id = conversations.id and member.membership_id = ${membershipId}`
    : sql`conversation_members member join conversations
        on conversations.id = member.conversation_id and member.membership_id = ${membershipId}
          and conversations.last_seq > member.last_read_seq`;
  return sql`(
    select messages.* from ${conversations} join messages on messages.conversation_id = conversations.id
      and ${isAfterRead(scope)}
    where ${clientId ? sql`conversations.id = ${clientId}` : sql`true`} and ${condition}
      and ${countsAsUnread(scope)} and not ${readElsewhere})`;
}

/**
 * SQL for the rows of `messages` that point at the record of the row of another table, with `"isNew"`: whether the caller has
 * not read them. Messages that the caller does not have are left out.
 */
export function messagesAbout(scope: Scope, kind: string, recordId: RawBuilder<unknown>): RawBuilder<unknown> {
  const { clientId, membershipId } = scope.caller;
  const everything = sql`${clientId ? 0 : 2_147_483_647}::int`;
  return sql`(
    select messages.*, ${countsAsUnread(scope)} and not ${readElsewhere}
        and messages.seq > coalesce(member.last_read_seq, ${everything}) as "isNew"
    from messages left join conversation_members member
      on member.conversation_id = messages.conversation_id and member.membership_id = ${membershipId}
    where messages.reference_kind = ${kind} and messages.reference_id = ${recordId} and messages.deleted_at is null
      and ${isReadable(scope)} and messages.seq > coalesce(member.wiped_seq, 0))`;
}

/** SQL for the time of the last message of a professional to the client about the record of the row of another table; null without one. */
export function lastReplyAbout(kind: string, recordId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(
    select max(messages.created_at) from messages
    where messages.reference_kind = ${kind} and messages.reference_id = ${recordId} and messages.deleted_at is null
      and messages.type <> 'system' and not messages.is_automatic and not messages.is_internal
      and messages.author_id is distinct from (
        select membership_id from clients where clients.id = messages.conversation_id))`;
}
