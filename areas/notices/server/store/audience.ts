import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isClientOf, isCoached, isNotSample, isVisibleClient } from '#areas/clients/server/public.ts';
import type { Audience } from '#areas/groups/contract/audience.ts';
import { isChosen } from '#areas/groups/server/public.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import type { Reached } from '../events.ts';

/** SQL condition: whether the row of `notices` is on the noticeboard now. */
export const isOnBoard = sql<SqlBool>`notices.publishes_at <= now()
  and (notices.expires_on is null or notices.expires_on >= (now() at time zone notices.time_zone)::date)`;

/**
 * SQL condition: whether a notice of the author to all clients reaches the row of `clients`. A notice without an author is of the studio
 * and reaches all active clients; that of a collaborator reaches the active clients whom they follow now. The count before a notice is
 * saved, the noticeboard, the announcement and the counts afterwards use this condition.
 */
function isReachedBy(author: RawBuilder<string | null>): RawBuilder<SqlBool> {
  return sql`(${isCoached()} and ${isNotSample('clients.id')}
    and (${author} is null or ${isClientOf(author)}))`;
}

const authorOfNotice = sql<string | null>`notices.author_id`;

/**
 * SQL condition: whether the row of `clients` belongs to the audience of the row of `notices` now. A client who is deactivated,
 * or leaves the type or group, no longer does. Fast for one client and many notices.
 */
export const isRecipient = sql<SqlBool>`${isReachedBy(authorOfNotice)}
  and (notices.audience = 'all' or exists (
    select from notice_audiences chosen where chosen.notice_id = notices.id and (
      chosen.client_type_id = clients.client_type_id or exists (
        select from group_clients
        where group_clients.group_id = chosen.group_id and group_clients.client_id = clients.id))))`;

/** The same condition for the row of `notices` with the given id. Fast for one notice and many clients. */
export function isRecipientOf(noticeId: string): RawBuilder<SqlBool> {
  const members = chosenClients(sql`${noticeId}::uuid`);
  return sql`${isReachedBy(authorOfNotice)} and (notices.audience = 'all' or clients.id in (${members}))`;
}

/** SQL for the ids of the clients of the types and groups of a notice. */
function chosenClients(noticeId: RawBuilder<unknown>): RawBuilder<string> {
  return sql`select of_type.id from notice_audiences chosen join clients of_type using (client_type_id)
      where chosen.notice_id = ${noticeId}
    union all
    select group_clients.client_id from notice_audiences chosen join group_clients using (group_id)
      where chosen.notice_id = ${noticeId}`;
}

/** SQL condition: whether the row of `notice_reads` confirms the present edition of the row of `notices`. */
export const isReadNow = sql<SqlBool>`notice_reads.edition = notices.edition`;

/**
 * SQL for a count of the visible clients of the audience of the row of `notices`: of all, of those who registered, or of those
 * who confirmed.
 */
export function recipientCount(scope: Scope, who: 'all' | 'registered' | 'readers'): RawBuilder<number> {
  const isRegistered = who === 'registered' ? sql`clients.membership_id is not null` : sql`true`;
  const isCountedOf = (author: RawBuilder<string | null>) =>
    sql`${isReachedBy(author)} and ${isRegistered} and ${isVisibleClient(scope)}`;
  const isCounted = isCountedOf(authorOfNotice);
  const isOfNotice = sql`(notices.audience = 'all' or clients.id in (${chosenClients(sql`notices.id`)}))`;
  if (who === 'readers')
    return sql`(select count(*)::int from notice_reads join clients on clients.id = notice_reads.client_id
      where notice_reads.notice_id = notices.id and ${isReadNow} and ${isCounted} and ${isOfNotice})`;
  // The count of all clients of the studio is the same for every notice, so it is computed once.
  const isOfStudio = isCountedOf(sql<string | null>`null::uuid`);
  return sql`case when notices.audience = 'all' and notices.author_id is null
    then (select count(*)::int from clients where ${isOfStudio})
    else (select count(*)::int from clients where ${isCounted} and ${isOfNotice}) end`;
}

/**
 * The number of clients in an audience that is not saved, by whether they have registered: only those who have can read a notice.
 * `authorId` is the author of the notice; null for one of the studio.
 */
export async function countAudience(
  scope: Scope,
  audience: Audience,
  authorId: string | null,
): Promise<{ recipients: number; notRegistered: number }> {
  let clients = scope.db
    .selectFrom('clients')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('clients.membership_id', 'is not', null).as('recipients'),
      fn.countAll<number>().filterWhere('clients.membership_id', 'is', null).as('notRegistered'),
    ])
    .where(isReachedBy(sql<string | null>`${authorId}::uuid`));
  if (audience.audience === 'chosen') clients = clients.where(isChosen(audience));
  return clients.executeTakeFirstOrThrow();
}

interface Batch {
  noticeId: string;
  /** The last client of the previous batch; empty for the first. */
  after: string;
  isUnreadOnly: boolean;
  /** Without it, all of them. */
  limit?: number;
}

/** Registered recipients of a notice on the board, ordered by id. */
export async function findReached(
  { db }: Transaction,
  { noticeId, after, isUnreadOnly, limit }: Batch,
): Promise<Reached[]> {
  let clients = db
    .selectFrom('notices')
    .innerJoin('clients', (join) => join.on(isRecipientOf(noticeId)))
    .select(['clients.id as clientId', 'clients.membership_id as membershipId'])
    .where('notices.id', '=', noticeId)
    .where(isOnBoard)
    .where('clients.membership_id', 'is not', null)
    .$narrowType<{ membershipId: string }>();
  if (after) clients = clients.where('clients.id', '>', after);
  if (isUnreadOnly)
    clients = clients.where(
      sql<SqlBool>`not exists (select from notice_reads
      where notice_reads.notice_id = notices.id and notice_reads.client_id = clients.id and ${isReadNow})`,
    );
  const ordered = clients.orderBy('clients.id');
  return (limit === undefined ? ordered : ordered.limit(limit)).execute();
}
