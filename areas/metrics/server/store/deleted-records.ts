import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** What was recorded together has one id, the `source_id` of its values. */
interface RecordIds {
  clientId: string;
  recordIds: readonly string[];
}

/** Locks the records of a client until the transaction ends: one that is stored meanwhile is found by its deletion. */
export async function lockRecords({ db }: Transaction, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`measurement records ${clientId}`}, 0))`.execute(db);
}

/** Those of the ids whose record was deleted. */
export async function findDeletedRecords(
  { db }: Transaction,
  { clientId, recordIds }: RecordIds,
): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    select record_id as id from deleted_measurement_records
    where client_id = ${clientId} and record_id = any(${recordIds}::uuid[])`,
  );
  return rows.map(({ id }) => id);
}

export async function insertDeletedRecord(
  { db }: Transaction,
  { clientId, recordId }: { clientId: string; recordId: string },
): Promise<void> {
  await db
    .insertInto('deleted_measurement_records')
    .values({ client_id: clientId, record_id: recordId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
