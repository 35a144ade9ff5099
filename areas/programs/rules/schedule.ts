import { addDays, daysBetween } from '#shell/common/dates.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { CopyState } from '#areas/assignments/contract.ts';
import type { ProgramSettings } from '../contract/settings.ts';

interface Schedule {
  startsOn: string;
  endsOn: string;
  today: string;
  settings: Pick<ProgramSettings, 'expiringDays' | 'terminatedAfterDays'>;
}

/** The last day of the program: weeks run seven days from the day it starts, whichever weekday that is. */
export function endsOn(startsOn: string, weeks: number): string {
  return addDays(startsOn, weeks * 7 - 1);
}

/**
 * A program that another one replaced ends before its weeks are over, so its end is asked for and not counted. The lists
 * have it from `server/store/states.ts`, which says the same in SQL.
 */
export function programState({ startsOn, endsOn, today, settings }: Schedule): CopyState {
  if (daysBetween(today, startsOn) > 0) return 'upcoming';

  const daysLeft = daysBetween(today, endsOn) + 1;
  if (daysLeft <= -settings.terminatedAfterDays) return 'terminated';
  return daysLeft <= settings.expiringDays ? 'expiring' : 'running';
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
