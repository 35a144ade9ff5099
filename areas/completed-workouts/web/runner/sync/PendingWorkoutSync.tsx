import { SkipSync } from '../../today/skips/SkipSync.tsx';
import { useSyncPendingWorkouts } from './use-local-workouts.ts';

/**
 * Sends what was logged and skipped on this device, by a client or by a professional in person; mounted beside every screen with the
 * navigation. The runner, which has none, sends by itself.
 */
export function PendingWorkoutSync() {
  useSyncPendingWorkouts();
  return <SkipSync />;
}
