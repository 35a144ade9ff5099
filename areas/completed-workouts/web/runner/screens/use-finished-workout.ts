import { useEffect, useRef, useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { app } from '#shell/web/app.ts';
import type { LocalWorkout } from '../local-store/local-workout-store.ts';

interface FinishedWorkoutOptions {
  workout: LocalWorkout;
  subject: Subject;
  /** The finished workout in the address. */
  finishedId: string | undefined;
  onFinished: (completedWorkoutId: string) => void;
}

/**
 * The device clears a workout once its end is synced. The tab that finished it keeps showing the result; a workout that
 * was finished in another tab or on another device, or before a reload, opens in the history.
 */
export function useFinishedWorkout(options: FinishedWorkoutOptions): LocalWorkout | null {
  const { workout, subject, finishedId, onFinished } = options;
  const previous = useRef(workout);
  const [finished, setFinished] = useState<LocalWorkout | null>(null);
  const latest = useRef(onFinished);
  latest.current = onFinished;

  useEffect(() => {
    const { begun, finish, ...before } = previous.current;
    previous.current = workout;
    if (workout.begun || begun === null || begun.syncedAt === null) return;
    if (!finish || finish.rejection !== undefined) {
      openCompletedWorkout(subject, begun.id);
      return;
    }
    setFinished({ ...before, begun, finish: { ...finish, isSynced: true } });
    latest.current(begun.id);
  }, [workout, subject]);

  useEffect(() => {
    if (finishedId && !finished) openCompletedWorkout(subject, finishedId);
  }, [finishedId, subject, finished]);

  return finished;
}

function openCompletedWorkout({ clientId }: Subject, id: string): void {
  const path =
    clientId === null ? `/my/completed-workouts/${id}` : `/clients/${clientId}/completed_workouts/${id}/details`;
  void app().navigate(path, { replace: true });
}
