import { addDays, daysBetween } from '#shell/common/dates.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { programStates } from '../contract.ts';

interface Schedule {
  startsOn: string;
  weeks: number;
  today: string;
  expiringDays?: number;
}

/** The last day of the program: weeks run seven days from the day it starts, whichever weekday that is. */
export function endsOn(startsOn: string, weeks: number): string {
  return addDays(startsOn, weeks * 7 - 1);
}

/** Expiring means at most `expiringDays` are left, today and the last day counted: 7 are just the last week. */
export function programState({ startsOn, weeks, today, expiringDays = 7 }: Schedule): (typeof programStates)[number] {
  if (daysBetween(today, startsOn) > 0) return 'upcoming';

  const daysLeft = daysBetween(today, endsOn(startsOn, weeks)) + 1;
  if (daysLeft <= 0) return 'terminated';
  return daysLeft <= expiringDays ? 'expiring' : 'running';
}

/** 1 before the start, the last week after the end. */
export function currentWeek({ startsOn, weeks, today }: Omit<Schedule, 'expiringDays'>): number {
  const week = Math.floor(daysBetween(startsOn, today) / 7) + 1;
  return clamped(week, 1, Math.max(weeks, 1));
}
