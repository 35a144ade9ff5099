import { type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import { renderMail, type RenderedMail } from '#shell/server/mail/render-mail.ts';
import { impersonate, readAsMember, runOutsideRequest } from '#shell/server/public-scope.ts';
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

/** Runs work in a transaction with the rights of the admin of an account, for functions that no route calls alone. */
export function runAsAdmin<Result>(
  { services, owner }: Pick<TestServer, 'services' | 'owner'>,
  { accountId }: Pick<TestStudio, 'accountId'>,
  work: (scope: Scope) => Promise<Result>,
): Promise<Result> {
  return runOutsideRequest(services, async (scope) => {
    await setCurrentAccount(scope, accountId);
    const text = `select id, user_id from memberships where account_id = $1 and role = 'admin'`;
    const [admin] = (await owner.query(text, [accountId])).rows;
    const ids = { accountId, userId: admin.user_id, membershipId: admin.id, clientId: null };
    return work(impersonate(scope, { ...ids, role: 'admin', timeZone: 'Europe/Rome' }));
  });
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
    const readAs: JobScope['readAs'] = (reader, read) => readAsMember(services, reader, read);
    return work({ ...scope, readAs, storedFiles: services.storage.list, sendMail: () => {}, ...changes });
  });
}
