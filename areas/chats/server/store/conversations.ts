import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { effectivePermissions } from '#areas/account/server/public.ts';
import { isClientOf, isCoached, isVisibleClient, professionalName } from '#areas/clients/server/public.ts';
import { containsPattern, limited } from '#shell/server/database/list-queries.ts';
import { forceGenericPlans } from '#shell/server/database/plans.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { chatLimits } from '../../contract.ts';
import type { ConversationFilters } from '../../contract/filters.ts';
import { isReadable, messageJson, MessageRow } from './messages.ts';
import { needsAnswer } from './queue.ts';
import { countsAsUnread, isAfterRead, readElsewhere } from './unread.ts';

const ConversationRow = z.object({
  id: z.uuid(),
  title: z.string(),
  userId: z.uuid().nullable(),
  ownerIds: z.array(z.uuid()),
  readers: z.array(z.string()).nullable(),
  isInactive: z.boolean(),
  /** The chat with this client is switched off. */
  isOff: z.boolean(),
  unreadCount: z.number().int(),
  hasUnreadSymptom: z.boolean(),
  lastReadSeq: z.number().int(),
  mutedUntil: z.string().nullable(),
  lastMessage: MessageRow.nullable(),
  waitingSince: z.string().nullable(),
  snoozedUntil: z.string().nullable(),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type ConversationRow = z.output<typeof ConversationRow>;

const pageSize = 25;

/**
 * Conversations with the newest message first; then clients without messages, by name. Without them the
 * index on the last message gives the page, however many clients there are.
 */
export async function findConversations(
  scope: Scope,
  filters: ConversationFilters,
): Promise<{ conversations: ConversationRow[]; nextPage: number }> {
  const { page, onlyWithLastMessage, needsAnswer: isQueue } = filters;
  const [from, newestFirst] = onlyWithLastMessage
    ? [withMessages(scope), sql`conversations.last_message_at desc, conversations.id`]
    : [withClients(scope), sql`"lastAt" desc nulls last, lower(clients.name), clients.id`];
  const order = isQueue ? sql`conversations.waiting_since, conversations.id` : newestFirst;
  forceGenericPlans(scope);
  const rows = await selectConversations(scope, {
    from,
    where: filterConditions(scope, filters),
    range: sql`order by ${order} ${limited({ rows: pageSize + 1, skipped: (page - 1) * pageSize })}`,
    ...(isQueue && { order: sql`page."waitingSince", page.id` }),
  });
  return { conversations: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}

/** The conversation of a client; undefined unless the client is visible to the caller. */
export async function findConversation(scope: Scope, id: string): Promise<ConversationRow | undefined> {
  const [row] = await selectConversations(scope, {
    from: withClients(scope),
    where: sql`clients.id = ${id}`,
    range: sql``,
  });
  return row;
}

/**
 * The number of conversations that the caller has to read: the badge of the app. Only those are checked whose last message is
 * newer than what was read.
 */
export async function countUnread(scope: Scope): Promise<number> {
  const { clientId, membershipId } = scope.caller;
  // The only conversation of a client counts before they have a row too.
  const conversations = clientId
    ? sql`conversations left join conversation_members member
        on member.conversation_id = conversations.id and member.membership_id = ${membershipId}`
    : sql`conversation_members member join conversations on conversations.id = member.conversation_id
        and member.membership_id = ${membershipId}`;
  const [row] = await rowsOf(
    scope.db,
    z.object({ count: z.number().int() }),
    sql`
    select count(*)::int as count from ${conversations}
    where ${isVisibleClient(scope, 'conversations.id')} and ${isUnread(scope)}`,
  );
  return row?.count ?? 0;
}

export async function hasMessages(scope: Scope): Promise<boolean> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ found: z.boolean() }),
    sql`
    select exists (
      select from clients ${joinConversation(scope)}
      where ${isVisibleClient(scope)} and ${hasReadable(scope)}) as found`,
  );
  return row?.found ?? false;
}

/** The tables of a page; `id` is the column with the id of the client. */
interface From {
  tables: RawBuilder<unknown>;
  id: string;
}

