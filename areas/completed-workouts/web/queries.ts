import { useEffect } from 'react';
import { prefetchCached, useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { readCachedSession } from '#shell/web/api/token.ts';
import { type Session, useMe } from '#shell/web/session.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { trainingRoutes } from '../contract/training.ts';
import { cacheForOffline } from './cache-for-offline.ts';

export function useToday() {
  return useApiQuery(trainingRoutes.today, {});
}

/** All the client needs to train: from this device at once, from the server as soon as it answers. */
export function useTraining(options: { enabled?: boolean } = {}) {
  const { data, isFromCache, fetchedAt, error, refetch } = useCachedApiQuery(
    useMe().clientId ?? '',
    trainingRoutes.training,
    {},
    options,
  );
  const training = data?.training;

  // The service worker is an outside world.
  useEffect(() => {
    if (training && !isFromCache) cacheForOffline(training);
  }, [training, isFromCache]);

  return { training, isFromDevice: isFromCache, keptAt: fetchedAt, error, refetch };
}

/** For whoever was logged in last on this device. */
export function prefetchTraining(): void {
  const clientId = readCachedSession<Session>()?.user.clientId;
  if (clientId) prefetchCached(clientId, trainingRoutes.training, {});
}

export function useMyHistory() {
  return useInfiniteApiQuery(completedWorkoutRoutes.history, {}, ({ completedWorkouts }) => completedWorkouts);
}

export function useMyCompletedWorkout(id: string) {
  return useApiQuery(completedWorkoutRoutes.mine, { id });
}

interface Narrowed {
  unread?: boolean | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export function useCompletedWorkouts(filters: Narrowed & { clientId?: string | undefined }) {
  return useInfiniteApiQuery(completedWorkoutRoutes.list, filters, ({ completedWorkouts }) => completedWorkouts);
}

export function useCompletedWorkoutsOfClient(id: string, filters: Narrowed) {
  return useInfiniteApiQuery(
    completedWorkoutRoutes.ofClient,
    { id, ...filters },
    ({ completedWorkouts }) => completedWorkouts,
  );
}

export function useCompletedWorkoutOfClient(id: string, workoutId: string) {
  return useApiQuery(completedWorkoutRoutes.detail, { id, workoutId });
}

/** What the client's program has to do, for whoever trains them in person. */
export function useScheduleOfClient(id: string | undefined) {
  return useApiQuery(
    trainingRoutes.scheduleOfClient,
    { id: id ?? '' },
    { enabled: id !== undefined, meta: { skipGlobalErrorHandler: true } },
  );
}
