import { clientChanged } from '../contract.ts';
import type { PublicScope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { clientEmailChanged } from './events.ts';
import { emitToProfessionals } from './live.ts';
import { adoptLoginEmail } from './store/login-email.ts';

const tellJob = 'clients: tell of a changed e-mail';

export const loginEmailJobs = { [tellJob]: tellOfEmail };

/** The records follow the login in the transaction that changes it; a job of each account tells the professionals. */
export async function followLoginEmail(scope: PublicScope, { userId }: { userId: string }): Promise<void> {
  for (const ids of await adoptLoginEmail(scope, userId)) await scope.enqueue(tellJob, ids);
}

async function tellOfEmail(scope: JobScope, { accountId = '', clientId = '' }: Payload): Promise<void> {
  await publish(scope, clientEmailChanged, { accountId, clientId });
  await emitToProfessionals(scope, clientChanged, { clientIds: [clientId], data: { clientId } });
}
