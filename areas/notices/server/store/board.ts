import { sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import type { Recipient } from '../../contract.ts';
import { maxBanners, type OwnNotice } from '../../contract/board.ts';
import { attachmentsJson, type AttachmentRow } from '#shell/server/attachments/store.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isOnBoard, isReadNow, isRecipient, isRecipientOf } from './audience.ts';
import { pictureColumn } from './notices.ts';

export type OwnNoticeRow = Omit<OwnNotice, 'picture'> & { pictures: AttachmentRow[] };

/** The noticeboard of a client, the newest first. */
export async function findBoard(scope: Scope, clientId: string, page: number) {
  return paginate(board(scope, clientId), page);
}

/** The unread notices of a client: their number, and the newest of those that must be confirmed. */
export async function findUnread(
  scope: Scope,
  clientId: string,
): Promise<{ unread: number; mustConfirm: OwnNoticeRow[] }> {
  const unread = board(scope, clientId).where('notice_reads.client_id', 'is', null);
  const [counted, mustConfirm] = await Promise.all([
    unread
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .executeTakeFirstOrThrow(),
    unread.where('notices.must_confirm', '=', true).limit(maxBanners).execute(),
  ]);
  return { unread: counted.unread, mustConfirm };
}

/** Undefined when the notice is not on the client's board. */
export async function findOnOwnBoard(
  scope: Scope,
  clientId: string,
  id: string,
): Promise<{ edition: number } | undefined> {
  const notice = board(scope, clientId).clearSelect().clearOrderBy().select('notices.edition');
  return notice.where('notices.id', '=', id).executeTakeFirst();
}

function board({ db }: Scope, clientId: string) {
  return db
    .selectFrom('notices')
    .innerJoin('clients', (join) => join.on(isRecipient))
    .leftJoin('notice_reads', (join) =>
      join
        .onRef('notice_reads.notice_id', '=', 'notices.id')
        .onRef('notice_reads.client_id', '=', 'clients.id')
        .on(isReadNow),
    )
    .select((eb) => [
      'notices.id',
      'notices.text',
      'notices.must_confirm as mustConfirm',
      'notices.edited_at as editedAt',
      'notices.edition',
      'notice_reads.read_at as readAt',
      eb.ref('notices.publishes_at').$notNull().as('publishedAt'),
      eb('notice_reads.client_id', 'is not', null).$castTo<boolean>().as('isRead'),
      attachmentsJson(pictureColumn, 'notices.id').as('pictures'),
    ])
    .where('clients.id', '=', clientId)
    .where(isOnBoard)
    .orderBy('notices.publishes_at', 'desc')
    .orderBy('notices.id', 'desc');
}

/** What a client has read: the edition and the text of the notice, if their page knows them. */
export interface ReadText {
  id: string;
  editedAt?: string | null | undefined;
  edition?: number | undefined;
}

/**
 * Confirms the edition that the client has read, or the present one when it is not known; a repeat keeps the first time. When they have
 * read another text than the present one, as `editedAt` says, the time is just before the change.
 */
export async function insertRead({ db }: Scope, clientId: string, { id, editedAt, edition }: ReadText): Promise<void> {
  const readEdition = sql<number>`least(edition, ${edition ?? null}::int)`;
  const present = sql`date_trunc('milliseconds', edited_at)`;
  const isOfEarlierText =
    editedAt === undefined
      ? sql`false`
      : sql`${present} is distinct from date_trunc('milliseconds', ${editedAt}::timestamptz)`;
  const readAt = sql<string>`case when edited_at is not null and ${isOfEarlierText} then ${present} - interval '1 millisecond' else now() end`;
  await db
    .insertInto('notice_reads')
    .columns(['notice_id', 'client_id', 'edition', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('notices')
        .select(['id', sql<string>`${clientId}::uuid`.as('client_id'), readEdition.as('edition'), readAt.as('read_at')])
        .where('id', '=', id),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'notice_id', 'client_id'])
        .doUpdateSet({ edition: sql`excluded.edition`, read_at: sql`excluded.read_at` })
        .where('notice_reads.edition', '<', sql<number>`excluded.edition`),
    )
    .execute();
}

const state = sql<Recipient['state']>`case when clients.membership_id is null then 'unreached'
  when notice_reads.edition is null then 'unread' when ${isReadNow} then 'read' else 'outdated' end`;

/** The visible clients of the audience, the worst state first, then by name. */
export async function findRecipients(scope: Scope, noticeId: string, page: number) {
  const order = sql`array_position(array['unreached', 'unread', 'outdated', 'read'], ${state})`;
  const recipients = scope.db
    .selectFrom('notices')
    .innerJoin('clients', (join) => join.on(isRecipientOf(noticeId)))
    .leftJoin('notice_reads', (join) =>
      join.onRef('notice_reads.notice_id', '=', 'notices.id').onRef('notice_reads.client_id', '=', 'clients.id'),
    )
    .select(['clients.id as clientId', 'clients.name', 'notice_reads.read_at as readAt', state.as('state')])
    .where('notices.id', '=', noticeId)
    .where(isVisibleClient(scope))
    .orderBy(order)
    .orderBy(sql`lower(clients.name)`)
    .orderBy('clients.id');
  return paginate(recipients, page);
}
