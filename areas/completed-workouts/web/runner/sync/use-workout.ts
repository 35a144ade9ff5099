import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import type { SyncStatus } from '#shell/web/device-store/sync-loop.ts';
import { restoreEntries } from '../local-store/entry-store.ts';
import { withUnsentWorkouts } from '../local-store/finished-workouts.ts';
import {
  hasUnsentResults,
  isFreeWorkout,
  type LocalPrescription,
  type LocalWorkout,
  type LocalWorkoutStore,
} from '../local-store/local-workout-store.ts';
import { createPreviews } from '../local-store/media.ts';
import { useLocalWorkout, useLocalWorkoutStore } from '../local-store/use-local-workout.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { workoutDetailFromCache } from './cached-training.ts';
import { startSyncLoop } from './sync-loop.ts';
import { useSyncPendingWorkouts } from './use-local-workouts.ts';
import { createWorkoutApi, workoutQuery } from './workout-api.ts';

/** Returns one workout as this device stores it. It is synchronised with the server while it is open. */
export function useWorkout(subject: Subject, workoutId: string) {
  const store = useLocalWorkoutStore(subject, workoutId);
  const isRestored = useRestored(store);
  useSyncPendingWorkouts(store);
  const workout = useLocalWorkout(store);
  const { error } = useFetchedWorkout(
    { ...workoutQuery(store), enabled: !isOnlyHere(workout) },
    (detail, requestedAt) => applyServerWorkout(store, detail, requestedAt),
  );
  useDeletedElsewhere(store, error);
  const syncStatus = useSyncStatus(store);
  return { store, workout, syncStatus, error: isRestored ? error : null };
}

/** Whether the server does not have the workout: a free one that was not sent yet, or one that was deleted. */
function isOnlyHere(workout: LocalWorkout): boolean {
  return workout.deletion !== null || (isFreeWorkout(workout) && workout.begun?.syncedAt === null);
}

/** Synchronises with the server: a free workout that was deleted on another device is deleted here, unless something of it is unsent. */
function useDeletedElsewhere(store: LocalWorkoutStore, error: { status: number } | null): void {
  const isMissing = error?.status === 404;
  useEffect(() => {
    const workout = store.read();
    const { begun } = workout;
    const wasSent = begun !== null && begun.syncedAt !== null;
    if (isMissing && wasSent && isFreeWorkout(workout) && !hasUnsentResults(workout))
      store.saveDeletion({ id: begun.id, isSynced: true });
  }, [isMissing, store]);
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
  if (store.isCorrection) return;
  const { prescribed } = store.read();
  if (prescribed) addUnsentWorkouts(store, prescribed);
  if (prescribed || store.isInPerson) return;
  const cached = await workoutDetailFromCache(store);
  if (cached && !store.read().prescribed) applyServerWorkout(store, cached.detail, cached.fetchedAt);
}

/** A workout that was opened before may be begun after others that this device has finished since. */
function addUnsentWorkouts(store: LocalWorkoutStore, prescribed: LocalPrescription): void {
  const history = withUnsentWorkouts(store, prescribed.history);
  if (history !== prescribed.history) store.save('prescribed', { ...prescribed, history });
}

interface WorkoutQuery<Response> {
  queryKey: QueryKey;
  fetch: (signal: AbortSignal) => Promise<Response>;
  enabled?: boolean;
}

/**
 * Fetches a workout when it is opened and again on focus, because another device or user may have changed it. `apply` stores the
 * response on this device; `requestedAt` is the time of the request in ms.
 */
export function useFetchedWorkout<Response>(
  { queryKey, fetch, enabled = true }: WorkoutQuery<Response>,
  apply: (response: Response, requestedAt: number) => void,
) {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const requestedAt = Date.now();
      const response = await fetch(signal);
      apply(response, requestedAt);
      return response;
    },
    enabled,
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
