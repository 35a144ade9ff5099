import { sql } from 'kysely';
import { z } from 'zod';
import { isCoached, isVisibleClient, professionalsOf } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import type { MessageType, StoredReference } from '../../contract.ts';
import type { Voice } from '../../contract/voice.ts';
import { messageJson, MessageRow } from './messages.ts';
import { createConversation } from './read-state.ts';
import { Answering, answeringJson } from './settings.ts';

export interface LockedConversation {
  isActive: boolean;
  /** The membership of the client; null before the registration. */
  clientMembershipId: string | null;
  clientName: string;
  /** What the answer outside the open hours depends on; null when the account has no settings. */
  answering: Answering | null;
  /** Memberships of the client and of the professionals who look after them, sorted. */
  memberIds: readonly string[];
  professionalIds: readonly string[];
}

/** The memberships that read a message: the client reads no internal note. */
export function readersOf(
  { memberIds, professionalIds }: LockedConversation,
  { isInternal }: { isInternal: boolean },
): readonly string[] {
  return isInternal ? professionalIds : memberIds;
}

/**
 * Locks the conversation of a client until the transaction ends, and creates its row when it is the first time. Undefined
 * when the client is not visible to the caller.
 */
export async function lockConversation(scope: ActingScope, id: string): Promise<LockedConversation | undefined> {
  const [first, professionals] = await Promise.all([lockOf(scope, id), professionalsOf(scope, id)]);
  if (!first) return undefined;
  if (!first.isLocked) await createConversation(scope, id);
  const { isLocked: _, ...client } = first.isLocked ? first : ((await lockOf(scope, id)) ?? first);
  const { clientMembershipId } = client;
  const memberIds = clientMembershipId ? [clientMembershipId, ...professionals] : professionals;
  return { ...client, memberIds: memberIds.toSorted(), professionalIds: professionals };
}

const LockedRow = z.object({
  isActive: z.boolean(),
  isLocked: z.boolean(),
  clientMembershipId: z.uuid().nullable(),
  clientName: z.string(),
  answering: Answering.nullable(),
});

/** The client of the conversation; `isLocked` is false when the conversation has no row yet. */
async function lockOf(scope: ActingScope, id: string) {
  const rows = await rowsOf(
    scope.db,
    LockedRow,
    sql`
    with locked as (
      select id, availability, last_reply_at, last_auto_reply_at from conversations where id = ${id} and ${isVisibleClient(scope, 'conversations.id')} for no key update
    )
    select ${isCoached()} and locked.availability is distinct from 'off' as "isActive",
      locked.id is not null as "isLocked", clients.membership_id as "clientMembershipId", clients.name as "clientName",
      ${answeringJson} as answering
    from clients left join locked on true
    where clients.id = ${id} and ${isVisibleClient(scope)}`,
  );
  return rows[0];
}

/** The client, a professional to the client, the product for the studio; other: a note, or a line of the system. */
export type MessageSide = 'client' | 'professional' | 'automatic' | 'other';

/** Columns of a new message besides its number and time. */
export interface MessageInsert {
  id: string;
  conversationId: string;
  authorId: string | null;
  type: MessageType;
  text: string;
  storageKey: string | null;
  thumbnailKey: string | null;
  mediaType: string | null;
  sizeBytes: number | null;
  filename: string | null;
  /** SHA-256 of the file in base64. */
  fileHash: string | null;
  width: number | null;
  height: number | null;
  preview: string | null;
  voice: Voice | null;
  reference: StoredReference | null;
  isAutomatic: boolean;
  isInternal: boolean;
  hasSavedFile: boolean;
  /** Whether the author has read everything before the message: not when it was scheduled, or is to many. */
  hasReadAll: boolean;
  /** Whether the client waits no longer. */
  isAnswer: boolean;
  side: MessageSide;
  /** Whether it is a message of the client that names pain or a symptom. */
  namesSymptom: boolean;
}

/**
 * Stores a message with the next number of its locked conversation, and its time after that of the last one. The author
 * has then read everything, unless the message says otherwise or was written on the record it points at; participants
 * without a row get one that has read everything before. Undefined when the id is taken.
 */
