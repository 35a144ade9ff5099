import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { apiOf, fetchWorkoutDetail } from './api.ts';
import { restoreEntries } from './entry-store.ts';
import { workoutDetailFromCache } from './cached-training.ts';
import { showWaiting } from './media.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from './local-workout-store.ts';
import { startSyncLoop, type SyncStatus } from './sync-loop.ts';
import { useSyncPendingWorkouts } from './use-local-workouts.ts';

interface Which {
  workoutId: string;
  /** In person: the client the professional trains with. */
  clientId?: string | undefined;
}

/** One workout as this device knows it, kept in step with the server while somebody looks. */
export function useWorkout({ workoutId, clientId }: Which) {
  const me = useMe();
  const byMembershipId = clientId === undefined ? undefined : (me.membershipId ?? '');
  const ofClient = clientId ?? me.clientId ?? '';
  const queue = useMemo(
    () => createLocalWorkoutStore({ clientId: ofClient, workoutId, byMembershipId }),
    [ofClient, workoutId, byMembershipId],
  );
  const isRead = useDevice(queue);
  useSyncPendingWorkouts(queue);
  const opened = useOpened(queue);
  return {
    queue,
    kept: useKept(queue),
    sending: useSending(queue),
    // Until the device has been looked at, nobody knows whether there is nothing to show.
    error: isRead ? opened.error : null,
    tryAgain: opened.refetch,
  };
}

/** What the browser's storage lost, the pictures that wait, and a workout never opened before: all on this device. */
function useDevice(queue: LocalWorkoutStore): boolean {
  const [read, setRead] = useState<LocalWorkoutStore | null>(null);
  useEffect(() => {
    void look(queue).finally(() => setRead(queue));
  }, [queue]);
  return read === queue;
}

async function look(queue: LocalWorkoutStore): Promise<void> {
  await restoreEntries();
  void showWaiting(queue);
  if (queue.read().prescribed || queue.by === 'professional') return;
  const found = await workoutDetailFromCache(queue);
  if (found && !queue.read().prescribed) applyServerWorkout(queue, found.opened, found.keptAt);
}

/** Asks on opening and whenever the person comes back: another device may have gone on. */
function useOpened(queue: LocalWorkoutStore) {
  const { by, clientId, workoutId } = queue;
  return useQuery({
    queryKey:
      by === 'me'
        ? apiQueryKey(trainingRoutes.open, { id: workoutId })
        : apiQueryKey(trainingRoutes.openOfClient, { id: clientId, workoutId }),
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const opened = await fetchWorkoutDetail(queue, signal);
      applyServerWorkout(queue, opened, askedAt);
      return opened;
    },
    staleTime: 0,
    meta: { skipGlobalErrorHandler: true },
  });
}

/** The browser's storage is an outside world. */
function useKept(queue: LocalWorkoutStore) {
  const [kept, setKept] = useState(queue.read);
  useEffect(() => {
    setKept(queue.read());
    return queue.follow(() => setKept(queue.read()));
  }, [queue]);
  return kept;
}

/** So is the network. */
function useSending(queue: LocalWorkoutStore): SyncStatus {
  const [sending, setSending] = useState<SyncStatus>('idle');
  useEffect(() => startSyncLoop(queue, apiOf(queue), setSending), [queue]);
  return sending;
}
