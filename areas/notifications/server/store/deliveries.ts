import { sql } from 'kysely';
import { z } from 'zod';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { Notification } from '../../contract.ts';
import { maxDevices } from '../../contract/devices.ts';
import { healthKinds, type KindName, kindNames, kindOf, messageKinds, photoKinds } from '../../contract/kinds.ts';
import { NotificationChoices } from '../../contract/settings.ts';
import { forceGenericPlans } from '#shell/server/database/plans.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { isOutdated, lastDay } from './announced.ts';
import { presentParams } from './present-params.ts';
import { isShown } from './shown.ts';

/** The app was in use this recently: the person sees what arrives. The app reports every 30 seconds. */
const activeSeconds = 60;

const Due = Notification.pick({ id: true, kind: true, subjectId: true, clientId: true, params: true }).extend({
  membershipId: z.uuid(),
  channel: z.enum(['push', 'mail']),
  isHeld: z.boolean(),
  isRead: z.boolean(),
  isInApp: z.boolean(),
  /** By a withdrawn consent of the client. */
  isHidden: z.boolean(),
  /** It is about a message of a conversation that the reader has muted. */
  isConversationMuted: z.boolean(),
  createdAt: z.string(),
  lastDay: z.object({ on: z.string(), timeZone: z.string().nullable() }).nullable(),
  /** What it says is not so any more. */
  isOutdated: z.boolean(),
});
export type Due = z.output<typeof Due>;

const Mailed = Notification.pick({ id: true, kind: true, params: true });
export type Mailed = z.output<typeof Mailed>;

