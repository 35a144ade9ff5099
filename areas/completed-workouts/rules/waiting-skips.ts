import type { SkipReason } from '../contract/set.ts';
import type { Today } from '../contract/today.ts';
import { nextWorkout } from './next-workout.ts';

/** A skip of a workout that was not sent yet; `reason` null: a workout to do again. */
interface WaitingSkip {
  workoutId: string;
  reason: SkipReason | null;
}

/** The week with the skips that wait on the device. A workout that was begun or done meanwhile stays as it is. */
export function withWaitingSkips<T extends Pick<Today, 'week' | 'next'>>(
  stored: T,
  skips: readonly WaitingSkip[],
  day: string,
): T {
  const reasons = new Map(skips.map(({ workoutId, reason }) => [workoutId, reason]));
  const week = stored.week.map((workout) => {
    const reason = reasons.get(workout.workoutId);
    if (reason === undefined || (workout.state !== 'to_do' && workout.state !== 'skipped')) return workout;
    return { ...workout, state: reason === null ? ('to_do' as const) : ('skipped' as const), skipReason: reason };
  });
  const isChanged = week.some(({ state }, index) => state !== stored.week[index]?.state);
  return isChanged ? { ...stored, week, next: nextWorkout(week, day) } : stored;
}
