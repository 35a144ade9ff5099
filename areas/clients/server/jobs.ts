import { deleteLinksOfClient, sendLink } from '#areas/account/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { findInvited, lockClient } from './store/clients.ts';

const inviteImportedJob = 'clients: invite imported clients';

export const clientJobs = { [inviteImportedJob]: inviteClients };

/** Invites clients after the request, which does not wait for as many links as an import has clients. */
export async function inviteImported(scope: Scope, clientIds: readonly string[]): Promise<void> {
  const { accountId } = scope.caller;
  await scope.enqueue(inviteImportedJob, { accountId, clientIds: clientIds.join(',') });
}

/** Who has registered, or was deactivated or deleted meanwhile, gets no invitation. */
async function inviteClients(scope: JobScope, { accountId = '', clientIds = '' }: Payload): Promise<void> {
  for (const id of clientIds.split(',')) {
    await lockClient(scope, id);
    const client = await findInvited(scope, id);
    if (!client) continue;
    await deleteLinksOfClient(scope, accountId, id);
    await sendLink({ ...scope, language: client.locale }, { kind: 'client', accountId, clientId: id });
  }
}
