import { runAsJob } from '#database/testing/run-job.ts';
import type { TestServer } from '#database/testing/server.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import { renderMail, type RenderedMail } from '#shell/server/mail/render-mail.ts';
import { deliverDue } from '../operations/deliver.ts';
import { mailJob, mailNotifications } from '../operations/mail.ts';

/** Runs a job of an account. Returns the mails and the jobs it enqueues. */
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

/** Delivers what is due at a time, and sends the mails that this enqueues. */
export async function deliverAt(server: TestServer, studio: Pick<TestStudio, 'accountId'>, now: Date) {
  const { accountId } = studio;
  const { jobs } = await runJob(server, studio, (scope) => deliverDue(scope, { accountId }, now));
  const sent: RenderedMail[] = [];
  for (const { job, payload } of jobs.filter((one) => one.job === mailJob))
    if (job) sent.push(...(await runJob(server, studio, (scope) => mailNotifications(scope, payload))).mails);
  return { mails: sent, jobs };
}
