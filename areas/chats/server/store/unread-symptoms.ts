import { type RawBuilder, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import { ClientWithSymptom, maxClientsWithSymptoms } from '../../contract/unread-symptoms.ts';
import { unreadMessages } from './unread.ts';

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

/** SQL over the table `clients`: whether the caller has not read a message that names pain or a symptom. */
export function hasUnreadSymptom(scope: ReadScope): RawBuilder<boolean> {
  return sql`exists (
    select from ${unreadMessages(scope, ofSymptoms)} unread where unread.conversation_id = clients.id)`;
}
