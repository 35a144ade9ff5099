import { sql } from 'kysely';
import { z } from 'zod';
import { Delivery, Notification } from '../../contract.ts';
import { maxUnread } from '../../contract/unread.ts';
import type { NotificationFilters } from '../../contract/filters.ts';
import { kindOf, type KindName } from '../../contract/kinds.ts';
import { seesAllClients } from '#areas/clients/rules/in-charge.ts';
import { roles } from '#shell/common/permissions.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isOutdated } from './announced.ts';
import { kindsOpenTo } from './open-kinds.ts';
import { presentParams } from './present-params.ts';
import { isShown } from './shown.ts';

const columns = [
  'id',
  'kind',
  presentParams.as('params'),
  'subject_id as subjectId',
  'client_id as clientId',
  'read_at as readAt',
  'created_at as createdAt',
] as const;

type ListedNotifications = NotificationFilters & { membershipId: string; kinds: readonly KindName[] };

/** The notifications of a membership that are in its list and of one of these kinds, newest first. */
export async function findNotifications(
  { db }: Scope,
  { membershipId, group, unread, clientId, page, kinds }: ListedNotifications,
) {
  const listed = group ? kinds.filter((kind) => kindOf(kind).group === group) : kinds;
  let list = db
    .selectFrom('notifications')
    .select(columns)
    .where('membership_id', '=', membershipId)
    .where('is_in_app', '=', true)
    .where('kind', '=', sql<string>`any(${listed}::text[])`)
    .where(isShown);
  if (unread) list = list.where('read_at', 'is', null);
  if (clientId) list = list.where('client_id', '=', clientId);
  const { rows, nextPage } = await paginate(list.orderBy('created_at', 'desc').orderBy('id', 'desc'), page);
  return { notifications: checkedRows(Notification, rows), nextPage };
}

/** At most `maxUnread`, which bounds the rows that are read. */
export async function countUnread(scope: Scope): Promise<{ unread: number }> {
  const { db, caller } = scope;
  const kinds = await kindsOpenTo(scope);
  const [row] = await rowsOf(
    db,
    z.object({ unread: z.int() }),
    sql`
    select count(*)::int as unread from (
      select from notifications
      where membership_id = ${caller.membershipId || null} and is_in_app and read_at is null
        and kind = any(${kinds}::text[]) and ${isShown}
      limit ${sql.lit(maxUnread)}) unread`,
  );
  return row ?? { unread: 0 };
}

