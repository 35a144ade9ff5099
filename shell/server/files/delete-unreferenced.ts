import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '../database/rows.ts';
import type { JobScope, Payload } from '../jobs/job.ts';
import { accountFolder } from './storage.ts';

/** Younger files may belong to an upload whose transaction is not committed yet. */
const minAgeMs = 3_600_000;

const batchSize = 5000;

/**
 * Job: deletes stored files that no record refers to. An upload stores its file before the record, and a server that is killed
 * in between deletes neither. A folder with no file that a record refers to is left alone: it may belong to another
 * installation, whose storage this server uses by mistake, for example with the URL of an empty database.
 */
export async function deleteUnreferenced(scope: JobScope): Promise<void> {
  const { unreferenced, ownFolders } = await checkFiles(scope, { changedBefore: Date.now() - minAgeMs });
  for (const key of unreferenced) if (ownFolders.has(path.posix.dirname(key))) await scope.deleteFile(key);
}

export const deleteAccountFilesJob = 'shell: delete the files of an account';

/** Enqueues the deletion of the files of an account that was deleted. */
export async function enqueueAccountFilesDeletion(scope: Pick<JobScope, 'enqueue'>, accountId: string): Promise<void> {
  await scope.enqueue(deleteAccountFilesJob, { folder: accountFolder(accountId) });
}

/** Job: files that a record of another account shows stay. */
export async function deleteAccountFiles(scope: JobScope, { folder = '' }: Payload): Promise<void> {
  if (!folder) throw new Error('deleteAccountFiles: no folder');
  const { unreferenced } = await checkFiles(scope, { folder });
  for (const key of unreferenced) await scope.deleteFile(key);
}

export const deleteKeysJob = 'shell: delete files of deleted records';

/** Enqueues the deletion of files of records that this transaction deletes. */
export async function enqueueKeysDeletion(scope: Pick<JobScope, 'enqueue'>, keys: readonly string[]): Promise<void> {
  for (let first = 0; first < keys.length; first += batchSize)
    await scope.enqueue(deleteKeysJob, { keys: keys.slice(first, first + batchSize).join('\n') });
}

/** Job: files that another record shows stay. */
export async function deleteKeys(scope: JobScope, { keys = '' }: Payload): Promise<void> {
  const checked: CheckedFiles = { unreferenced: [], ownFolders: new Set() };
  await checkBatch(scope, keys.split('\n'), checked);
  for (const key of checked.unreferenced) await scope.deleteFile(key);
}

interface CheckedFiles {
  unreferenced: string[];
  /** Folders with a file that a record refers to. */
  ownFolders: Set<string>;
}

async function checkFiles(
  scope: JobScope,
  { folder, changedBefore = Number.POSITIVE_INFINITY }: { folder?: string; changedBefore?: number },
): Promise<CheckedFiles> {
  const checked: CheckedFiles = { unreferenced: [], ownFolders: new Set() };
  let keys: string[] = [];
  for await (const { key, changedAt } of scope.storedFiles(folder)) {
    if (changedAt.getTime() < changedBefore) keys.push(key);
    if (keys.length < batchSize) continue;
    await checkBatch(scope, keys, checked);
    keys = [];
  }
  await checkBatch(scope, keys, checked);
  return checked;
}

async function checkBatch({ db }: JobScope, keys: readonly string[], checked: CheckedFiles): Promise<void> {
  const rows = await rowsOf(db, z.object({ key: z.string() }), sql`select key from unreferenced_files(${keys}) as key`);
  const unreferenced = new Set(rows.map(({ key }) => key));
  for (const key of keys)
    if (unreferenced.has(key)) checked.unreferenced.push(key);
    else checked.ownFolders.add(path.posix.dirname(key));
}
