import { type RawBuilder, sql } from 'kysely';
import type { Notice, NoticeDraft, NoticeFilters, NoticeStatus } from '../../contract.ts';
import { professionalName } from '#areas/clients/server/public.ts';
import { attachmentsJson, type AttachmentRow } from '#shell/server/attachments/store.ts';
import { containsPattern, paginate, sortExpression } from '#shell/server/database/list-queries.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isOnBoard, recipientCount } from './audience.ts';

export const pictureColumn = { table: 'attachments', column: 'notice_id' } as const;

/** A notice as it is stored; its picture has no signed URLs yet. */
export type NoticeRow = Omit<Notice, 'picture'> & { pictures: AttachmentRow[]; edition: number };

const status = sql<NoticeStatus>`case when notices.publishes_at is null then 'draft'
  when notices.publishes_at > now() then 'scheduled' when ${isOnBoard} then 'published' else 'expired' end`;

/** Finds notices, the drafts first, then by publication, the newest first. */
export async function findNotices(scope: Scope, filters: NoticeFilters) {
  const { search, status: wanted, publishAt, page } = filters;
  let notices = select(scope);
  if (search) notices = notices.where('notices.text', 'ilike', containsPattern(search));
  if (wanted) notices = notices.where(status, '=', wanted);
  if (publishAt)
    notices = notices.where(sql`(notices.publishes_at at time zone ${scope.caller.timeZone})::date`, '=', publishAt);
  const sorts = { publishAt: sql`notices.publishes_at`, text: sql`lower(notices.text)` };
  const sorted = notices
    .orderBy(sortExpression(filters, sorts, sql`notices.publishes_at desc`))
    .orderBy('notices.id', 'desc');
  return paginate(sorted, page);
}

export async function findNotice(scope: Scope, id: string): Promise<NoticeRow | undefined> {
  return select(scope).where('notices.id', '=', id).executeTakeFirst();
}

function select(scope: Scope) {
  return scope.db
    .selectFrom('notices')
    .innerJoin('accounts', 'accounts.id', 'notices.account_id')
    .select([
      'notices.id',
      'notices.text',
      'notices.publishes_at as publishAt',
      scheduledClock('YYYY-MM-DD').as('publishOn'),
      scheduledClock('HH24:MI').as('publishTime'),
      'accounts.time_zone as timeZone',
      'notices.expires_on as expiresOn',
      'notices.must_confirm as mustConfirm',
      'notices.sends_push as sendsPush',
      'notices.reminded_at as remindedAt',
      'notices.edited_at as editedAt',
      'notices.edition',
      'notices.version',
      status.as('status'),
      sql<Notice['audience']>`notices.audience`.as('audience'),
      professionalName(scope, sql`notices.author_id`).as('author'),
      namesOf('client_types', 'client_type_id').as('clientTypes'),
      namesOf('groups', 'group_id').as('groups'),
      recipientCount(scope, 'all').as('recipients'),
      recipientCount(scope, 'registered').as('registered'),
      recipientCount(scope, 'readers').as('readers'),
      attachmentsJson(pictureColumn, 'notices.id').as('pictures'),
    ]);
}

/** SQL for the time of a scheduled publication on the present clock of the account; null for another notice. */
function scheduledClock(format: string): RawBuilder<string | null> {
  return sql`case when notices.publishes_at > now()
    then to_char(notices.publishes_at at time zone accounts.time_zone, ${format}) end`;
}

function namesOf(table: string, column: string): RawBuilder<Notice['groups']> {
  return sql`coalesce((
    select json_agg(json_build_object('id', chosen.id, 'name', chosen.name) order by lower(chosen.name))
    from ${sql.table(table)} chosen join notice_audiences on notice_audiences.${sql.ref(column)} = chosen.id
    where notice_audiences.notice_id = notices.id), '[]')`;
}

/** The columns of a draft that every save replaces. */
const contentOf = ({ text, audience, expiresOn, mustConfirm, sendsPush }: NoticeDraft) => ({
  text,
  audience,
  expires_on: expiresOn,
  must_confirm: mustConfirm,
  sends_push: sendsPush,
});

/** The zone of the account, and the instant of a publication later. */
export interface PublicationTime {
  timeZone: string;
  instant: Date | null;
}

function timesOf({ publication }: NoticeDraft, { instant, timeZone }: PublicationTime) {
  return {
    publishes_at: publication === 'now' ? sql<string>`now()` : (instant?.toISOString() ?? null),
    time_zone: timeZone,
  };
}

export async function insertNotice(scope: Scope, id: string, draft: NoticeDraft, at: PublicationTime): Promise<void> {
  await scope.db
    .insertInto('notices')
    .values({ id, author_id: authorOfNew(scope), ...contentOf(draft), ...timesOf(draft, at) })
    .execute();
}

