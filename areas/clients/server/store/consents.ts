import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Consent, type ConsentPurpose, consentPurposes, listedConsents } from '../../contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isVisibleClient } from './visibility.ts';

type Decision = Pick<Consent, 'purpose' | 'isGiven' | 'guardianName'> & { textVersion: string };

/** The present state of each purpose. */
export async function findConsents({ db }: Transaction, clientId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents')
    .distinctOn('kind')
    .select([
      'kind',
      'is_given as isGiven',
      'decided_at as decidedAt',
      'text_version as textVersion',
      'guardian_name as guardianName',
    ])
    .where('client_id', '=', clientId)
    .orderBy('kind')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return listedConsents.map((purpose) => {
    const undecided = { isGiven: false, decidedAt: null, textVersion: null, guardianName: null };
    const { kind: _, ...decision } = rows.find(({ kind }) => kind === purpose) ?? { kind: purpose, ...undecided };
    return { purpose, ...decision };
  });
}

/** SQL condition: whether the client whose id is in `column` has not withdrawn their consent to a purpose. */
export function isNotWithdrawn(purpose: ConsentPurpose, column = 'clients.id'): RawBuilder<SqlBool> {
  return sql`coalesce(${lastDecision(purpose, column)}, true)`;
}

/** SQL condition: whether the client whose id is in `column` has said yes to a purpose: no answer is none. */
export function isConsentGiven(purpose: ConsentPurpose, column = 'clients.id'): RawBuilder<SqlBool> {
  return sql`coalesce(${lastDecision(purpose, column)}, false)`;
}

/** Null before the first decision. */
function lastDecision(purpose: ConsentPurpose, column: string): RawBuilder<boolean | null> {
  return sql`(
    select is_given from consents where client_id = ${sql.ref(column)} and kind = ${sql.lit(purpose)}
    order by decided_at desc, id desc limit 1)`;
}

/** SQL condition: whether the caller may read the health data of the client in `column`, whom they see; clients read their own. */
export function mayReadHealthData(
  { caller }: { caller: Pick<Scope['caller'], 'clientId'> },
  column = 'clients.id',
): RawBuilder<SqlBool> {
  return caller.clientId ? sql`true` : isNotWithdrawn('health_data', column);
}

/** Purposes whose consent the client of a row of `clients` has withdrawn. */
export const withdrawnConsents: RawBuilder<ConsentPurpose[]> = sql`array_remove(array[${sql.join(
  consentPurposes.map((purpose) => sql`case when not ${isNotWithdrawn(purpose)} then ${sql.lit(purpose)} end`),
)}], null)`;

export async function findWithdrawn({ db }: Transaction, clientId: string): Promise<readonly ConsentPurpose[]> {
  const client = db.selectFrom('clients').select(withdrawnConsents.as('withdrawn')).where('id', '=', clientId);
  return (await client.executeTakeFirst())?.withdrawn ?? [];
}

/** The names, by id, of those of the clients whose health data the caller may not read. Does not check access to the clients. */
export async function findWithheldClients(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const clients = await scope.db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .where(sql<boolean>`not ${mayReadHealthData(scope)}`)
    .orderBy('name')
    .execute();
  return new Map(clients.map(({ id, name }) => [id, name]));
}

/** Whether the caller may read the health data of a client; undefined unless the client is visible to the caller. */
export async function findHealthAccess(scope: Scope, clientId: string): Promise<{ mayRead: boolean } | undefined> {
  return scope.db
    .selectFrom('clients')
    .select(sql<boolean>`${mayReadHealthData(scope)}`.as('mayRead'))
    .where('clients.id', '=', clientId)
    .where(isVisibleClient(scope))
    .executeTakeFirst();
}

/**
 * Adds decisions. Earlier ones stay as they are. The time of a decision is after that of the one before, also when the clock was
 * set back or the transaction waited for another one, because the latest decision counts.
 */
export async function insertConsents(
  { db }: Transaction,
  clientId: string,
  decisions: readonly Decision[],
): Promise<void> {
  const rows = decisions.map(({ purpose, isGiven, textVersion, guardianName }) => ({
    id: newId(),
    client_id: clientId,
    kind: purpose,
    is_given: isGiven,
    text_version: textVersion,
    guardian_name: guardianName,
    decided_at: sql<string>`greatest(now(), (
      select max(decided_at) + interval '1 microsecond' from consents where client_id = ${clientId} and kind = ${purpose}))`,
  }));
  await db.insertInto('consents').values(rows).execute();
}