interface Selection {
  from: From;
  where: RawBuilder<unknown>;
  range: RawBuilder<unknown>;
  /** The order of the page; the newest message first by default. */
  order?: RawBuilder<unknown>;
}

const newestPageFirst = sql`page."lastAt" desc nulls last, lower(clients.name), page.id`;

/** The page is selected first, so that clients and messages are read for its rows only, and those by their key. */
function selectConversations(
  scope: Scope,
  { from, where, range, order = newestPageFirst }: Selection,
): Promise<ConversationRow[]> {
  return rowsOf(
    scope.db,
    ConversationRow,
    sql`
    select page.id, ${title(scope)} as title, clients.membership_id as "userId",
      array(select care.membership_id from ${readersInCharge} order by care.kind desc) as "ownerIds",
      ${readerNames(scope)} as readers,
      not ${isCoached()} as "isInactive", page."isOff", page."lastReadSeq",
      page."mutedUntil", ${answeringColumns(scope)},
      greatest(page."isMarkedUnread"::int, case when page."lastSeq" > page."lastReadSeq" then (
        select count(*)::int from (
          select from messages where messages.conversation_id = page.id
            and messages.seq > page."lastReadSeq" and messages.seq > page.wiped and ${countsAsUnread(scope)}
            and messages.seq <> all(page."readSeqs")
          limit ${sql.lit(chatLimits.unread)}) unread) else 0 end) as "unreadCount",
      page."lastSeq" > page."lastReadSeq" and exists (
        select from messages where messages.conversation_id = page.id and messages.names_symptom
          and messages.seq > page."lastReadSeq" and messages.seq > page.wiped and ${countsAsUnread(scope)}
          and messages.seq <> all(page."readSeqs")) as "hasUnreadSymptom",
      (select ${messageJson(scope)} from messages where messages.conversation_id = page.id and messages.seq > page.wiped
        and ${isReadable(scope)} order by messages.seq desc limit 1) as "lastMessage"
    from (
      select ${sql.ref(from.id)}, coalesce(conversations.last_seq, 0) as "lastSeq",
        ${lastReadSeq(scope)} as "lastReadSeq", coalesce(member.is_marked_unread, false) as "isMarkedUnread",
        case when member.muted_until > now() then member.muted_until end as "mutedUntil",
        coalesce(member.read_seqs, '{}') as "readSeqs", ${wiped} as wiped, ${lastAt} as "lastAt",
        conversations.availability is not distinct from 'off' as "isOff",
        conversations.waiting_since as "waitingSince", conversations.snoozed_until as "snoozedUntil",
        conversations.assigned_to as "assignedTo"
      from ${from.tables}
      where ${isVisibleClient(scope, from.id)} and ${where} ${range}
    ) page cross join lateral (select * from clients where clients.id = page.id limit 1) clients
    order by ${order}`,
  );
}

/** Who answers and since when the client waits, which the client does not see. */
function answeringColumns(scope: Scope): RawBuilder<unknown> {
  if (scope.caller.clientId) return sql`null as "waitingSince", null as "snoozedUntil", null as assignee`;
  return sql`page."waitingSince", page."snoozedUntil", case when page."assignedTo" is not null then json_build_object(
    'id', page."assignedTo", 'name', coalesce(${professionalName(scope, sql`page."assignedTo"`)}, '')) end as assignee`;
}

function filterConditions(scope: Scope, filters: ConversationFilters): RawBuilder<unknown> {
  const { search, onlyUnread, onlyWithLastMessage, conversationsIdsToExclude = [], collaboratorId } = filters;
  const { needsAnswer: isQueue, assigneeId } = filters;
  const column = onlyWithLastMessage ? 'conversations.id' : 'clients.id';
  const id = sql.ref(column);
  const conditions = [
    sql`true`,
    search &&
      sql`exists (select from clients named where named.id = ${id} and named.name ilike ${containsPattern(search)})`,
    onlyUnread && isUnread(scope),
    onlyWithLastMessage && hasReadable(scope),
    conversationsIdsToExclude.length > 0 && sql`${id} <> all(${conversationsIdsToExclude}::uuid[])`,
    collaboratorId && isClientOf(collaboratorId, column),
    isQueue && (scope.caller.clientId ? sql`false` : needsAnswer),
    assigneeId && (scope.caller.clientId ? sql`false` : sql`conversations.assigned_to = ${assigneeId}`),
  ].filter((condition) => typeof condition === 'object');
  return sql.join(conditions, sql` and `);
}

