import { useEffect, useRef } from 'react';
import type { ExerciseClock } from '../../rules/measures.ts';
import { dropClock, elapsedSeconds, isOf, isRunning, readClock, startClock, stopClock } from './exercise-clock.ts';
import { useRunning } from './runner-context.ts';
import { unlockSound } from './signals.ts';
import type { Step } from './state.ts';

/** The clock of one set. Its time goes into the set once it was stopped or is over, also after a reload. */
export function useSetClock(step: Step, onTime: (seconds: number) => void) {
  const { queue } = useRunning();
  const kept = readClock(queue);
  const clock = isOf(kept, step) ? kept : null;
  const latest = useRef(onTime);
  latest.current = onTime;
  const { startedAt, endsAt = null, stoppedAt = null } = clock ?? {};

  // The clock stands in the browser's storage and goes by the time of day: both are outside worlds.
  useEffect(() => {
    if (startedAt === undefined) return;
    const endMs = stoppedAt === null ? endsAt : Date.now();
    if (endMs === null) return;
    const take = () => {
      const over = readClock(queue);
      if (over?.startedAt !== startedAt || isRunning(over, Date.now())) return;
      dropClock(queue);
      latest.current(elapsedSeconds(over, Date.now()));
    };
    const timer = setTimeout(take, Math.max(0, endMs - Date.now()));
    return () => clearTimeout(timer);
  }, [queue, startedAt, endsAt, stoppedAt]);

  return {
    isGoing: clock !== null && stoppedAt === null,
    start(of: ExerciseClock): void {
      unlockSound();
      queue.save('rest', null);
      startClock(queue, step, of);
    },
    stop: () => stopClock(queue),
    /** Read now, and gone: the set is logged with it. Null without a clock that runs. */
    take(): number | null {
      if (!clock) return null;
      dropClock(queue);
      return elapsedSeconds(clock, Date.now());
    },
  };
}
