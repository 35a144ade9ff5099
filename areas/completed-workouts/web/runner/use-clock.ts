import { useEffect, useRef } from 'react';
import type { ExerciseTimer } from '../../rules/measures.ts';
import { clearTimer, elapsedSeconds, isOf, isRunning, readTimer, startTimer, stopTimer } from './exercise-timer.ts';
import { useRunning } from './runner-context.ts';
import { unlockAudio } from './alerts.ts';
import type { SetRef } from './set-order.ts';

/** The clock of one set. Its time goes into the set once it was stopped or is over, also after a reload. */
export function useSetTimer(step: SetRef, onTime: (seconds: number) => void) {
  const { queue } = useRunning();
  const kept = readTimer(queue);
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
      const over = readTimer(queue);
      if (over?.startedAt !== startedAt || isRunning(over, Date.now())) return;
      clearTimer(queue);
      latest.current(elapsedSeconds(over, Date.now()));
    };
    const timer = setTimeout(take, Math.max(0, endMs - Date.now()));
    return () => clearTimeout(timer);
  }, [queue, startedAt, endsAt, stoppedAt]);

  return {
    isGoing: clock !== null && stoppedAt === null,
    start(of: ExerciseTimer): void {
      unlockAudio();
      queue.save('rest', null);
      startTimer(queue, step, of);
    },
    stop: () => stopTimer(queue),
    /** Read now, and gone: the set is logged with it. Null without a clock that runs. */
    take(): number | null {
      if (!clock) return null;
      clearTimer(queue);
      return elapsedSeconds(clock, Date.now());
    },
  };
}
