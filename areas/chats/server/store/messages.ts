import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient, professionalName } from '#areas/clients/server/public.ts';
import { type Language, language } from '#shell/common/fields.ts';
import { limited } from '#shell/server/database/list-queries.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { handOverContexts, handOverKeys } from '../../rules/hand-over.ts';
import { chatLimits, messageTypes, type PageOfMessages } from '../../contract.ts';
import { Voice } from '../../contract/voice.ts';

export const MessageRow = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  seq: z.number().int(),
  type: z.enum(messageTypes),
  message: z.string(),
  storageKey: z.string().nullable(),
  thumbnailKey: z.string().nullable(),
  filename: z.string().nullable(),
  sizeBytes: z.number().int().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  preview: z.string().nullable(),
  voice: Voice.nullable(),
  sender: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  referenceKind: z.string().nullable(),
  referenceId: z.uuid().nullable(),
  referencePart: z.string().nullable(),
  referenceLabel: z.string().nullable(),
  isAutomatic: z.boolean(),
  isInternal: z.boolean(),
  hasSavedFile: z.boolean(),
  deletedAt: z.string().nullable(),
  namesSymptom: z.boolean(),
  createdAt: z.string(),
});
export type MessageRow = z.output<typeof MessageRow>;

/** In the text of a line of the system: the name of the professional whom it is about. */
export const nameSlot = '{}';

/** Lines of the system are stored in the language of the client at the time. As JSON, by the language of the reader: the stored lines of both. */
const translatedLines = {
  it: JSON.stringify(linesReadIn('it')),
  en: JSON.stringify(linesReadIn('en')),
} satisfies Record<Language, string>;

function linesReadIn(reader: Language): Record<string, string> {
  const names = handOverKeys.flatMap((key) => handOverContexts.map((context) => `${key}_${context}` as const));
  const lineOf = (language: Language, name: (typeof names)[number]) =>
    textsIn(language)(`chats:handOver.${name}`, { name: nameSlot });
  return Object.fromEntries(
    language.options.flatMap((one) => names.map((name) => [lineOf(one, name), lineOf(reader, name)])),
  );
}

type MessageReader = Pick<Scope, 'caller' | 'language'>;

/**
 * The row of `messages` as JSON of `MessageRow`, with the name of the sender as the caller's side reads it. `row_to_json` costs
 * half as much as `json_build_object` with as many fields.
 */
export function messageJson(scope: MessageReader): RawBuilder<MessageRow> {
  return sql`(select row_to_json(fields) from (select messages.id, messages.conversation_id as "conversationId",
    messages.seq, messages.type, ${textFor(scope)} as message, messages.storage_key as "storageKey",
    messages.thumbnail_key as "thumbnailKey", messages.filename, messages.size_bytes as "sizeBytes",
    messages.width, messages.height, messages.preview, messages.voice,
    case when messages.author_id is not null then json_build_object('id', messages.author_id, 'name', coalesce(
      (select clients.name from clients where clients.id = messages.conversation_id
        and clients.membership_id = messages.author_id),
      ${professionalName(scope, sql`messages.author_id`)}, '')) end as sender,
    messages.reference_kind as "referenceKind", messages.reference_id as "referenceId",
    messages.reference_part as "referencePart", messages.reference_label as "referenceLabel",
    messages.is_automatic as "isAutomatic", messages.is_internal as "isInternal", messages.has_saved_file as "hasSavedFile",
    ${isoOf(sql`messages.deleted_at`)} as "deletedAt", messages.names_symptom as "namesSymptom",
    ${isoOf(sql`messages.created_at`)} as "createdAt") fields)`;
}

/** The text; that of lines of the system in the language of the caller, with the name of the professional as their side reads it. */
function textFor(scope: MessageReader): RawBuilder<string> {
  const text = sql`coalesce(${translatedLines[scope.language]}::jsonb ->> messages.text, messages.text)`;
  return sql`case when messages.professional_id is null then messages.text else replace(${text}, ${nameSlot},
    coalesce(${professionalName(scope, sql`messages.professional_id`)}, '')) end`;
}

const Row = z.object({ message: MessageRow });

/** Whether the caller reads the message: clients do not see the notes of the professionals. */
export function isReadable({ caller }: Pick<Scope, 'caller'>): RawBuilder<boolean> {
  return caller.clientId ? sql`not messages.is_internal` : sql`true`;
}

