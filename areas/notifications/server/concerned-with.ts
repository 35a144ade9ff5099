import { findConcerned } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Finds the memberships that are notified of events of a client: the client's own and those of the professionals, with the name of
 * the client. Without such a client: no professionals, null and ''.
 */
export async function concernedWith(scope: Pick<Scope, 'db'>, clientId: string) {
  const concerned = (await findConcerned(scope, [clientId])).get(clientId);
  return concerned ?? { professionalIds: [], inChargeIds: [], trainerIds: [], membershipId: null, name: '' };
}
