import { useEffect, useRef, useState } from 'react';
import { app } from '#shell/web/app.ts';
import type { Kept } from './queue.ts';
import { resultPath, type RunnerPlace } from './runner-place.ts';

interface ResultOf {
  kept: Kept;
  place: RunnerPlace;
  /** The finished workout the address names: where to go on from after a reload. */
  done: string | undefined;
  /** Puts it there. */
  onDone: (id: string) => void;
}

/**
 * Once the server has the end, the device forgets the workout. Whoever finished it in this tab still sees how it went;
 * finished in another tab or on another phone, it opens among the results.
 */
export function useResult({ kept, place, done, onDone }: ResultOf): Kept | null {
  const last = useRef(kept);
  const [result, setResult] = useState<Kept | null>(null);
  const tell = useRef(onDone);
  tell.current = onDone;

  useEffect(() => {
    const before = last.current;
    last.current = kept;
    if (kept.begun || before.begun === null || before.begun.startedThereAt === null) return;
    if (!before.finish || before.finish.refusal !== undefined) {
      void app().goTo(resultPath(place, before.begun.id), { replace: true });
      return;
    }
    setResult({ ...before, finish: { ...before.finish, isSent: true } });
    tell.current(before.begun.id);
  }, [kept, place]);

  useEffect(() => {
    if (done && !result) void app().goTo(resultPath(place, done), { replace: true });
  }, [done, place, result]);

  return result;
}
