import { useEffect, useRef, useState } from 'react';
import { app } from '#shell/web/app.ts';
import type { LocalWorkout } from './local-workout-store.ts';
import { finishedWorkoutPath, type Subject } from './subject.ts';

interface ResultOf {
  kept: LocalWorkout;
  place: Subject;
  /** The finished workout the address names: where to go on from after a reload. */
  done: string | undefined;
  /** Puts it there. */
  onDone: (id: string) => void;
}

/**
 * Once the server has the end, the device forgets the workout. Whoever finished it in this tab still sees how it went;
 * finished in another tab or on another phone, it opens among the results.
 */
export function useFinishedWorkout({ kept, place, done, onDone }: ResultOf): LocalWorkout | null {
  const last = useRef(kept);
  const [result, setResult] = useState<LocalWorkout | null>(null);
  const tell = useRef(onDone);
  tell.current = onDone;

  useEffect(() => {
    const before = last.current;
    last.current = kept;
    if (kept.begun || before.begun === null || before.begun.startedThereAt === null) return;
    if (!before.finish || before.finish.rejection !== undefined) {
      void app().navigate(finishedWorkoutPath(place, before.begun.id), { replace: true });
      return;
    }
    setResult({ ...before, finish: { ...before.finish, isSent: true } });
    tell.current(before.begun.id);
  }, [kept, place]);

  useEffect(() => {
    if (done && !result) void app().navigate(finishedWorkoutPath(place, done), { replace: true });
  }, [done, place, result]);

  return result;
}
