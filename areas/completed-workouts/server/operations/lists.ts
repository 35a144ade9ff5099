import { getClient } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findCompletedWorkouts, type Wanted } from '../store/lists.ts';

/** Of all clients the caller looks after, or of one of them. */
export async function listCompletedWorkouts(scope: Scope, wanted: Wanted) {
  if (wanted.clientId) await getClient(scope, { id: wanted.clientId });
  return findCompletedWorkouts(scope, wanted);
}
