import { addDays, daysBetween } from '#shell/common/dates.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { programStates } from '../contract.ts';

/** How many days before its end a program is expiring, today and the last day counted: 7 are just the last week. */
export const expiringDays = 7;

interface Schedule {
  startsOn: string;
  endsOn: string;
  today: string;
  expiringDays?: number;
}

/** The last day of the program: weeks run seven days from the day it starts, whichever weekday that is. */
export function endsOn(startsOn: string, weeks: number): string {
  return addDays(startsOn, weeks * 7 - 1);
}

/** A program that another one replaced ends before its weeks are over, so its end is asked for and not counted. */
export function programState(schedule: Schedule): (typeof programStates)[number] {
  const { startsOn, today } = schedule;
  if (daysBetween(today, startsOn) > 0) return 'upcoming';

  const daysLeft = daysBetween(today, schedule.endsOn) + 1;
  if (daysLeft <= 0) return 'terminated';
  return daysLeft <= (schedule.expiringDays ?? expiringDays) ? 'expiring' : 'running';
}

/** 1 before the start, the last week after the end. */
export function currentWeek({ startsOn, weeks, today }: { startsOn: string; weeks: number; today: string }): number {
  const week = Math.floor(daysBetween(startsOn, today) / 7) + 1;
  return clamped(week, 1, Math.max(weeks, 1));
}

/**
 * The first week of a copy that begins after that day: what is under way or over is not touched any more. One more than
 * it has when none is left.
 */
export function firstFutureWeek({ startsOn, today }: { startsOn: string; today: string }): number {
  return Math.max(1, Math.floor(daysBetween(startsOn, today) / 7) + 2);
}
