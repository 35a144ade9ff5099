import type { Scope } from '../database/scope.ts';
import type { ServerArea } from '../http/bind.ts';
import type { JobScope } from '../jobs/job.ts';
import { takeUnreferencedFiles } from './store.ts';

const job = 'attachments: delete files';
const batchSize = 100;

/**
 * Deletes the files of deleted attachments soon after the commit. Called where attachments, or records that have some,
 * are deleted; for a deletion that nobody announces, such as that of an account, the job also runs once a day.
 */
export async function enqueueFileDeletion(scope: Pick<Scope, 'enqueue'>): Promise<void> {
  await scope.enqueue(job, {});
}

/** The database says which files no attachment shows any more: a copy in another account may share them. */
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
  jobs: { [job]: deleteFiles },
  daily: [job],
};
