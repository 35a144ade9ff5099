import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '../database/rows.ts';
import type { JobScope } from '../jobs/job.ts';

/** Younger files may belong to an upload whose transaction is not committed yet. */
const minAgeMs = 3_600_000;

const batchSize = 5000;

/**
 * Job: deletes stored files that no record refers to. An upload stores its file before the record, and a server that is killed
 * in between deletes neither.
 */
export async function deleteUnreferenced(scope: JobScope): Promise<void> {
  const changedBefore = Date.now() - minAgeMs;
  let keys: string[] = [];
  for await (const { key, changedAt } of scope.storedFiles()) {
    if (changedAt.getTime() < changedBefore) keys.push(key);
    if (keys.length < batchSize) continue;
    await deleteBatch(scope, keys);
    keys = [];
  }
  await deleteBatch(scope, keys);
}

async function deleteBatch({ db, deleteFile }: JobScope, keys: readonly string[]): Promise<void> {
  const rows = await rowsOf(db, z.object({ key: z.string() }), sql`select key from unreferenced_files(${keys}) as key`);
  for (const { key } of rows) await deleteFile(key);
}