export async function insertMessage(
  scope: ActingScope,
  message: MessageInsert,
  memberIds: readonly string[],
): Promise<MessageRow | undefined> {
  const { conversationId, authorId, reference } = message;
  const [row] = await rowsOf(
    scope.db,
    z.object({ message: MessageRow }),
    sql`
    with conversation as (
      select last_seq + 1 as seq, greatest(clock_timestamp(), last_message_at) as at from conversations
      where id = ${conversationId}
    ), inserted as (
      insert into messages (id, conversation_id, seq, author_id, type, text, storage_key, thumbnail_key, media_type,
        size_bytes, filename, file_hash, width, height, preview, voice, reference_kind, reference_id, reference_part,
        reference_label, is_automatic, is_internal, has_saved_file, is_answer, names_symptom, created_at)
      select ${message.id}, ${conversationId}, seq, ${authorId}, ${message.type}, ${message.text}, ${message.storageKey},
        ${message.thumbnailKey}, ${message.mediaType}, ${message.sizeBytes}, ${message.filename},
        decode(${message.fileHash}, 'base64'), ${message.width}, ${message.height}, ${message.preview},
        ${message.voice && JSON.stringify(message.voice)}::jsonb,
        ${reference?.kind ?? null}, ${reference?.id ?? null}, ${reference?.part ?? null}, ${reference?.label ?? null},
        ${message.isAutomatic}, ${message.isInternal}, ${message.hasSavedFile},
        ${message.isAnswer || message.side !== 'professional'}, ${message.namesSymptom}, at
      from conversation
      on conflict (account_id, id) do nothing returning *
    ), counted as (
      update conversations set last_seq = inserted.seq, last_message_at = inserted.created_at,
        waiting_since = case when ${message.side} = 'client' then coalesce(waiting_since, inserted.created_at)
          when ${message.isAnswer} then null else waiting_since end,
        snoozed_until = case when ${message.side} = 'client' or ${message.isAnswer} then null else snoozed_until end,
        last_reply_at = case when ${message.side === 'professional' && message.hasReadAll} then inserted.created_at else last_reply_at end,
        last_auto_reply_at = case when ${message.side} = 'automatic' then inserted.created_at else last_auto_reply_at end
      from inserted
      where conversations.id = inserted.conversation_id
    ), joined as (
      insert into conversation_members (conversation_id, membership_id, last_read_seq)
      select inserted.conversation_id, member,
        case when member = inserted.author_id then inserted.seq when member = clients.membership_id then 0
          else inserted.seq - 1 end
      from inserted join clients on clients.id = inserted.conversation_id, unnest(${memberIds}::uuid[]) member
      where not exists (select from conversation_members known
        where known.conversation_id = inserted.conversation_id and known.membership_id = member)
      on conflict (account_id, conversation_id, membership_id) do nothing
    ), advanced as (
      update conversation_members set last_read_seq = inserted.seq, read_seqs = '{}', is_marked_unread = false
      from inserted
      where conversation_members.conversation_id = inserted.conversation_id
        and conversation_members.membership_id = inserted.author_id and inserted.reference_id is null and ${message.hasReadAll}
    )
    select ${messageJson(scope)} as message from inserted messages`,
  );
  return row?.message;
}

/** What a repeated request must have in common with the stored message. */
const StoredMessage = z.object({
  message: MessageRow,
  conversationId: z.uuid(),
  authorId: z.uuid().nullable(),
  fileHash: z.string().nullable(),
});
export type StoredMessage = z.output<typeof StoredMessage>;

export async function findStored(scope: ActingScope, id: string): Promise<StoredMessage | undefined> {
  const [row] = await rowsOf(
    scope.db,
    StoredMessage,
    sql`
    select ${messageJson(scope)} as message, conversation_id as "conversationId", author_id as "authorId",
      encode(file_hash, 'base64') as "fileHash"
    from messages where id = ${id}`,
  );
  return row;
}
