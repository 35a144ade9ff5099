import { useEffect, useRef } from 'react';
import type { ExerciseTimer } from '../../../rules/measures.ts';
import type { SetRef } from '../../../rules/set-order.ts';
import { useRunner } from '../runner-context.ts';
import { unlockAudio } from './alerts.ts';
import {
  clearTimer,
  elapsedSeconds,
  isRunning,
  isTimerOf,
  readTimer,
  startTimer,
  stopTimer,
} from './exercise-timer.ts';

export type SetTimer = ReturnType<typeof useSetTimer>;

/**
 * Returns the timer of one set. When the timer is stopped or ends, `onTime` is called with the elapsed seconds; for a
 * timer that ended while the page was closed, after the next load.
 */
export function useSetTimer(set: SetRef, onTime: (seconds: number) => void) {
  const { store } = useRunner();
  const current = readTimer(store);
  const timer = isTimerOf(current, set) ? current : null;
  const latest = useRef(onTime);
  latest.current = onTime;
  const { startedAt, endsAt = null, stoppedAt = null } = timer ?? {};

  // Synchronises with the stored timer and the clock.
  useEffect(() => {
    if (startedAt === undefined) return;
    const endMs = stoppedAt === null ? endsAt : Date.now();
    if (endMs === null) return;
    const handleEnd = () => {
      const ended = readTimer(store);
      if (ended?.startedAt !== startedAt || isRunning(ended, Date.now())) return;
      clearTimer(store);
      latest.current(elapsedSeconds(ended, Date.now()));
    };
    const timeout = setTimeout(handleEnd, Math.max(0, endMs - Date.now()));
    return () => clearTimeout(timeout);
  }, [store, startedAt, endsAt, stoppedAt]);

  return {
    isRunning: timer !== null && stoppedAt === null,
    start(exerciseTimer: ExerciseTimer): void {
      unlockAudio();
      store.save('rest', null);
      startTimer(store, set, exerciseTimer);
    },
    stop: () => stopTimer(store),
    /** Clears the timer and returns its seconds, to log the set with them. Null without a timer. */
    take(): number | null {
      if (!timer) return null;
      clearTimer(store);
      return elapsedSeconds(timer, Date.now());
    },
  };
}
