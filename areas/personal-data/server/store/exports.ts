import { sql } from 'kysely';
import { z } from 'zod';
import { clientLanguage } from '#areas/clients/server/public.ts';
import { type DataExport, exportLimits } from '../../contract.ts';
import type { Language } from '#shell/common/fields.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

/** The requester of an archive: `requestedBy` is the membership of the professional, or null for the client. */
export interface Requester {
  clientId: string;
  requestedBy: string | null;
}

export interface StoredExport extends Omit<DataExport, 'isAbandoned'>, Requester {
  id: string;
  storageKey: string;
  /** An archive that is younger than the limits is returned instead of a new one. */
  isCurrent: boolean;
}

/** Held until the transaction ends: of concurrent requests one creates the archive. */
export async function lockExports({ db }: Transaction, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`data export ${clientId}`}, 0))`.execute(db);
}

/** The archive of a client that the requester asked for, unless it has expired; a job deletes expired ones. */
export async function findExport(
  scope: Transaction,
  { clientId, requestedBy }: Requester,
): Promise<StoredExport | undefined> {
  return validExports(scope)
    .where('client_id', '=', clientId)
    .where('requested_by', 'is not distinct from', requestedBy)
    .executeTakeFirst();
}

export async function findExportById(scope: Transaction, id: string): Promise<StoredExport | undefined> {
  return validExports(scope).where('id', '=', id).executeTakeFirst();
}

function validExports({ db }: Transaction) {
  return db
    .selectFrom('personal_data_exports')
    .select([
      'id',
      'client_id as clientId',
      'requested_by as requestedBy',
      'storage_key as storageKey',
      'requested_at as requestedAt',
      'ready_at as readyAt',
      'expires_at as expiresAt',
      'size_bytes as sizeBytes',
      sql<boolean>`case when ready_at is null then requested_at > now() - make_interval(mins => ${exportLimits.abandonedMinutes})
        else ready_at > now() - make_interval(mins => ${exportLimits.renewalMinutes}) end`.as('isCurrent'),
    ])
    .where(sql<boolean>`coalesce(expires_at > now(), true)`);
}

/** Replaces the archive that the requester has of the client; returns the key of the file of the former one. */
export async function replaceExport(
  { db }: Scope,
  { id, clientId, requestedBy, storageKey }: Requester & { id: string; storageKey: string },
): Promise<string | null> {
  const former = await db
    .deleteFrom('personal_data_exports')
    .where('client_id', '=', clientId)
    .where('requested_by', 'is not distinct from', requestedBy)
    .returning('storage_key')
    .executeTakeFirst();
  await db
    .insertInto('personal_data_exports')
    .values({ id, client_id: clientId, requested_by: requestedBy, storage_key: storageKey })
    .execute();
  return former?.storage_key ?? null;
}

/** An archive that is not finished, with the membership of its client; undefined after it was replaced or the client was deleted. */
export async function findUnfinished({ db }: Transaction, id: string) {
  return db
    .selectFrom('personal_data_exports')
    .innerJoin('clients', 'clients.id', 'personal_data_exports.client_id')
    .select([
      'personal_data_exports.client_id as clientId',
      'personal_data_exports.requested_by as requestedBy',
      'personal_data_exports.storage_key as storageKey',
      'clients.membership_id as membershipId',
    ])
    .where('personal_data_exports.id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
}

/** The transaction of the job waits while others read: for longer than an idle one may. */
export async function allowLongIdle({ db }: Transaction): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '3h'`.execute(db);
}

/** Returns until when the archive can be downloaded; undefined when it was replaced, finished or deleted meanwhile. */
export async function finishExport(
  { db }: Transaction,
  { id, sizeBytes }: { id: string; sizeBytes: number },
): Promise<string | undefined> {
  const finished = await db
    .updateTable('personal_data_exports')
    .set({
      // The transaction of the job began before the archive.
      ready_at: sql`clock_timestamp()`,
      size_bytes: sizeBytes,
      expires_at: sql`clock_timestamp() + make_interval(days => ${exportLimits.days})`,
    })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .returning('expires_at as expiresAt')
    .executeTakeFirst();
  return finished?.expiresAt ?? undefined;
}

/** Whether the archive was neither replaced nor deleted. */
export async function isStored({ db }: Transaction, id: string): Promise<boolean> {
  const row = await db.selectFrom('personal_data_exports').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Of all accounts. */
export async function findExpired({ db }: Transaction): Promise<{ accountId: string; id: string }[]> {
  return rowsOf(
    db,
    z.object({ accountId: z.uuid(), id: z.uuid() }),
    sql`select account_id as "accountId", id from expired_personal_data_exports(now())`,
  );
}

/** Returns the key of its file. */
export async function deleteExpired({ db }: Transaction, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('personal_data_exports')
    .where('id', '=', id)
    .where('expires_at', '<=', sql<string>`now()`)
    .returning('storage_key as storageKey')
    .executeTakeFirst();
  return deleted?.storageKey;
}

/** The storage keys of the archives of a client, of all requesters. */
export async function findStorageKeys({ db }: Transaction, clientId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('personal_data_exports')
    .select('storage_key as storageKey')
    .where('client_id', '=', clientId)
    .execute();
  return rows.map(({ storageKey }) => storageKey);
}

/** Deletes the archives that professionals asked for; returns the keys of their files. */
export async function deleteExportsOfStudio({ db }: Transaction, clientId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('personal_data_exports')
    .where('client_id', '=', clientId)
    .where('requested_by', 'is not', null)
    .returning('storage_key as storageKey')
    .execute();
  return rows.map(({ storageKey }) => storageKey);
}

/** The name of a client and the language in which they read their archive. */
export async function findReader({ db }: Transaction, clientId: string): Promise<{ name: string; language: Language }> {
  return db
    .selectFrom('clients')
    .select(['name', clientLanguage('clients.id').as('language')])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
}
