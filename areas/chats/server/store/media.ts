import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import { isReadable, wipedSeq } from './messages.ts';

/** Pictures, videos, recordings and files that the client sent in their conversation. */
export const chatMedia = {
  origin: 'chat',
  permission: 'view chats',
  rows: (scope: Scope, clientId: string): RawBuilder<unknown> => sql`
    select messages.id, case messages.type when 'audio' then 'voice' when 'other' then 'file' else messages.type end,
      messages.created_at, case messages.type when 'other' then coalesce(messages.filename, '') else '' end, messages.thumbnail_key, messages.seq::text
    from messages join clients on clients.id = messages.conversation_id
    where messages.conversation_id = ${clientId} and messages.author_id = clients.membership_id
      and messages.storage_key is not null and messages.deleted_at is null and ${isReadable(scope)}
      and messages.seq > ${wipedSeq(scope, clientId)}`,
} as const;
