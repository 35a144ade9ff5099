import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { clientEmailChanged } from './events.ts';
import { emitClientChanged } from './live.ts';
import { adoptLoginEmail, findLoginOfOtherRecord } from './store/login-email.ts';

const tellJob = 'clients: tell of a changed e-mail';

export const loginEmailJobs = { [tellJob]: tellOfEmail };

/** Gives the client records of a person the e-mail of the login, in the transaction that changes the login. A job per account notifies the professionals. */
export async function followLoginEmail(
  scope: Pick<PublicScope, 'db' | 'enqueue'>,
  { userId }: { userId: string },
): Promise<void> {
  for (const ids of await adoptLoginEmail(scope, userId)) await scope.enqueue(tellJob, ids);
}

/** Called after a record was deleted or got another e-mail: a client of the account who logs in with the former one gets it in their record. */
export async function followFreedEmail(scope: Pick<Scope, 'db' | 'enqueue'>, email: string): Promise<void> {
  const userId = await findLoginOfOtherRecord(scope, email);
  if (userId) await followLoginEmail(scope, { userId });
}

async function tellOfEmail(scope: JobScope, { accountId = '', clientId = '' }: Payload): Promise<void> {
  await publish(scope, clientEmailChanged, { accountId, clientId });
  await emitClientChanged(scope, [clientId]);
}
