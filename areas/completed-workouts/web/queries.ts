import { useEffect } from 'react';
import { readAhead, useKeptAsk } from '#shell/web/api/kept.ts';
import { useAsk, useAskPages } from '#shell/web/api/query.ts';
import { rememberedSession } from '#shell/web/api/token.ts';
import { type Session, useMe } from '#shell/web/session.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { trainingRoutes } from '../contract/training.ts';
import { keepForLater } from './keep-for-later.ts';

export function useToday() {
  return useAsk(trainingRoutes.today, {});
}

/** All the client needs to train: from this device at once, from the server as soon as it answers. */
export function useTraining(options: { waits?: boolean } = {}) {
  const { data, isFromDevice, keptAt, error, refetch } = useKeptAsk(
    useMe().clientId ?? '',
    trainingRoutes.training,
    {},
    options,
  );
  const training = data?.training;

  // The service worker is an outside world.
  useEffect(() => {
    if (training && !isFromDevice) keepForLater(training);
  }, [training, isFromDevice]);

  return { training, isFromDevice, keptAt, error, refetch };
}

/** For whoever was logged in last on this device. */
export function readTrainingAhead(): void {
  const clientId = rememberedSession<Session>()?.user.clientId;
  if (clientId) readAhead(clientId, trainingRoutes.training, {});
}

export function useMyHistory() {
  return useAskPages(completedWorkoutRoutes.history, {}, ({ completedWorkouts }) => completedWorkouts);
}

export function useMyCompletedWorkout(id: string) {
  return useAsk(completedWorkoutRoutes.mine, { id });
}

interface Narrowed {
  unread?: boolean | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export function useCompletedWorkouts(filters: Narrowed & { clientId?: string | undefined }) {
  return useAskPages(completedWorkoutRoutes.list, filters, ({ completedWorkouts }) => completedWorkouts);
}

export function useCompletedWorkoutsOfClient(id: string, filters: Narrowed) {
  return useAskPages(completedWorkoutRoutes.ofClient, { id, ...filters }, ({ completedWorkouts }) => completedWorkouts);
}

export function useCompletedWorkoutOfClient(id: string, workoutId: string) {
  return useAsk(completedWorkoutRoutes.detail, { id, workoutId });
}

/** What the client's program has to do, for whoever trains them in person. */
export function useScheduleOfClient(id: string | undefined) {
  return useAsk(
    trainingRoutes.scheduleOfClient,
    { id: id ?? '' },
    { enabled: id !== undefined, meta: { quiet: true } },
  );
}
