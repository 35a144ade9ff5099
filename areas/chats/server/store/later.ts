import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient, professionalName } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { StoredReference } from '../../contract.ts';
import { ScheduledMessage, type ScheduledDraft } from '../../contract/later.ts';
import { attachmentOfFile, fileJson, SavedFile } from './saved-file.ts';

/** The messages of a conversation that wait for their time or could not be sent, the next one first. */
export async function findScheduled(scope: Scope, conversationId: string): Promise<ScheduledMessage[]> {
  return selectScheduled(scope, sql`scheduled_messages.conversation_id = ${conversationId}`);
}

export async function findOneScheduled(scope: Scope, id: string): Promise<ScheduledMessage | undefined> {
  return (await selectScheduled(scope, sql`scheduled_messages.id = ${id}`))[0];
}

function selectScheduled(scope: Scope, condition: RawBuilder<unknown>): Promise<ScheduledMessage[]> {
  const { timeZone } = scope.caller;
  return rowsOf(
    scope.db,
    ScheduledMessage,
    sql`
    select id, conversation_id as "conversationId", text as message, ${attachmentOfFile} as attachment,
      reference as about,
      json_build_object('id', author_id, 'name', coalesce(${professionalName(scope, sql`author_id`)}, '')) as author,
      send_at as "sendAt", to_char(send_at at time zone ${timeZone}, 'YYYY-MM-DD') as "sendOn",
      to_char(send_at at time zone ${timeZone}, 'HH24:MI') as "sendTime", ${timeZone}::text as "timeZone",
      failed_at is not null as "isFailed", version
    from scheduled_messages
    where ${condition} and ${isVisibleClient(scope, 'scheduled_messages.conversation_id')}
    order by send_at, id`,
  );
}

export async function countScheduled({ db }: Transaction, conversationId: string): Promise<number> {
  const rows = db.selectFrom('scheduled_messages').select(({ fn }) => fn.countAll<number>().as('total'));
  return (await rows.where('conversation_id', '=', conversationId).executeTakeFirstOrThrow()).total;
}

/** What is stored of a draft. `file`: undefined leaves the stored one. */
interface ScheduledContent extends Omit<ScheduledDraft, 'attachmentId'> {
  conversationId: string;
  file: SavedFile | null | undefined;
}

interface NewScheduled extends ScheduledContent {
  id: string;
  reference: StoredReference | null;
}

/** Stores the message unless the id is taken. */
export async function insertScheduled({ db, caller }: Scope, draft: NewScheduled, sendAt: Date): Promise<void> {
  const { id, conversationId, reference } = draft;
  const about = { conversation_id: conversationId, reference: reference && JSON.stringify(reference) };
  await db
    .insertInto('scheduled_messages')
    .values({ id, ...about, author_id: caller.membershipId, ...columnsOf(draft, sendAt) })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .execute();
}

/** A message that could not be sent is sent again. */
export async function updateScheduled(
  { db }: Transaction,
  id: string,
  draft: ScheduledContent,
  sendAt: Date,
): Promise<void> {
  await db
    .updateTable('scheduled_messages')
    .set({ ...columnsOf(draft, sendAt), failed_at: null })
    .where('id', '=', id)
    .execute();
}

function columnsOf({ conversationId, message, file }: ScheduledContent, sendAt: Date) {
  return {
    text: message,
    send_at: sendAt.toISOString(),
    known_seq: lastSeq(conversationId),
    ...(file !== undefined && { file: fileJson(file) }),
  };
}

/** SQL for the last message of a conversation, which its author knows when they write. */
function lastSeq(conversationId: string): RawBuilder<number> {
  return sql`(select last_seq from conversations where conversations.id = ${conversationId})`;
}

export async function deleteScheduled({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('scheduled_messages').where('id', '=', id).execute();
}

export async function markFailed({ db }: Transaction, id: string): Promise<void> {
  await db.updateTable('scheduled_messages').set({ failed_at: sql<string>`now()` }).where('id', '=', id).execute();
}

/** The restored messages whose time has passed are marked as not sent, so that no job sends them without their author. */
export async function failPast({ db }: Transaction, ids: readonly string[]): Promise<void> {
  const past = db.updateTable('scheduled_messages').set({ failed_at: sql<string>`now()` }).where('id', 'in', ids);
  await past.where('send_at', '<=', sql<string>`now()`).where('failed_at', 'is', null).execute();
}

export async function conversationsOfScheduled({ db }: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const scheduled = db.selectFrom('scheduled_messages').select('conversation_id').distinct().where('id', 'in', ids);
  return (await scheduled.execute()).map(({ conversation_id }) => conversation_id);
}

const Claimed = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  authorId: z.uuid(),
  text: z.string(),
  file: SavedFile.nullable(),
  reference: StoredReference.nullable(),
  /** Whether the client has written nothing since the message was scheduled or changed. */
  isAnswer: z.boolean(),
});
export type Claimed = z.output<typeof Claimed>;

const claimedColumns = sql`
  id, conversation_id as "conversationId", author_id as "authorId", text, file, reference,
  not exists (select from messages join clients on clients.id = messages.conversation_id
    where messages.conversation_id = scheduled_messages.conversation_id and seq > known_seq
      and messages.author_id = clients.membership_id) as "isAnswer"`;

/** A message that is due, locked until the transaction ends. Undefined when another process has it or has sent it. */
export async function claimDue({ db }: Transaction, id: string): Promise<Claimed | undefined> {
  const due = sql`
    select ${claimedColumns} from scheduled_messages
    where id = ${id} and send_at <= now() and failed_at is null for update skip locked`;
  return (await rowsOf(db, Claimed, due))[0];
}

/** A message of the caller, whatever its time, locked until the transaction ends. */
export async function claimOwn({ db, caller }: Scope, id: string): Promise<Claimed | undefined> {
  const own = sql`
    select ${claimedColumns} from scheduled_messages
    where id = ${id} and author_id = ${caller.membershipId} for update`;
  return (await rowsOf(db, Claimed, own))[0];
}

/** Of all accounts, the ones that have waited longest first. */
export async function findDue({ db }: Transaction, limit: number): Promise<{ accountId: string; id: string }[]> {
  return rowsOf(
    db,
    z.object({ accountId: z.uuid(), id: z.uuid() }),
    sql`select account_id as "accountId", id from due_scheduled_messages(now(), ${limit})`,
  );
}
