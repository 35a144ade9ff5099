import { sql } from 'kysely';
import { isVisibleClient, professionalName } from '#areas/clients/server/public.ts';
import { type HandOverLine, handOverOfRows } from '#areas/collaborators/server/public.ts';
import type { Advice, AdviceDraft } from '../contract.ts';
import { attachmentsJson, type AttachmentRow } from '#shell/server/attachments/store.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';

export const fileColumn = { table: 'attachments', column: 'nutritional_advice_id' } as const;

/** Advice as it is stored; its file has no signed URL yet. */
export type AdviceRow = Omit<Advice, 'file'> & { files: AttachmentRow[] };

interface OfClient {
  clientId: string;
  id: string;
}

/** The advice of a client by day, the newest first. Does not check access to the client. */
export async function findAdvices(scope: Scope, clientId: string, page: number) {
  const sorted = select(scope)
    .where('nutritional_advices.client_id', '=', clientId)
    .orderBy('nutritional_advices.advised_on', 'desc')
    .orderBy('nutritional_advices.id', 'desc');
  return paginate(sorted, page);
}

export async function findAdvice(scope: Scope, { clientId, id }: OfClient): Promise<AdviceRow | undefined> {
  return select(scope)
    .where('nutritional_advices.client_id', '=', clientId)
    .where('nutritional_advices.id', '=', id)
    .where(isVisibleClient(scope, 'nutritional_advices.client_id'))
    .executeTakeFirst();
}

function select(scope: Scope) {
  return scope.db
    .selectFrom('nutritional_advices')
    .select([
      'nutritional_advices.id',
      'nutritional_advices.advised_on as advisedOn',
      'nutritional_advices.title',
      'nutritional_advices.text',
      'nutritional_advices.edited_at as editedAt',
      'nutritional_advices.seen_at as seenAt',
      'nutritional_advices.version',
      professionalName(scope, sql`nutritional_advices.author_id`).as('author'),
      attachmentsJson(fileColumn, 'nutritional_advices.id').as('files'),
    ]);
}

/** The unread advice of a client: its number and the newest one. */
export async function findUnread({ db }: Scope, clientId: string) {
  const unread = db.selectFrom('nutritional_advices').where('client_id', '=', clientId).where('seen_at', 'is', null);
  const [counted, latest] = await Promise.all([
    unread.select(({ fn }) => fn.countAll<number>().as('unread')).executeTakeFirstOrThrow(),
    unread
      .select(['id', 'title', 'advised_on as advisedOn'])
      .orderBy('advised_on', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ]);
  return { unread: counted.unread, latest: latest ?? null };
}

/** False when advice with the id exists. */
export async function insertAdvice(
  { db, caller }: Scope,
  { clientId, id, advisedOn, title, text }: AdviceDraft & { clientId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('nutritional_advices')
    .values({ id, client_id: clientId, author_id: caller.membershipId, advised_on: advisedOn, title, text })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stores a correction, after which the advice is unread. */
export async function updateAdvice({ db }: Scope, { id, advisedOn, title, text }: AdviceDraft): Promise<void> {
  await db
    .updateTable('nutritional_advices')
    .set({ advised_on: advisedOn, title, text, edited_at: sql<string>`now()`, seen_at: null })
    .where('id', '=', id)
    .execute();
}

/** Marks one version as read; false when it was corrected since. A repeat keeps the first time. */
export async function setSeen(
  { db }: Scope,
  { clientId, id, version }: OfClient & { version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('nutritional_advices')
    .set({ seen_at: sql<string>`coalesce(seen_at, now())` })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteAdvice({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('nutritional_advices').where('id', '=', id).execute();
}

const { count, handOver } = handOverOfRows('nutritional_advices', sql`true`, { creator: 'author_id' });

/** The advice that a collaborator gave. The clients keep it, so it is only handed over. */
export const advicesLine: HandOverLine = {
  kind: 'advices',
  label: 'advices:handOver',
  isOfClients: true,
  seenWith: async () => [['view macros']],
  count,
  handOver,
};