/** Every client. */
function withClients(scope: Scope): From {
  return { tables: sql`clients ${joinConversation(scope)}`, id: 'clients.id' };
}

/** Conversations only: their index on the last message gives the page without a look at all clients. */
function withMessages({ caller }: Scope): From {
  return {
    tables: sql`conversations left join conversation_members member
      on member.conversation_id = conversations.id and member.membership_id = ${caller.membershipId}`,
    id: 'conversations.id',
  };
}

/** Joins the conversation of `clients` and the caller's row of it, `member`. */
function joinConversation({ caller }: Scope): RawBuilder<unknown> {
  return sql`left join conversations on conversations.id = clients.id
    left join conversation_members member
      on member.conversation_id = clients.id and member.membership_id = ${caller.membershipId}`;
}

const wiped = sql<number>`greatest(conversations.wiped_seq, member.wiped_seq, 0)`;

/** Whether the caller has a message in the conversation. One of internal notes only is empty for the client. */
function hasReadable(scope: Scope): RawBuilder<boolean> {
  if (!scope.caller.clientId) return sql`conversations.last_seq > ${wiped}`;
  return sql`exists (select from messages where messages.conversation_id = conversations.id and messages.seq > ${wiped}
    and ${isReadable(scope)})`;
}

/** Time of the last message, unless it was wiped. */
const lastAt = sql`case when conversations.last_seq > ${wiped} then conversations.last_message_at end`;

/** A client who has no row has read nothing; a professional who has none has joined since the last message. */
function lastReadSeq({ caller }: Scope): RawBuilder<number> {
  return sql`coalesce(member.last_read_seq, ${caller.clientId ? sql`0` : sql`conversations.last_seq`}, 0)`;
}

/** Unread is derived from what was read and never counted up, so a deleted message is not unread any more, unless it named a symptom. */
function isUnread(scope: Scope): RawBuilder<boolean> {
  return sql`(coalesce(member.is_marked_unread, false) or (conversations.last_seq > ${lastReadSeq(scope)} and exists (
    select from messages where messages.conversation_id = conversations.id
      and ${isAfterRead(scope)} and ${countsAsUnread(scope)}
      and not ${readElsewhere})))`;
}

/** SQL for the professionals in charge of the row of `clients` whose permissions let them read its conversation. */
const readersInCharge = sql`(
  select care.membership_id, care.kind from client_collaborators care
    join memberships on memberships.id = care.membership_id
    join role_permissions on role_permissions.role = memberships.role
  where care.client_id = clients.id and 'view chats' = any (${effectivePermissions})) care`;

/** The names of all professionals who may read the conversation of the row of `clients`, which only the client sees. */
function readerNames({ caller }: Scope): RawBuilder<string[] | null> {
  if (!caller.clientId) return sql`null`;
  return sql`array(
    select distinct name_for_clients(memberships.id) from memberships
      join role_permissions on role_permissions.role = memberships.role
    where memberships.deactivated_at is null and 'view chats' = any (${effectivePermissions})
      and (memberships.role = 'admin' or ${isInCharge}) order by 1)`;
}

const isInCharge = sql`exists (
  select from client_collaborators care where care.client_id = clients.id and care.membership_id = memberships.id)`;

/** Professionals see the client's name; the client those of the readers in charge, that for training first, or that of the studio. */
export function title({ caller }: Scope): RawBuilder<string> {
  if (!caller.clientId) return sql`clients.name`;
  return sql`coalesce(
    (select string_agg(name, ' · ' order by kind desc) from (
      select name_for_clients(membership_id) as name, max(kind) as kind from ${readersInCharge} group by 1) professionals),
    (select accounts.name from accounts where accounts.id = clients.account_id))`;
}
