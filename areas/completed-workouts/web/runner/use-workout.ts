import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { keyOf } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { adoptOpened } from './adopt.ts';
import { apiOf, askOpened } from './api.ts';
import { restoreEntries } from './device.ts';
import { openedFromDevice } from './kept-training.ts';
import { showWaiting } from './media.ts';
import { openQueue, type WorkoutQueue } from './queue.ts';
import { keepSending, type Sending } from './sender.ts';
import { useSendingLeftovers } from './use-workouts-here.ts';

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
    () => openQueue({ clientId: ofClient, workoutId, byMembershipId }),
    [ofClient, workoutId, byMembershipId],
  );
  const isRead = useDevice(queue);
  useSendingLeftovers(queue);
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
function useDevice(queue: WorkoutQueue): boolean {
  const [read, setRead] = useState<WorkoutQueue | null>(null);
  useEffect(() => {
    void look(queue).finally(() => setRead(queue));
  }, [queue]);
  return read === queue;
}

async function look(queue: WorkoutQueue): Promise<void> {
  await restoreEntries();
  void showWaiting(queue);
  if (queue.read().prescribed || queue.by === 'professional') return;
  const found = await openedFromDevice(queue);
  if (found && !queue.read().prescribed) adoptOpened(queue, found.opened, found.keptAt);
}

/** Asks on opening and whenever the person comes back: another device may have gone on. */
function useOpened(queue: WorkoutQueue) {
  const { by, clientId, workoutId } = queue;
  return useQuery({
    queryKey:
      by === 'me'
        ? keyOf(trainingRoutes.open, { id: workoutId })
        : keyOf(trainingRoutes.openOfClient, { id: clientId, workoutId }),
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const opened = await askOpened(queue, signal);
      adoptOpened(queue, opened, askedAt);
      return opened;
    },
    staleTime: 0,
    meta: { quiet: true },
  });
}

/** The browser's storage is an outside world. */
function useKept(queue: WorkoutQueue) {
  const [kept, setKept] = useState(queue.read);
  useEffect(() => {
    setKept(queue.read());
    return queue.follow(() => setKept(queue.read()));
  }, [queue]);
  return kept;
}

/** So is the network. */
function useSending(queue: WorkoutQueue): Sending {
  const [sending, setSending] = useState<Sending>('idle');
  useEffect(() => keepSending(queue, apiOf(queue), setSending), [queue]);
  return sending;
}
