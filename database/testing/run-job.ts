import { setCurrentAccount } from '#shell/server/database/scope.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import { renderMail, type RenderedMail } from '#shell/server/mail/render-mail.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import type { TestServer } from './server.ts';
import type { TestStudio } from './studio.ts';

/** Runs a job of an account as the queue does, in its own transaction. Returns the mails and the jobs it enqueues. */
export async function runJob(
  { services }: TestServer,
  { accountId }: Pick<TestStudio, 'accountId'>,
  work: (scope: JobScope) => Promise<void>,
) {
  const mails: RenderedMail[] = [];
  const jobs: { job: string; payload: Record<string, string> }[] = [];
  await runOutsideRequest(services, async (scope) => {
    await setCurrentAccount(scope, accountId);
    const brand = { name: 'Forma', color: '#92000F' };
    await work({
      ...scope,
      storedFiles: services.storage.list,
      enqueue: async (job, payload) => void jobs.push({ job, payload }),
      sendMail: (mail) => void mails.push(renderMail(mail, brand)),
    });
  });
  return { mails, jobs };
}
