import { type RawBuilder, sql } from 'kysely';
import { ReadSymptom, readSymptomLimits } from '#areas/assignments/contract/read-symptoms.ts';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import { ClientWithSymptom, maxClientsWithSymptoms } from '../../contract/unread-symptoms.ts';
import { isReadable } from './messages.ts';
import { isAfterRead, readElsewhere, unreadMessages } from './unread.ts';

/** Characters of a message that are shown. */
const textLength = 500;

const ofSymptoms = sql<boolean>`messages.names_symptom`;

/** Those of the clients, null for all, with messages about pain or a symptom that the caller has not read, deleted ones too, the latest first. */
export async function findUnreadSymptoms(
  scope: Scope,
  clientIds: readonly string[] | null,
): Promise<{ clients: ClientWithSymptom[] }> {
  if (scope.caller.clientId) return { clients: [] };
  const ofClients = clientIds ? sql`conversation_id = any(${clientIds}::uuid[])` : sql`true`;
  const clients = await rowsOf(
    scope.db,
    ClientWithSymptom,
    sql`
    select clients.id as "clientId", clients.name as "clientName", counted.messages, newest.text,
      newest.created_at as "sentAt", newest.deleted_at as "deletedAt"
    from (
      select conversation_id, count(*)::int as messages, max(seq) as seq
      from ${unreadMessages(scope, ofSymptoms)} unread where ${ofClients} group by conversation_id
    ) counted join clients on clients.id = counted.conversation_id
      join messages newest on newest.conversation_id = counted.conversation_id and newest.seq = counted.seq
    where ${isVisibleClient(scope)} order by newest.created_at desc limit ${sql.lit(maxClientsWithSymptoms)}`,
  );
  return { clients };
}

/** The messages of the last days about pain or a symptom of these clients that the caller has read, the latest first; the text of a deleted one is empty. */
export async function findReadSymptoms(scope: Scope, clientIds: readonly string[]): Promise<ReadSymptom[]> {
  const { caller, db } = scope;
  if (caller.clientId || clientIds.length === 0) return [];
  return rowsOf(
    db,
    ReadSymptom,
    sql`
    select clients.id as "clientId", clients.name as "clientName", messages.created_at as at,
      left(messages.text, ${sql.lit(textLength)}) as text
    from messages join clients on clients.id = messages.conversation_id
      join conversations on conversations.id = messages.conversation_id
      left join conversation_members member
        on member.conversation_id = messages.conversation_id and member.membership_id = ${caller.membershipId}
    where messages.conversation_id = any(${clientIds}::uuid[]) and ${ofSymptoms}
      and messages.author_id = clients.membership_id
      and messages.created_at > now() - make_interval(days => ${sql.lit(readSymptomLimits.days)})
      and ${isReadable(scope)} and not (${isAfterRead(scope)} and not ${readElsewhere}) is true
      and messages.seq > greatest(conversations.wiped_seq, coalesce(member.wiped_seq, 0)) and ${isVisibleClient(scope)}
    order by messages.created_at desc limit ${sql.lit(readSymptomLimits.rows)}`,
  );
}

/** SQL over the table `clients`: whether the caller has not read a message that names pain or a symptom. */
export function hasUnreadSymptom(scope: ReadScope): RawBuilder<boolean> {
  return sql`exists (
    select from ${unreadMessages(scope, ofSymptoms)} unread where unread.conversation_id = clients.id)`;
}
