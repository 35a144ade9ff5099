import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { callerHas } from '#areas/account/server/public.ts';
import type { CareKind } from '../../contract/care.ts';
import type { Client, ClientDraft, ClientHead } from '../../contract.ts';
import type { ReadScope, Scope, Transaction } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';
import {
  nameForClient,
  type Professionals,
  professionalId,
  professionalName,
  othersInCharge,
  replaceProfessionals,
} from './client-collaborators.ts';
import { newestHeight } from './columns.ts';
import { mayReadHealthData, withdrawnConsents } from './consents.ts';
import { clientLanguage } from './language.ts';
import { lacksGuardian } from './minors.ts';
import { isVisibleClient } from './visibility.ts';
import { clientZone } from './zone.ts';

/** Selects the clients visible to the caller, with the columns that the list and the detail share. */
export function visibleClients(scope: ReadScope) {
  return scope.db
    .selectFrom('clients')
    .leftJoin('client_types', 'client_types.id', 'clients.client_type_id')
    .select((eb) => [
      'clients.id',
      'clients.name',
      'clients.email',
      eb('clients.deactivated_at', 'is', null).as('isActive'),
      eb('clients.membership_id', 'is not', null).as('isRegistered'),
      eb.case().when('clients.membership_id', 'is', null).then(eb.ref('clients.invited_at')).end().as('invitedAt'),
      'clients.is_sample as isSample',
      'client_types.name as clientType',
      professionalName('training').as('trainingCollaborator'),
      professionalName('nutrition').as('nutritionCollaborator'),
      othersInCharge(scope).as('othersInCharge'),
      'clients.subscription_end as subscriptionEnd',
      'clients.delete_after as deleteAfter',
    ])
    .where(isVisibleClient(scope));
}

/** Null for the time zone of the account. */
const otherZoneOfClient = sql<string | null>`nullif(${clientZone('clients.id')}, (
  select accounts.time_zone from accounts where accounts.id = clients.account_id
))`;

export async function findClient(scope: Scope, id: string): Promise<Client | undefined> {
  return visibleClients(scope)
    .leftJoin('one_time_links', (join) =>
      join
        .onRef('one_time_links.client_id', '=', 'clients.id')
        .onRef('one_time_links.account_id', '=', 'clients.account_id'),
    )
    .select([
      'clients.phone',
      'clients.gender',
      'clients.birth_date as birthDate',
      heightOf(scope).as('heightCm'),
      goalOf(scope).as('goal'),
      sql<string>`case when ${callerHas(scope, 'view health records')} then clients.note else '' end`.as('note'),
      'clients.client_type_id',
      'clients.version',
      professionalId('training').as('trainingCollaboratorId'),
      professionalId('nutrition').as('nutritionCollaboratorId'),
      clientLanguage('clients.id').as('locale'),
      otherZoneOfClient.as('timeZone'),
      withdrawnConsents.as('withdrawnConsents'),
      lacksGuardian.as('lacksGuardian'),
      'one_time_links.expires_at as invitationExpiresAt',
      'clients.created_at as createdAt',
    ])
    .where('clients.id', '=', id)
    .$castTo<Client>()
    .executeTakeFirst();
}

/** The goal of the client; null for a secretary, whose role does not show data about the care. */
function goalOf({ caller }: Scope): RawBuilder<string | null> {
  return caller.role === 'secretary' ? sql`null::text` : sql`clients.goal`;
}

/** The newest height, which may have been measured. It is health data. */
function heightOf(scope: Scope): RawBuilder<number | null> {
  const [newest] = extensionsOf(scope, newestHeight);
  return sql`case when ${mayReadHeight(scope)} then ${newest ? newest(scope) : sql`clients.height_cm`} end`;
}

/** Whether the caller has the permission for health records, and the client has not withdrawn the consent. */
function mayReadHeight(scope: Scope): RawBuilder<SqlBool> {
  return sql`(${callerHas(scope, 'view health records')} and ${mayReadHealthData(scope)})`;
}

export async function findHead(scope: Scope, id: string): Promise<ClientHead | undefined> {
  return scope.db
    .selectFrom('clients')
    .select((eb) => [
      'clients.id',
      'clients.name',
      eb('clients.deactivated_at', 'is', null).as('isActive'),
      withdrawnConsents.as('withdrawnConsents'),
      lacksGuardian.as('lacksGuardian'),
      'clients.delete_after as deleteAfter',
    ])
    .where('clients.id', '=', id)
    .where(isVisibleClient(scope))
    .$castTo<ClientHead>()
    .executeTakeFirst();
}

/** Finds name and e-mail of a client of the current account, for mails, which are composed without a caller. */
export async function findNameAndEmail({ db }: Transaction, id: string) {
  return db
    .selectFrom('clients')
    .select(['clients.name', 'clients.email', nameForClient.as('collaborator')])
    .where('clients.id', '=', id)
    .executeTakeFirst();
}

interface NewClient {
  id: string;
  professionals: Professionals;
  isSample?: boolean;
}

/**
 * Returns false when the account already has a client with that e-mail, or a sample client if this is one. Waits for a
 * transaction that inserts one at the same time. A height is typed by the caller; without a caller there is none.
 */
export async function insertClient(
  scope: Transaction & Partial<Pick<Scope, 'caller'>>,
  { id, professionals, isSample = false, ...values }: ClientDraft & NewClient,
): Promise<boolean> {
  const { caller } = scope;
  const typed = caller && values.heightCm !== null && { height_on: today({ caller }), height_at: sql<string>`now()` };
  const result = await scope.db
    .insertInto('clients')
    .values({ id, is_sample: isSample, ...columnsOf(values), ...typed })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  await replaceProfessionals(scope, id, professionals);
  return true;
}

