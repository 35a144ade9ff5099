import { setCurrentAccount } from '#shell/server/database/scope.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import type { TestServer } from './server.ts';

interface JobOptions extends Partial<JobScope> {
  /** The account of the job; a job of the whole installation has none. */
  accountId?: string;
}

/** Runs work as the queue runs a job, in its own transaction. Its mails are not sent, unless `sendMail` is given. */
export function runAsJob<Result>(
  { services }: Pick<TestServer, 'services'>,
  { accountId, ...changes }: JobOptions,
  work: (scope: JobScope) => Promise<Result>,
): Promise<Result> {
  return runOutsideRequest(services, async (scope) => {
    if (accountId) await setCurrentAccount(scope, accountId);
    return work({ ...scope, storedFiles: services.storage.list, sendMail: () => {}, ...changes });
  });
}
