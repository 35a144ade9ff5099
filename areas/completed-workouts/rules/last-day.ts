import type { ScheduledWorkout } from '../contract/today.ts';

/** The last day on which a workout can be done in time: that of its week, in any order, or the day behind the week to which it was moved. */
export function lastDayOf({ date, weekEndsOn = date }: Pick<ScheduledWorkout, 'date' | 'weekEndsOn'>): string {
  return weekEndsOn > date ? weekEndsOn : date;
}