/** The number up to which the caller has no messages, because they were wiped. */
export function wipedSeq({ caller }: Scope, conversationId: string): RawBuilder<number> {
  return sql`(
    select coalesce(max(greatest(conversations.wiped_seq, member.wiped_seq)), 0)
    from conversations left join conversation_members member
      on member.conversation_id = conversations.id and member.membership_id = ${caller.membershipId}
    where conversations.id = ${conversationId})`;
}

/** One message more than a page, in the order of the request: ascending after a number, otherwise descending. */
export async function findMessages(
  scope: Scope,
  { conversationId, time, page, beforeSeq, afterSeq }: PageOfMessages,
): Promise<MessageRow[]> {
  const isBySeq = beforeSeq !== undefined || afterSeq !== undefined;
  const bounds = [
    afterSeq !== undefined && sql`messages.seq > ${afterSeq}`,
    afterSeq === undefined && beforeSeq !== undefined && sql`messages.seq < ${beforeSeq}`,
    !isBySeq && time && sql`messages.created_at < ${time}::timestamp at time zone 'Europe/Rome' + interval '1 second'`,
  ].filter((bound) => bound !== false && bound !== undefined && bound !== '');
  const rows = await rowsOf(
    scope.db,
    Row,
    sql`
    select ${messageJson(scope)} as message from messages
    where messages.conversation_id = ${conversationId} and messages.seq > ${wipedSeq(scope, conversationId)}
      and ${isReadable(scope)} ${sql.join(
        bounds.map((bound) => sql`and ${bound}`),
        sql` `,
      )}
    order by messages.seq ${sql.raw(afterSeq === undefined ? 'desc' : 'asc')}
    ${limited({ rows: chatLimits.page + 1, skipped: isBySeq ? 0 : (page - 1) * chatLimits.page })}`,
  );
  return rows.map(({ message }) => message);
}

/** The number of messages that the caller has in the conversation, with deleted ones; after `time` none are counted. */
export async function countMessages(
  scope: Scope,
  { conversationId, time }: Pick<PageOfMessages, 'conversationId' | 'time'>,
): Promise<number> {
  // Numbers have no gaps, so the last one counts the messages; only internal notes must be subtracted for a client.
  const last = time
    ? sql`(select messages.seq from messages where messages.conversation_id = ${conversationId}
        and messages.created_at < ${time}::timestamp at time zone 'Europe/Rome' + interval '1 second'
        order by messages.seq desc limit 1)`
    : sql`(select last_seq from conversations where id = ${conversationId})`;
  const internal = scope.caller.clientId
    ? sql`(select count(*)::int from messages where messages.conversation_id = ${conversationId}
        and messages.is_internal and messages.seq between bounds.wiped + 1 and bounds.last)`
    : sql`0`;
  const [row] = await rowsOf(
    scope.db,
    z.object({ total: z.number().int() }),
    sql`
    select greatest(bounds.last - bounds.wiped - ${internal}, 0)::int as total
    from (select coalesce(${last}, 0) as last, ${wipedSeq(scope, conversationId)} as wiped) bounds`,
  );
  return row?.total ?? 0;
}

/** A message of a conversation that the caller sees. */
export async function findMessage(scope: Scope, id: string): Promise<MessageRow | undefined> {
  const [row] = await rowsOf(
    scope.db,
    Row,
    sql`
    select ${messageJson(scope)} as message from messages
    where messages.id = ${id} and ${isVisibleClient(scope, 'messages.conversation_id')} and ${isReadable(scope)}
      and messages.seq > coalesce((select wiped_seq from conversation_members member
        where member.conversation_id = messages.conversation_id
          and member.membership_id = ${scope.caller.membershipId}), 0)`,
  );
  return row?.message;
}

/** Empties a message and returns it. Its number stays, so that the others keep theirs. */
export async function clearMessage(scope: Scope, id: string): Promise<MessageRow | undefined> {
  const [row] = await rowsOf(
    scope.db,
    Row,
    sql`
    with cleared as (
      update messages set deleted_at = clock_timestamp(), text = '', storage_key = null, thumbnail_key = null,
        media_type = null, has_saved_file = false, size_bytes = null, filename = null, file_hash = null, preview = null, voice = null,
        reference_kind = null, reference_id = null, reference_part = null, reference_label = null
      where id = ${id} and deleted_at is null returning *)
    select ${messageJson(scope)} as message from cleared messages`,
  );
  return row?.message;
}

/** The instant as ISO 8601 in UTC. */
function isoOf(instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
