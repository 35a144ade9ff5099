import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import type { SyncStatus } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { restoreEntries } from '../local-store/entry-store.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { createPreviews } from '../local-store/media.ts';
import { useLocalWorkout } from '../local-store/use-local-workout.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { workoutDetailFromCache } from './cached-training.ts';
import { startSyncLoop } from './sync-loop.ts';
import { useSyncPendingWorkouts } from './use-local-workouts.ts';
import { createWorkoutApi, workoutQuery } from './workout-api.ts';

/** Returns one workout as this device stores it. It is synchronised with the server while it is open. */
export function useWorkout({ clientId }: Subject, workoutId: string) {
  const me = useMe();
  const byMembershipId = clientId === null ? undefined : (me.membershipId ?? '');
  const ownerId = clientId ?? me.clientId ?? '';
  const store = useMemo(
    () => createLocalWorkoutStore({ clientId: ownerId, workoutId, byMembershipId }),
    [ownerId, workoutId, byMembershipId],
  );
  const isRestored = useRestored(store);
  useSyncPendingWorkouts(store);
  const { error } = useServerWorkout(store);
  const workout = useLocalWorkout(store);
  const syncStatus = useSyncStatus(store);
  return { store, workout, syncStatus, error: isRestored ? error : null };
}

/**
 * Loads the stored workout data, creates preview URLs of unsent files and, without a prescription, reads the cached
 * workout. Returns whether this has finished.
 */
export function useRestored(store: LocalWorkoutStore): boolean {
  const [restored, setRestored] = useState<LocalWorkoutStore | null>(null);
  useEffect(() => {
    void restore(store).finally(() => setRestored(store));
  }, [store]);
  return restored === store;
}

async function restore(store: LocalWorkoutStore): Promise<void> {
  await restoreEntries();
  void createPreviews(store);
  if (store.read().prescribed || store.isInPerson || store.isCorrection) return;
  const cached = await workoutDetailFromCache(store);
  if (cached && !store.read().prescribed) applyServerWorkout(store, cached.detail, cached.fetchedAt);
}

/** Fetches the workout when it is opened and when the page gets the focus: another device may have changed it. */
function useServerWorkout(store: LocalWorkoutStore) {
  const { queryKey, fetch } = workoutQuery(store);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const requestedAt = Date.now();
      const detail = await fetch(signal);
      applyServerWorkout(store, detail, requestedAt);
      return detail;
    },
    staleTime: 0,
    meta: { skipGlobalErrorHandler: true },
  });
}

/** Synchronises with the server: runs the sync loop while the workout is open. */
export function useSyncStatus(store: LocalWorkoutStore): SyncStatus {
  const [status, setStatus] = useState<SyncStatus>('idle');
  useEffect(() => startSyncLoop(store, createWorkoutApi(store), setStatus), [store]);
  return status;
}
