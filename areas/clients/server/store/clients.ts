import { sql } from 'kysely';
import type { Client, ClientDraft } from '../../contract.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isVisibleClient } from './visibility.ts';

export async function findClient(scope: Scope, id: string): Promise<Client | undefined> {
  return scope.db
    .selectFrom('clients')
    .leftJoin('client_types', 'client_types.id', 'clients.client_type_id')
    .leftJoin('memberships', 'memberships.id', 'clients.collaborator_id')
    .leftJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('one_time_links', (join) =>
      join
        .onRef('one_time_links.client_id', '=', 'clients.id')
        .onRef('one_time_links.account_id', '=', 'clients.account_id'),
    )
    .select((at) => [
      'clients.id',
      'clients.name',
      'clients.email',
      'clients.phone',
      'clients.gender',
      'clients.birth_date as birthDate',
      'clients.height_cm as heightCm',
      'clients.goal',
      'clients.note',
      'clients.client_type_id',
      'client_types.name as clientType',
      'clients.collaborator_id as collaboratorId',
      'users.name as collaborator',
      'clients.locale',
      at('clients.deactivated_at', 'is', null).as('isActive'),
      at('clients.membership_id', 'is not', null).as('isRegistered'),
      'one_time_links.created_at as invitedAt',
      'one_time_links.expires_at as invitationExpiresAt',
      'clients.subscription_end as subscriptionEnd',
      'clients.created_at as createdAt',
    ])
    .where('clients.id', '=', id)
    .where(isVisibleClient(scope))
    .$castTo<Client>()
    .executeTakeFirst();
}

/** For mails, which are written outside any request: of whatever client of the current account. */
export async function findNameAndEmail({ db }: Transaction, id: string) {
  return db.selectFrom('clients').select(['name', 'email']).where('id', '=', id).executeTakeFirst();
}

/** False when the account has a client with that e-mail. */
export async function insertClient({ db }: Scope, id: string, draft: ClientDraft): Promise<boolean> {
  const result = await db
    .insertInto('clients')
    .values({ id, ...columnsOf(draft) })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function updateClient({ db }: Scope, id: string, draft: ClientDraft): Promise<void> {
  await db.updateTable('clients').set(columnsOf(draft)).where('id', '=', id).execute();
}

export interface ClientPatch {
  note?: string;
  subscription_end?: string | null;
  isActive?: boolean;
}

/** False when no such client is visible to the caller. */
export async function patchClient(scope: Scope, id: string, { isActive, ...columns }: ClientPatch): Promise<boolean> {
  const deactivated_at = isActive ? null : sql<string>`coalesce(deactivated_at, now())`;
  const result = await scope.db
    .updateTable('clients')
    .set({ ...columns, ...(isActive !== undefined && { deactivated_at }) })
    .where('id', '=', id)
    .where(isVisibleClient(scope))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Returns the client's membership. */
export async function deleteClient({ db }: Scope, id: string): Promise<string | null> {
  const deleted = await db.deleteFrom('clients').where('id', '=', id).returning('membership_id').executeTakeFirst();
  return deleted?.membership_id ?? null;
}

export async function isEmailTaken({ db }: Scope, email: string, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('clients')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

export interface Invited {
  id: string;
  name: string;
  email: string;
  locale: Language;
  accountName: string;
}

/** The unregistered client of an invitation, in the current account of the transaction. */
export async function findInvited({ db }: Transaction, id: string): Promise<Invited | undefined> {
  return db
    .selectFrom('clients')
    .innerJoin('accounts', 'accounts.id', 'clients.account_id')
    .select(['clients.id', 'clients.name', 'clients.email', 'clients.locale', 'accounts.name as accountName'])
    .$castTo<Invited>()
    .where('clients.id', '=', id)
    .where('clients.membership_id', 'is', null)
    .executeTakeFirst();
}

export async function setMembership(
  { db }: Transaction,
  id: string,
  membershipId: string,
  name: string,
): Promise<void> {
  await db.updateTable('clients').set({ membership_id: membershipId, name }).where('id', '=', id).execute();
}

export async function insertConsent(
  { db }: Transaction,
  consent: { id: string; client_id: string; kind: 'health_data' | 'terms'; text_version: string },
): Promise<void> {
  await db.insertInto('consents').values(consent).execute();
}

function columnsOf(draft: ClientDraft) {
  return {
    name: draft.name,
    email: draft.email,
    phone: draft.phone ?? null,
    gender: draft.gender ?? null,
    birth_date: draft.birthDate ?? null,
    height_cm: draft.heightCm ?? null,
    goal: draft.goal,
    client_type_id: draft.client_type_id ?? null,
    collaborator_id: draft.collaboratorId ?? null,
    locale: draft.locale,
  };
}