/** A notice that an admin creates is of the studio and has no author. Later saves keep the author. */
function authorOfNew({ caller: { role, membershipId } }: Scope): string | null {
  return role === 'admin' ? null : membershipId;
}

/** The author of the notice with the id, or of a new notice of the caller without one. Undefined if the notice does not exist. */
export async function findAuthor(
  scope: Scope,
  id: string | undefined,
): Promise<{ authorId: string | null } | undefined> {
  if (!id) return { authorId: authorOfNew(scope) };
  return scope.db.selectFrom('notices').select('author_id as authorId').where('id', '=', id).executeTakeFirst();
}

/** `at` is null for a notice that is published already: its publication stays. */
export async function updateNotice(
  { db }: Scope,
  id: string,
  draft: NoticeDraft,
  at: PublicationTime | null,
): Promise<void> {
  const editedAt = sql<string | null>`case when text is distinct from ${draft.text} then now() else edited_at end`;
  await db
    .updateTable('notices')
    .set({ ...contentOf(draft), ...(at ? timesOf(draft, at) : { edited_at: editedAt }) })
    .where('id', '=', id)
    .execute();
}

/** Earlier confirmations no longer count, and the notice is announced and can be reminded again. */
export async function startEdition({ db }: Scope, id: string): Promise<void> {
  await db
    .updateTable('notices')
    .set({ edition: sql`edition + 1`, announced_edition: null, reminded_at: null, edited_at: null })
    .where('id', '=', id)
    .execute();
}

export async function replaceAudience(
  { db }: Scope,
  noticeId: string,
  { clientTypeIds, groupIds }: Pick<NoticeDraft, 'clientTypeIds' | 'groupIds'>,
): Promise<void> {
  await db.deleteFrom('notice_audiences').where('notice_id', '=', noticeId).execute();
  const rows = [
    ...[...new Set(clientTypeIds)].map((id) => ({ notice_id: noticeId, client_type_id: id, group_id: null })),
    ...[...new Set(groupIds)].map((id) => ({ notice_id: noticeId, client_type_id: null, group_id: id })),
  ];
  if (rows.length > 0) await db.insertInto('notice_audiences').values(rows).execute();
}

/** Makes the notice a draft, which is announced again when it is published. */
export async function withdrawNotice({ db }: Scope, id: string): Promise<void> {
  const draft = { publishes_at: null, announced_edition: null };
  await db
    .updateTable('notices')
    .set({ ...draft, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function setReminded({ db }: Scope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ reminded_at: sql`now()` })
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteNotice({ db }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('notices').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Locks a notice until the transaction ends; false when it does not exist. */
export async function lockNotice({ db }: Scope, id: string): Promise<boolean> {
  return Boolean(await db.selectFrom('notices').select('id').where('id', '=', id).forUpdate().executeTakeFirst());
}

/** Seconds until a notice is due, 0 when it is; null for a draft. By the clock of the database, as the queue of jobs. */
export async function findSecondsUntilDue({ db }: Scope, id: string): Promise<number | null> {
  const remaining = sql`extract(epoch from publishes_at - now())`;
  // greatest() ignores null, which a draft has.
  const seconds = sql<number | null>`case when publishes_at is not null then ceil(greatest(0, ${remaining}))::int end`;
  const notice = db.selectFrom('notices').select(seconds.as('seconds')).where('id', '=', id);
  return (await notice.executeTakeFirstOrThrow()).seconds;
}

/** A notice that is due, for the job that announces it. */
export interface DueNotice {
  edition: number;
  text: string;
  sendsPush: boolean;
}

/** Marks the present edition as announced. Undefined when it is not due, or another job has announced it. */
export async function claimAnnouncement({ db }: Transaction, id: string): Promise<DueNotice | undefined> {
  return db
    .updateTable('notices')
    .set({ announced_edition: sql`edition` })
    .where('id', '=', id)
    .where(isOnBoard)
    .where('announced_edition', 'is', null)
    .returning(['edition', 'text', 'sends_push as sendsPush'])
    .executeTakeFirst();
}

/**
 * The notice when it is on the board with this edition, for the other batches of its recipients. It is locked, so that it is
 * withdrawn after the batch, with what the batch published.
 */
export async function findDue({ db }: Transaction, id: string, edition: number): Promise<DueNotice | undefined> {
  return db
    .selectFrom('notices')
    .select(['edition', 'text', 'sends_push as sendsPush'])
    .where('id', '=', id)
    .where(isOnBoard)
    .where('edition', '=', edition)
    .forShare()
    .executeTakeFirst();
}

export async function findTimeZone({ db, caller }: Scope): Promise<string> {
  const account = db.selectFrom('accounts').select('time_zone').where('id', '=', caller.accountId);
  return (await account.executeTakeFirstOrThrow()).time_zone;
}