/** Returns undefined when the account has no sample client that is visible to the caller. */
export async function findSampleId(scope: Scope): Promise<string | undefined> {
  const samples = scope.db.selectFrom('clients').select('clients.id').where('is_sample', '=', true);
  return (await samples.where(isVisibleClient(scope)).executeTakeFirst())?.id;
}

export type ClientChanges = Omit<ClientDraft, 'heightCm' | 'goal'> & {
  heightCm?: number | null | undefined;
  goal?: string | null | undefined;
};

/**
 * An undefined height or goal is not changed, nor is a height that the caller may not read and change. A changed height is dated today.
 */
export async function updateClient(scope: Scope, id: string, draft: ClientChanges): Promise<void> {
  const { height_cm, ...columns } = columnsOf(draft);
  const changes = { ...columns, ...(height_cm !== undefined && typedHeight(scope, height_cm)) };
  await scope.db.updateTable('clients').set(changes).where('id', '=', id).execute();
  await replaceProfessionals(scope, id, professionalsIn(draft));
}

function typedHeight(scope: Scope, heightCm: number | null) {
  const mayType = sql`(${mayReadHeight(scope)} and ${callerHas(scope, 'update health records')})`;
  return {
    height_cm: sql<number | null>`case when ${mayType} then ${heightCm}::double precision else height_cm end`,
    height_on: sql<string | null>`case when ${mayType} then ${today(scope)} else height_on end`,
    height_at: sql<string | null>`case when ${mayType} then now() else height_at end`,
  };
}

/** Stores that the client is invited now, or that the invitation does not open any more. */
export async function saveInvited({ db }: Scope, id: string, isInvited: boolean): Promise<void> {
  const invited_at = isInvited ? sql<string>`now()` : null;
  await db.updateTable('clients').set({ invited_at }).where('id', '=', id).execute();
}

export type ClientPatch = Partial<Pick<Client, 'note' | 'subscriptionEnd' | 'isActive'>>;

/** Returns false when the client does not exist or is not visible to the caller. */
export async function patchClient(scope: Scope, id: string, changes: ClientPatch): Promise<boolean> {
  const { isActive, subscriptionEnd: subscription_end, note } = changes;
  const deactivated_at = isActive ? null : sql<string>`coalesce(deactivated_at, now())`;
  const result = await scope.db
    .updateTable('clients')
    .set({ note, subscription_end, ...(isActive !== undefined && { deactivated_at }) })
    .where('id', '=', id)
    .where(isVisibleClient(scope))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Deletes the client. Returns the id of their membership; null when they have not registered. */
export async function deleteClient({ db }: Transaction, id: string): Promise<string | null> {
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

/** The client of the current account with this e-mail. */
export async function findIdByEmail({ db }: Transaction, email: string): Promise<string | undefined> {
  return (await db.selectFrom('clients').select('id').where('email', '=', email).executeTakeFirst())?.id;
}

export type Invited = Pick<Client, 'id' | 'name' | 'email' | 'locale'> & { coachName: string };

type Membership = { membership_id: string; name: string; birth_date?: string | null };

/** Locks the client until the transaction ends, so that changes are stored one after the other. */
export async function lockClient({ db }: Transaction, id: string): Promise<void> {
  await db.selectFrom('clients').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Locks several clients, always in the same order, so that two transactions do not wait for each other. */
export async function lockClients({ db }: Transaction, ids: readonly string[]): Promise<void> {
  const clients = db.selectFrom('clients').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`);
  await clients.orderBy('id').forNoKeyUpdate().execute();
}

/** Locks the clients until the transaction ends. False unless all of them belong to the account and are visible to the caller. */
export async function lockVisibleClients(scope: Scope, ids: readonly string[]): Promise<boolean> {
  await lockClients(scope, ids);
  const visible = scope.db.selectFrom('clients').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`);
  return (await visible.where(isVisibleClient(scope)).execute()).length === new Set(ids).size;
}

/** Open forms of the client have an older version then. */
export async function advanceClientVersion({ db }: Transaction, id: string): Promise<void> {
  await db.updateTable('clients').set({ version: sql`version + 1` }).where('id', '=', id).execute();
}

/** Finds the unregistered, active client of an invitation in the current account of the transaction. */
export async function findInvited({ db }: Transaction, id: string): Promise<Invited | undefined> {
  return db
    .selectFrom('clients')
    .innerJoin('accounts', 'accounts.id', 'clients.account_id')
    .select(['clients.id', 'clients.name', 'clients.email', 'clients.locale', 'accounts.name as coachName'])
    .$castTo<Invited>()
    .where('clients.id', '=', id)
    .where('clients.membership_id', 'is', null)
    .where('clients.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** The client chooses the name and may type the date of birth, so an open form of the professional has an older version. */
export async function setMembership({ db }: Transaction, id: string, membership: Membership): Promise<void> {
  const changes = { ...membership, version: sql<number>`version + 1` };
  await db.updateTable('clients').set(changes).where('id', '=', id).execute();
}

/** The professionals that a form or a client names. */
export function professionalsIn(draft: Pick<ClientDraft, `${CareKind}CollaboratorId`>): Professionals {
  return { training: draft.trainingCollaboratorId, nutrition: draft.nutritionCollaboratorId };
}

function columnsOf(draft: ClientChanges) {
  const { birthDate, heightCm, trainingCollaboratorId: _, nutritionCollaboratorId: __, ...columns } = draft;
  return { ...columns, birth_date: birthDate, height_cm: heightCm };
}
