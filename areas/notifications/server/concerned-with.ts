import { findConcerned } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Who is notified of what concerns a client, and the name of the client; nobody when there is no such client. */
export async function concernedWith(scope: Pick<Scope, 'db'>, clientId: string) {
  const concerned = (await findConcerned(scope, [clientId])).get(clientId);
  return concerned ?? { professionalIds: [], membershipId: null, name: '' };
}