/** Marks one as read; undefined when the caller sees none with the id. One that was read before stays as it is. */
export async function markRead(scope: Scope, id: string): Promise<Notification | undefined> {
  const { db, caller } = scope;
  const kinds = await kindsOpenTo(scope);
  const rows = await db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, date_trunc('milliseconds', now()))` })
    .where('id', '=', id)
    .where('membership_id', '=', caller.membershipId)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .where(isShown)
    .returning(columns)
    .execute();
  return checkedRows(Notification, rows)[0];
}

interface ReadSelection {
  /** Only those that were created until then. */
  until?: string | undefined;
  subjectId?: string;
  clientId?: string;
  kinds?: readonly string[];
}

/** Marks the unread ones of the caller as read and returns their ids. */
export async function markAllRead(
  scope: Scope,
  { until, subjectId, clientId, kinds }: ReadSelection,
): Promise<string[]> {
  const { db, caller } = scope;
  const open = await kindsOpenTo(scope);
  let unread = db
    .updateTable('notifications')
    .set({ read_at: sql`date_trunc('milliseconds', now())` })
    .where('membership_id', '=', caller.membershipId)
    .where('kind', '=', sql<string>`any(${open}::text[])`)
    .where('read_at', 'is', null)
    .where(isShown);
  if (until) unread = unread.where('created_at', '<=', until);
  if (subjectId) unread = unread.where('subject_id', '=', subjectId);
  if (clientId) unread = unread.where('client_id', '=', clientId);
  if (kinds) unread = unread.where('kind', 'in', kinds);
  return (await unread.returning('id').execute()).map(({ id }) => id);
}

/** Marks those about a client whose occurrence begins so as read for everybody. */
export async function markReadForAll(
  { db }: Scope,
  { clientId, kind, occurrence }: { clientId: string; kind: KindName; occurrence: string },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql`date_trunc('milliseconds', now())` })
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where(sql<boolean>`starts_with(occurrence, ${occurrence})`)
    .where('read_at', 'is', null)
    .execute();
}

/** Conditions that all apply. What a notification is about is given; an occurrence identifies one within its kinds only. */
export type DeletedNotifications =
  | { ids: readonly string[] }
  | { subjectIds: readonly string[]; kinds?: readonly KindName[]; isOutdated?: true; isOfSymptom?: boolean }
  | { clientIds: readonly string[]; kinds?: readonly KindName[]; isOutdated?: true }
  | { occurrences: readonly string[]; kinds: readonly KindName[] };

/** Replaces the excerpt of the notifications about a subject whose text was changed. */
export async function updateText(
  { db }: Pick<Scope, 'db'>,
  { subjectId, text }: { subjectId: string; text: string },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ params: sql`params || jsonb_build_object('text', ${text}::text)` })
    .where('subject_id', '=', subjectId)
    .execute();
}

/** Removes the excerpt of the notifications of something that was deleted; their text is that of the context `deleted`. */
export async function deleteText(
  { db }: Pick<Scope, 'db'>,
  { occurrence, kind }: { occurrence: string; kind: KindName },
): Promise<{ id: string; membershipId: string }[]> {
  return db
    .updateTable('notifications')
    .set({ params: sql`params - 'text' || jsonb_build_object('context', 'deleted')` })
    .where('occurrence', '=', occurrence)
    .where('kind', '=', kind)
    .returning(['id', 'membership_id as membershipId'])
    .execute();
}

/** Finds the notifications about clients for professionals who gave up a kind of their care and do not follow them any more. */
export async function findOfClientsGivenUp(
  { db }: Pick<Scope, 'db'>,
  pairs: readonly { clientId: string; membershipId: string }[],
): Promise<string[]> {
  const [clientIds, membershipIds] = [pairs.map((one) => one.clientId), pairs.map((one) => one.membershipId)];
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    select distinct notifications.id
    from unnest(${clientIds}::uuid[], ${membershipIds}::uuid[]) given (client_id, membership_id)
      join notifications on notifications.client_id = given.client_id and notifications.membership_id = given.membership_id
      join memberships on memberships.id = given.membership_id
    where memberships.role <> all(${roles.filter(seesAllClients)}::text[])
      and not exists (select from client_collaborators care
        where care.client_id = given.client_id and care.membership_id = given.membership_id)`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes what refers to something that no longer exists or is no longer so, and returns the ids by membership. */
export async function deleteNotifications(
  { db }: Pick<Scope, 'db'>,
  about: DeletedNotifications,
): Promise<{ id: string; membershipId: string; clientId: string | null }[]> {
  let deleted = db
    .deleteFrom('notifications')
    .returning(['id', 'membership_id as membershipId', 'client_id as clientId']);
  if ('subjectIds' in about) deleted = deleted.where('subject_id', 'in', about.subjectIds);
  if ('ids' in about) deleted = deleted.where('id', 'in', about.ids);
  if ('clientIds' in about) deleted = deleted.where('client_id', 'in', about.clientIds);
  if ('occurrences' in about) deleted = deleted.where('occurrence', 'in', about.occurrences);
  if ('kinds' in about && about.kinds) deleted = deleted.where('kind', 'in', about.kinds);
  if ('isOfSymptom' in about)
    deleted = deleted.where(sql<boolean>`(coalesce(params ->> 'context', '') = 'symptom') = ${about.isOfSymptom}`);
  if ('isOutdated' in about) deleted = deleted.where(isOutdated(about.kinds));
  return deleted.execute();
}

/** What became of a notification of the caller on each channel; undefined when the caller sees none with the id. */
export async function findDeliveries(scope: Scope, id: string): Promise<Delivery[] | undefined> {
  const { db, caller } = scope;
  const kinds = await kindsOpenTo(scope);
  const isListed = sql`id = ${id} and membership_id = ${caller.membershipId} and kind = any(${kinds}::text[]) and ${isShown}`;
  const rows = await rowsOf(
    db,
    Delivery,
    sql`
    select 'in_app' as channel, case when is_in_app then 'sent' else 'off' end as outcome, created_at as at
    from notifications where ${isListed}
    union all
    select channel, coalesce(outcome, case when is_held then 'quiet' else 'waiting' end), coalesce(decided_at, due_at)
    from notification_deliveries
    where notification_id = ${id} and exists (select from notifications where ${isListed})
    order by channel`,
  );
  return rows.length > 0 ? rows : undefined;
}
