import { findClientsWithLink, sendLink } from '#areas/account/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { emitClientChanged } from './live.ts';
import { findInvited, lockClients } from './store/clients.ts';

export const inviteImportedJob = 'clients: invite imported clients';

/** Clients whom one transaction invites: it locks them, and a form of one of them that is saved meanwhile waits for it. */
const batchSize = 20;

export const clientJobs = { [inviteImportedJob]: inviteClients };

/** Invites clients after the request, which does not wait for as many links as an import has clients. */
export async function inviteImported(scope: Scope, clientIds: readonly string[]): Promise<void> {
  await enqueueInvitations(scope, scope.caller.accountId, clientIds);
}

/**
 * Invites the first clients of the payload and enqueues the job for the others in the same transaction, so that a process that is
 * killed repeats one batch only. Who has a link was invited by an earlier run or by a professional, and gets no other one; nor does
 * who has registered, or was deactivated or deleted meanwhile.
 */
async function inviteClients(scope: JobScope, { accountId = '', clientIds: joinedIds = '' }: Payload): Promise<void> {
  const clientIds = joinedIds.split(',');
  const batch = clientIds.slice(0, batchSize);
  await lockClients(scope, batch);
  const linked = await findClientsWithLink(scope, { accountId, clientIds: batch });
  for (const id of batch) {
    const client = linked.has(id) ? undefined : await findInvited(scope, id);
    if (client) await sendLink({ ...scope, language: client.locale }, { kind: 'client', accountId, clientId: id });
  }
  await emitClientChanged(scope, batch);
  await enqueueInvitations(scope, accountId, clientIds.slice(batchSize));
}

async function enqueueInvitations(
  scope: Pick<JobScope, 'enqueue'>,
  accountId: string,
  clientIds: readonly string[],
): Promise<void> {
  if (clientIds.length > 0) await scope.enqueue(inviteImportedJob, { accountId, clientIds: clientIds.join(',') });
}
