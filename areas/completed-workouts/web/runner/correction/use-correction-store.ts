import { useMemo } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import {
  createLocalWorkoutStore,
  isFullySynced,
  type LocalWorkout,
  type LocalWorkoutStore,
} from '../local-store/local-workout-store.ts';
import { useLocalWorkout } from '../local-store/use-local-workout.ts';

/** The corrections of a finished workout that this device stores. */
export function useCorrectionStore({ clientId }: Subject, completedWorkoutId: string): LocalWorkoutStore {
  const me = useMe();
  const byMembershipId = clientId === null ? undefined : (me.membershipId ?? '');
  const ownerId = clientId ?? me.clientId ?? '';
  return useMemo(
    () =>
      createLocalWorkoutStore({ clientId: ownerId, workoutId: completedWorkoutId, byMembershipId, isCorrection: true }),
    [ownerId, completedWorkoutId, byMembershipId],
  );
}

/** The corrections of a finished workout that this device has still to send. */
export function usePendingCorrection(subject: Subject, completedWorkoutId: string): LocalWorkout | null {
  const workout = useLocalWorkout(useCorrectionStore(subject, completedWorkoutId));
  return isFullySynced(workout) ? null : workout;
}
