import { sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import {
  ChatSettings,
  type ChatSettingsDraft,
  type ClientAvailability,
  clientAvailabilities,
} from '../../contract/settings.ts';
import { Slot } from '../../contract/slots.ts';

/** The settings, the row of a conversation and the account that decide how its messages are answered. */
export const Answering = z.object({
  availability: z.enum(clientAvailabilities),
  hours: z.array(Slot),
  timeZone: z.string(),
  autoReply: z.string().nullable(),
  studio: z.string(),
  lastReplyAt: z.string().nullable(),
  lastAutoReplyAt: z.string().nullable(),
});
export type Answering = z.output<typeof Answering>;

/** `Answering` of the row `locked` of `conversations`; null without settings. */
export const answeringJson = sql<Answering | null>`(
  select json_build_object('availability', coalesce(locked.availability, settings.availability), 'hours', settings.hours,
    'timeZone', accounts.time_zone, 'autoReply', settings.auto_reply, 'studio', accounts.name,
    'lastReplyAt', locked.last_reply_at, 'lastAutoReplyAt', locked.last_auto_reply_at)
  from chat_settings settings join accounts on accounts.id = settings.account_id)`;

const SettingsRow = ChatSettings.omit({ id: true, measured: true }).extend({ medianMinutes: z.int().nullable() });
export type SettingsRow = z.output<typeof SettingsRow>;

/** The settings of the account; those of a new account before they are first saved. */
export async function findSettings({ db, caller }: Scope): Promise<SettingsRow> {
  const [row] = await rowsOf(
    db,
    SettingsRow,
    sql`
    select coalesce(settings.availability, 'always') as availability, coalesce(settings.hours, '[]') as hours,
      settings.reply_time as "replyTime", settings.median_reply_minutes as "medianMinutes",
      settings.auto_reply as "autoReply", settings.welcome, accounts.time_zone as "timeZone",
      coalesce(settings.version, 1) as version
    from accounts left join chat_settings settings on settings.account_id = accounts.id
    where accounts.id = ${caller.accountId}`,
  );
  if (!row) throw new Error(`findSettings: no account ${caller.accountId}`);
  return row;
}

/** Saves the settings; false when they have been saved since `version`. */
export async function saveSettings({ db }: Scope, draft: ChatSettingsDraft, version: number): Promise<boolean> {
  const { availability, hours, replyTime, autoReply, welcome } = draft;
  const { numAffectedRows } = await sql`
    insert into chat_settings (availability, hours, reply_time, auto_reply, welcome, version)
    select ${availability}, ${JSON.stringify(hours)}::jsonb, ${replyTime}, ${autoReply}, ${welcome}, 2
    where ${version}::int = 1 or exists (select from chat_settings)
    on conflict (account_id) do update set availability = excluded.availability, hours = excluded.hours,
      reply_time = excluded.reply_time, auto_reply = excluded.auto_reply, welcome = excluded.welcome,
      version = chat_settings.version + 1
    where chat_settings.version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** What was chosen for one client; undefined unless the client is visible to the caller. */
export async function findAvailability(
  scope: Scope,
  id: string,
): Promise<{ availability: ClientAvailability | null } | undefined> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ availability: z.enum(clientAvailabilities).nullable() }),
    sql`
    select conversations.availability from clients left join conversations on conversations.id = clients.id
    where clients.id = ${id} and ${isVisibleClient(scope)}`,
  );
  return row;
}

export async function setAvailability(
  { db }: Scope,
  id: string,
  availability: ClientAvailability | null,
): Promise<void> {
  await db.updateTable('conversations').set({ availability }).where('id', '=', id).execute();
}

const Welcomed = z.object({ name: z.string(), studio: z.string() });

/** The names in the welcome message of a client. */
export async function findWelcomed(
  { db }: Transaction,
  clientId: string,
): Promise<z.output<typeof Welcomed> | undefined> {
  const [row] = await rowsOf(
    db,
    Welcomed,
    sql`
    select clients.name, accounts.name as studio from clients join accounts on accounts.id = clients.account_id
    where clients.id = ${clientId}`,
  );
  return row;
}

const AnswerRow = z.object({ askedAt: z.string(), answeredAt: z.string() });

/** Conversations and messages of each that are read to measure the answers of a week. */
const [maxConversations, maxMessages] = [300, 200] as const;

/**
 * The first message of the client after each message of a professional, and the answer to it, of the last 7 days. Automatic
 * messages, notes, lines of the system and messages to many are no answers.
 */
export async function findAnswers({ db }: Transaction): Promise<z.output<typeof AnswerRow>[]> {
  return rowsOf(
    db,
    AnswerRow,
    sql`
    with recent as (
      select conversations.id, clients.membership_id from conversations join clients on clients.id = conversations.id
      where conversations.last_message_at > now() - interval '7 days' and not clients.is_sample
      order by conversations.last_message_at desc limit ${maxConversations}
    ), turns as (
      select recent.id, message.*, lag(message.is_by_client) over byseq is distinct from message.is_by_client as is_first
      from recent cross join lateral (
        select seq, created_at, author_id = recent.membership_id as is_by_client from messages
        where messages.conversation_id = recent.id and author_id is not null and not is_automatic and not is_internal
          and is_answer
        order by seq desc limit ${maxMessages}) message
      where message.created_at > now() - interval '7 days'
      window byseq as (partition by recent.id order by message.seq)
    ), answered as (
      select is_by_client, created_at as "askedAt", lead(created_at) over (partition by id order by seq) as "answeredAt"
      from turns where is_first
    )
    select "askedAt", "answeredAt" from answered where is_by_client and "answeredAt" is not null`,
  );
}

export async function saveMedian({ db }: Transaction, minutes: number | null): Promise<void> {
  await db.updateTable('chat_settings').set({ median_reply_minutes: minutes }).execute();
}

const Office = z.object({ availability: z.string(), hours: z.array(Slot), timeZone: z.string() });

/** The open hours of the current account, for jobs. */
export async function findOffice({ db }: Transaction): Promise<z.output<typeof Office> | undefined> {
  const [row] = await rowsOf(
    db,
    Office,
    sql`select availability, hours, accounts.time_zone as "timeZone"
      from chat_settings settings join accounts on accounts.id = settings.account_id`,
  );
  return row;
}

export async function findMeasuredAccounts({ db }: Pick<JobScope, 'db'>): Promise<string[]> {
  const rows = await rowsOf(db, z.object({ id: z.uuid() }), sql`select id from accounts_with_measured_replies() as id`);
  return rows.map(({ id }) => id);
}
