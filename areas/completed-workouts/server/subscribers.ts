import { clientDeleted } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { lockClient, lockWorkoutsOf } from './store/begin.ts';
import { findFilesOfClient } from './store/media.ts';

const filesAJob = 100;

/**
 * The foreign key deletes the rows; jobs delete the files after the commit. Client and workouts are locked in the order
 * in which a sync locks them, so that no file uploaded meanwhile is left behind and no deadlock occurs.
 */
async function deleteFilesOf(scope: Scope, { clientId }: { clientId: string }): Promise<void> {
  await lockClient(scope, clientId);
  await lockWorkoutsOf(scope, clientId);
  const keys = await findFilesOfClient(scope, clientId);
  for (let first = 0; first < keys.length; first += filesAJob)
    await scope.enqueue('completed-workouts: drop files', { keys: keys.slice(first, first + filesAJob).join(',') });
}

export const completedWorkoutSubscribers = [subscribe(clientDeleted, deleteFilesOf)];