/** Whether this transaction now delivers for the account. Another process that does makes it false. */
export async function lockDelivery({ db }: Transaction, accountId: string): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ locked: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`notifications ${accountId}`}, 0)) as locked`,
  );
  return row?.locked === true;
}

/** An urgent message arrives from a conversation that the reader has muted, too. */
const mutedKinds = messageKinds.filter((kind) => !kindOf(kind).isUrgent);

/** What is due, the oldest first. */
export async function findDue(scope: Transaction, now: Date, limit: number): Promise<Due[]> {
  const kinds = await findDueKinds(scope, now);
  return kinds.length === 0 ? [] : findDueOf(scope, kinds, { now, limit });
}

/** The kinds of what is due, most often one or none. */
async function findDueKinds({ db }: Transaction, now: Date): Promise<KindName[]> {
  const rows = await rowsOf(
    db,
    Notification.pick({ kind: true }),
    sql`
    select distinct notifications.kind
    from notification_deliveries d join notifications on notifications.account_id = d.account_id and notifications.id = d.notification_id
    where d.due_at <= ${now} order by 1`,
  );
  return rows.map(({ kind }) => kind);
}

/**
 * What is due of these kinds. Each kind adds subqueries: planning those of all kinds takes longer than a delivery of one. Several kinds
 * share the statement of all: each connection keeps the plan of every statement, and there are very many subsets.
 */
async function findDueOf(
  scope: Transaction,
  kinds: readonly KindName[],
  { now, limit }: { now: Date; limit: number },
): Promise<Due[]> {
  const planned = kinds.length === 1 ? kinds : kindNames;
  forceGenericPlans(scope);
  return rowsOf(
    scope.db,
    Due,
    sql`
    select notifications.id, kind, subject_id as "subjectId", client_id as "clientId", ${presentParams} as params,
      membership_id as "membershipId", d.channel, d.is_held as "isHeld", read_at is not null as "isRead",
      is_in_app as "isInApp", not ${isShown} as "isHidden", created_at as "createdAt",
      notifications.kind = any(${mutedKinds}) and exists (select from conversation_members member where member.conversation_id = notifications.client_id
        and member.membership_id = notifications.membership_id and member.muted_until > ${now}) as "isConversationMuted",
      ${lastDay(planned)} as "lastDay", ${isOutdated(planned)} as "isOutdated"
    from notification_deliveries d join notifications on notifications.account_id = d.account_id and notifications.id = d.notification_id
    where d.due_at <= ${now} and notifications.kind = any(${kinds})
    order by d.due_at, notifications.membership_id, notifications.id limit ${sql.lit(limit)}
    for update of d skip locked`,
  );
}

const PushDevice = z.object({
  id: z.uuid(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  showsText: z.boolean(),
});
export type PushDevice = z.output<typeof PushDevice>;

const ReaderRow = z.object({
  membershipId: z.uuid(),
  name: z.string(),
  email: z.string(),
  language: z.enum(['it', 'en']),
  timeZone: z.string(),
  accountName: z.string(),
  color: z.string().nullable(),
  hasOtherAccounts: z.boolean(),
  isActive: z.boolean(),
  unread: z.int(),
  /** Those of this moment; none when the collaborator was removed or the client deactivated since. */
  permissions: z.array(z.string()),
  account: NotificationChoices,
  personal: NotificationChoices,
  refusesReminders: z.boolean(),
  devices: z.array(PushDevice),
});
export type ReaderRow = z.output<typeof ReaderRow>;

/** The persons of memberships at the moment of sending. Devices whose session has ended get nothing. */
export async function findReaders(
  { db }: Transaction,
  membershipIds: readonly string[],
  now: Date,
): Promise<ReaderRow[]> {
  return rowsOf(
    db,
    ReaderRow,
    sql`
    select m.id as "membershipId", u.name, u.email, u.locale as language, coalesce(u.time_zone, a.time_zone) as "timeZone",
      a.name as "accountName", a.main_color as color,
      (select count(*) > 1 from memberships_of(u.id)) as "hasOtherAccounts",
      exists (select from sessions s where s.account_id = m.account_id and s.membership_id = m.id
        and s.seen_at > ${now}::timestamptz - make_interval(secs => ${sql.lit(activeSeconds)})) as "isActive",
      unread_notifications_of(u.id, ${kindNames}, ${kindNames.map((kind) => kindOf(kind).permission)}, ${healthKinds}, ${photoKinds}) as unread,
      case when m.deactivated_at is null and c.deactivated_at is null then coalesce(m.permissions, role.permissions, '{}')
        else '{}' end as permissions,
      coalesce(defaults.choices, '{}') as account, coalesce(settings.choices, '{}') as personal,
      c.id is not null and not ${isNotWithdrawn('automatic_messages', 'c.id')} as "refusesReminders",
      coalesce((
        select json_agg(json_build_object('id', d.id, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth,
          'showsText', d.shows_text))
        from (
          select known.* from push_devices known
            join sessions s on s.token_hash = known.session_hash and s.expires_at > ${now}
          where known.user_id = u.id and known.endpoint is not null
          order by known.created_at desc, known.id desc limit ${sql.lit(maxDevices)}) d), '[]') as devices
    from memberships m
      join users u on u.id = m.user_id
      join accounts a on a.id = m.account_id
      left join role_permissions role on role.role = m.role
      left join clients c on c.membership_id = m.id
      left join notification_defaults defaults on true
      left join notification_settings settings on settings.membership_id = m.id
    where m.id = any(${membershipIds}::uuid[])`,
  );
}

export interface DeliveryResult {
  notificationId: string;
  channel: 'push' | 'mail';
  /** Null: not decided, due again at `dueAt`. */
  outcome: string | null;
  dueAt: string | null;
  isHeld: boolean;
}

export async function saveResults({ db }: Transaction, results: readonly DeliveryResult[], now: Date): Promise<void> {
  if (results.length === 0) return;
  await sql`
    update notification_deliveries d
    set outcome = r.outcome, due_at = r."dueAt", is_held = r."isHeld", decided_at = case when r.outcome is not null then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as r("notificationId" uuid, channel text, outcome text, "dueAt" timestamptz, "isHeld" boolean)
    where d.notification_id = r."notificationId" and d.channel = r.channel`.execute(db);
}

/** The notifications of a mail that are still unread, newest first. */
export async function findUnreadOf({ db }: Transaction, ids: readonly string[]): Promise<Mailed[]> {
  return rowsOf(
    db,
    Mailed,
    sql`
    select id, kind, ${presentParams} as params
    from notifications where id = any(${ids}::uuid[]) and read_at is null and ${isShown}
    order by created_at desc, id desc`,
  );
}

export async function findAccountsWithDue({ db }: Transaction, now: Date): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`select id from accounts_with_due_notifications(${now}) as id`,
  );
  return rows.map(({ id }) => id);
}
