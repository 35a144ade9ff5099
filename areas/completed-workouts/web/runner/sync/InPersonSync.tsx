import { useMe } from '#shell/web/session.ts';
import { useSyncPendingWorkouts } from './use-local-workouts.ts';

/** On every screen of a professional: sends what they logged in person. For a client Today does it. */
export function InPersonSync() {
  return useMe().clientId === null ? <PendingSync /> : null;
}

function PendingSync() {
  useSyncPendingWorkouts();
  return null;
}
