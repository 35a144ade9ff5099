import { deleteMembership } from '#areas/account/server/public.ts';
import { publish } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { closeEndedConnections } from '#shell/server/realtime/ended-sessions.ts';
import { clientDeleted } from '../events.ts';
import { deleteClient } from '../store/clients.ts';
import { deletePersonWithoutAccount } from '../store/erasure.ts';

/**
 * Deletes a client with everything that belongs to them in all areas: their rows at once, their files by jobs after the commit. Their
 * login is deleted unless they have a membership in another account.
 */
export async function deleteClientForever(scope: RequestOrJobScope, id: string): Promise<void> {
  await publish(scope, clientDeleted, { clientId: id });
  const membershipId = await deleteClient(scope, id);
  if (!membershipId) return;
  await deletePersonWithoutAccount(scope, await deleteMembership(scope, membershipId));
  closeEndedConnections(scope, membershipId);
}
