import { useMe } from '#shell/web/session.ts';
import { useSyncPendingWorkouts } from './use-local-workouts.ts';

/** What a professional logged in person and is not sent yet goes from whatever screen they are on. A client's Today does it. */
export function InPersonSync() {
  return useMe().clientId === null ? <Sending /> : null;
}

function Sending() {
  useSyncPendingWorkouts();
  return null;
}
