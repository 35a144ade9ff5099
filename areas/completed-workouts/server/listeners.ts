import { clientDeleted } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { lockClient, lockWorkoutsOf } from './store/begin.ts';
import { findFilesOfClient } from './store/media.ts';

/** So many files go in one job. */
const filesTogether = 100;

/**
 * The records go by themselves; their files when that is certain. Locked in the order in which phones lock them: neither a
 * file nor a set that comes at the same moment stays behind or is waited for crosswise.
 */
async function deleteFilesOf(scope: Scope, { clientId }: { clientId: string }): Promise<void> {
  await lockClient(scope, clientId);
  await lockWorkoutsOf(scope, clientId);
  const keys = await findFilesOfClient(scope, clientId);
  for (let first = 0; first < keys.length; first += filesTogether)
    await scope.enqueue('completed-workouts: drop files', { keys: keys.slice(first, first + filesTogether).join(',') });
}

export const completedWorkoutSubscribers = [subscribe(clientDeleted, deleteFilesOf)];
