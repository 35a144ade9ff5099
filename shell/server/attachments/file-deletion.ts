import type { Scope } from '../database/scope.ts';
import { storageKeysOf, type StoredUpload } from '../files/store-upload.ts';
import type { ServerArea } from '../http/bind.ts';
import type { JobScope } from '../jobs/job.ts';
import { takeUnreferencedFiles } from './store.ts';

const job = 'attachments: delete files';
const batchSize = 100;

/**
 * Enqueues the deletion of the files of deleted attachments, within the transaction. Called where attachments, or records
 * with attachments, are deleted. The job also runs once a day, for rows that a foreign key deleted, such as those of an
 * account.
 */
export async function enqueueFileDeletion(scope: Pick<Scope, 'enqueue'>): Promise<void> {
  await scope.enqueue(job, {});
}

/** Deletes the files that no attachment references any more; copies, also in other accounts, may share a file. */
async function deleteFiles(scope: JobScope): Promise<void> {
  for (;;) {
    const { deletions, storageKeys } = await takeUnreferencedFiles(scope, batchSize);
    if (deletions === 0) return;
    await Promise.all(storageKeys.map((key) => scope.deleteFile(key)));
  }
}

export const attachmentsServer: ServerArea = {
  name: 'attachments',
  routes: [],
  subscribers: [],
  extensions: [],
  jobs: { [job]: deleteFiles },
  daily: [job],
};

/** Deletes the files of a repeated upload, whose record has those of the first one. */
export function deleteUploadAfterCommit(scope: Pick<Scope, 'afterCommit' | 'deleteFile'>, file: StoredUpload): void {
  scope.afterCommit(async () => void (await Promise.all(storageKeysOf(file).map((key) => scope.deleteFile(key)))));
}
