import { sql } from 'kysely';
import { hashOf, type Scope, type Transaction } from '#shell/server/database/scope.ts';

export type LinkKind = 'applicant' | 'client' | 'coach' | 'collaborator' | 'email' | 'reset' | 'set';

export interface Link {
  id: string;
  kind: LinkKind;
  userId: string | null;
  accountId: string | null;
  clientId: string | null;
  invitationId: string | null;
  payload: Record<string, string> | null;
}

export async function insertLink({ db }: Transaction, link: Link & { days: number }): Promise<void> {
  await db
    .insertInto('one_time_links')
    .values({
      id: link.id,
      kind: link.kind,
      user_id: link.userId,
      account_id: link.accountId,
      client_id: link.clientId,
      invitation_id: link.invitationId,
      payload: link.payload && JSON.stringify(link.payload),
      expires_at: sql`now() + make_interval(days => ${link.days})`,
    })
    .execute();
}

/** Replaces the token of a link; the previous token becomes invalid. */
export async function setToken({ db }: Transaction, id: string, token: string): Promise<void> {
  await db
    .updateTable('one_time_links')
    .set({ token_hash: hashOf(token) })
    .where('id', '=', id)
    .execute();
}

export async function findLinkById({ db }: Transaction, id: string): Promise<Link | undefined> {
  return db.selectFrom('one_time_links').select(columns).where('id', '=', id).$castTo<Link>().executeTakeFirst();
}

/** Finds the link of a token if it has one of these kinds, is unused and has not expired, and its account is open. */
export async function findLink({ db }: Transaction, token: string, kinds: LinkKind[]): Promise<Link | undefined> {
  return db
    .selectFrom('one_time_links')
    .select(columns)
    .where('token_hash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', sql<string>`now()`)
    .where((eb) => eb.or([eb('account_id', 'is', null), sql<boolean>`is_account_open(account_id)`]))
    .$castTo<Link>()
    .executeTakeFirst();
}

/** Deletes a link. Returns false when a concurrent request has used it. */
export async function deleteLink({ db }: Transaction, id: string): Promise<boolean> {
  const done = await db.deleteFrom('one_time_links').where('id', '=', id).executeTakeFirst();
  return done.numDeletedRows === 1n;
}

export async function deleteLinksOfClient({ db }: Transaction, accountId: string, clientId: string): Promise<void> {
  await db.deleteFrom('one_time_links').where('account_id', '=', accountId).where('client_id', '=', clientId).execute();
}

/** Those of the clients who have a link of an invitation. */
export async function findClientsWithLink(
  { db }: Transaction,
  { accountId, clientIds }: { accountId: string; clientIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const links = db
    .selectFrom('one_time_links')
    .select(sql<string>`client_id`.as('clientId'))
    .where('account_id', '=', accountId)
    .where('client_id', '=', sql<string>`any(${clientIds}::uuid[])`);
  return new Set((await links.execute()).map(({ clientId }) => clientId));
}

/** Deletes the links of the invitation of a collaborator. */
export async function deleteLinksOfInvitation({ db, caller }: Scope, invitationId: string): Promise<void> {
  await db
    .deleteFrom('one_time_links')
    .where('account_id', '=', caller.accountId)
    .where('invitation_id', '=', invitationId)
    .execute();
}

export async function deleteLinksOfPerson({ db }: Transaction, userId: string, kinds: LinkKind[]): Promise<void> {
  await db.deleteFrom('one_time_links').where('user_id', '=', userId).where('kind', 'in', kinds).execute();
}

const columns = [
  'id',
  'kind',
  'user_id as userId',
  'account_id as accountId',
  'client_id as clientId',
  'invitation_id as invitationId',
  'payload',
] as const;
