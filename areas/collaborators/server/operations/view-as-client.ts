import { deleteViewSessions, readPermissions, startViewSession } from '#areas/account/server/public.ts';
import { getClient, refuseSecretary } from '#areas/clients/server/public.ts';
import { Problem } from '#shell/common/problem.ts';
import { clientProblems } from '#areas/clients/contract.ts';
import { consentProblems } from '#areas/clients/contract/consents.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { collaboratorProblems } from '../../contract.ts';
import { maySeeSection } from '../../rules/client-view.ts';
import { insertAccess } from '../store/access.ts';

interface Viewed {
  clientId: string;
}

/**
 * Starts a session of 30 minutes that shows the app as the client sees it, in the sections that the professional may view. Its transactions are read-only, whatever it
 * requests, and the client reads in the list of accesses that it took place.
 */
export async function viewAsClient(scope: Scope, { clientId }: Viewed) {
  refuseSecretary(scope);
  const { client } = await getClient(scope, { id: clientId });
  if (!client.isActive) throw new Problem(clientProblems.deactivated);
  if (client.withdrawnConsents.includes('health_data')) throw new Problem(consentProblems.health_data_withdrawn);
  if (!maySeeSection(await readPermissions(scope))) throw new Problem(collaboratorProblems.nothing_to_view);
  await insertAccess(scope, { clientId, membershipId: scope.caller.membershipId, isAsClient: true, kind: 'record' });
  return startViewSession(scope, clientId);
}

export async function endViewAsClient(scope: Scope, { clientId }: Viewed): Promise<void> {
  await getClient(scope, { id: clientId });
  await deleteViewSessions(scope, { clientId, membershipId: scope.caller.membershipId });
}
