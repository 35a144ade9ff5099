import { useMe } from '#shell/web/session.ts';
import { useSyncPendingWorkouts } from './use-local-workouts.ts';

/**
 * Sends what a professional logged in person; mounted on every screen of a professional. For a client the Today screen
 * does the same.
 */
export function InPersonSync() {
  return useMe().clientId === null ? <PendingSync /> : null;
}

function PendingSync() {
  useSyncPendingWorkouts();
  return null;
}
