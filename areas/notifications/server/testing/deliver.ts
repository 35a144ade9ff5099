import type { TestServer } from '#database/testing/server.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { runJob } from '#database/testing/run-job.ts';
import type { RenderedMail } from '#shell/server/mail/render-mail.ts';
import { deliverDue } from '../operations/deliver.ts';
import { mailJob, mailNotifications } from '../operations/mail.ts';

/** Delivers what is due at a time, and sends the mails that this enqueues. */
export async function deliverAt(server: TestServer, studio: Pick<TestStudio, 'accountId'>, now: Date) {
  const { accountId } = studio;
  const { jobs } = await runJob(server, studio, (scope) => deliverDue(scope, { accountId }, now));
  const sent: RenderedMail[] = [];
  for (const { job, payload } of jobs.filter((one) => one.job === mailJob))
    if (job) sent.push(...(await runJob(server, studio, (scope) => mailNotifications(scope, payload))).mails);
  return { mails: sent, jobs };
}
