import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '#shell/web/api/call.ts';
import { keyOf } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { completedWorkoutRoutes } from '../../contract.ts';
import { adoptOpened } from './adopt.ts';
import { workoutApi } from './api.ts';
import { openQueue, type WorkoutQueue } from './queue.ts';
import { keepSending, type Sending } from './sender.ts';

/** One workout as this device knows it, kept in step with the server while somebody looks. */
export function useWorkout(workoutId: string) {
  const clientId = useMe().clientId ?? '';
  const queue = useMemo(() => openQueue({ clientId, workoutId }), [clientId, workoutId]);
  const opened = useOpened(queue);
  return { queue, kept: useKept(queue), sending: useSending(queue), error: opened.error, tryAgain: opened.refetch };
}

/** Asks on opening and whenever the person comes back: another device may have gone on. */
function useOpened(queue: WorkoutQueue) {
  const question = { id: queue.workoutId };
  return useQuery({
    queryKey: keyOf(completedWorkoutRoutes.prescription, question),
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const opened = await call(completedWorkoutRoutes.prescription, question, { signal });
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
  useEffect(() => keepSending(queue, workoutApi, setSending), [queue]);
  return sending;
}
