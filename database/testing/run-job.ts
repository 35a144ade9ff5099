import { setCurrentAccount } from '#shell/server/database/scope.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import { renderMail, type RenderedMail } from '#shell/server/mail/render-mail.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import type { TestServer } from './server.ts';
import type { TestStudio } from './studio.ts';

/** Runs a job of an account as the queue does, in its own transaction. Returns the mails and the jobs it enqueues. */
export async function runJob(
  server: TestServer,
  { accountId }: Pick<TestStudio, 'accountId'>,
  work: (scope: JobScope) => Promise<void>,
) {
  const mails: RenderedMail[] = [];
  const jobs: { job: string; payload: Record<string, string> }[] = [];
  const brand = { name: 'Forma', color: '#92000F' };
  const enqueue: JobScope['enqueue'] = async (job, payload) => void jobs.push({ job, payload });
  const sendMail: JobScope['sendMail'] = (mail) => void mails.push(renderMail(mail, brand));
  await runAsJob(server, { accountId, enqueue, sendMail }, work);
  return { mails, jobs };
}

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
