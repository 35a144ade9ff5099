import { useEffect } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { isCorrectable } from '../../../rules/correction.ts';
import { isFullySynced } from '../local-store/local-workout-store.ts';
import { useLocalWorkout } from '../local-store/use-local-workout.ts';
import { applyWorkoutToCorrect } from '../sync/apply-server-workout.ts';
import { useSyncPendingWorkouts } from '../sync/use-local-workouts.ts';
import { useFetchedWorkout, useRestored, useSyncStatus } from '../sync/use-workout.ts';
import { correctionQuery } from '../sync/workout-api.ts';
import { useCorrectionStore } from './use-correction-store.ts';

/**
 * Returns a finished workout as this device stores it while it is corrected. Corrections are stored here and sent like the sets of
 * a workout in training: they survive a reload, and wait for the network.
 */
export function useCorrection(subject: Subject, completedWorkoutId: string) {
  const store = useCorrectionStore(subject, completedWorkoutId);
  const isRestored = useRestored(store);
  useSyncPendingWorkouts(store);
  const query = useFetchedWorkout(correctionQuery(store), (response, requestedAt) => {
    if (isCorrectable(response.completedWorkout)) applyWorkoutToCorrect(store, response, requestedAt);
  });
  const workout = useLocalWorkout(store);
  const syncStatus = useSyncStatus(store);
  const { isSuccess, isFetching, refetch, error } = query;
  const isDeleted = isRestored && isSuccess && !isFetching && workout.begun === null;

  // Synchronises with other tabs: one that leaves the screen deletes the stored workout, which is read again.
  useEffect(() => {
    if (isDeleted) void refetch();
  }, [isDeleted, refetch]);
  useEffect(
    () => () => {
      if (isFullySynced(store.read())) store.clear();
    },
    [store],
  );

  return {
    store,
    workout,
    syncStatus,
    error: isRestored ? error : null,
    /** As the server has it; undefined without a connection. */
    completedWorkout: query.data?.completedWorkout,
    isNotFinished: query.data !== undefined && !isCorrectable(query.data.completedWorkout),
    reload: () => void refetch(),
  };
}
