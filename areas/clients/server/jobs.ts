import { deleteLinksOfClient, sendLink } from '#areas/account/server/public.ts';
import { clientChanged } from '../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { emitToProfessionals } from './live.ts';
import { findInvited, lockClient } from './store/clients.ts';

const inviteImportedJob = 'clients: invite imported clients';

export const clientJobs = { [inviteImportedJob]: inviteClients };

/** Invites clients after the request, which does not wait for as many links as an import has clients. */
export async function inviteImported(scope: Scope, clientIds: readonly string[]): Promise<void> {
  const { accountId } = scope.caller;
  await scope.enqueue(inviteImportedJob, { accountId, clientIds: clientIds.join(',') });
}

/** Who has registered, or was deactivated or deleted meanwhile, gets no invitation. */
async function inviteClients(scope: JobScope, { accountId = '', clientIds: joinedIds = '' }: Payload): Promise<void> {
  const clientIds = joinedIds.split(',');
  for (const id of clientIds) {
    await lockClient(scope, id);
    const client = await findInvited(scope, id);
    if (!client) continue;
    await deleteLinksOfClient(scope, accountId, id);
    await sendLink({ ...scope, language: client.locale }, { kind: 'client', accountId, clientId: id });
  }
  await emitToProfessionals(scope, clientChanged, { clientIds, data: { clientId: clientIds[0] ?? '' } });
}
