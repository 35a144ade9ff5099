import { daysBetween } from '#shell/common/dates.ts';
import { clamped } from '#shell/common/numbers.ts';
import type { CopyState } from '#areas/assignments/contract.ts';
import type { ProgramSettings } from '../contract/settings.ts';
import { type CopyCalendar, dateOfDay, daysUntil } from './pauses.ts';

interface Schedule {
  startsOn: string;
  endsOn: string;
  /** All weeks, also those after the end of a copy that was replaced. */
  weeks: number;
  today: string;
  settings: Pick<ProgramSettings, 'expiringDays' | 'terminatedAfterDays'>;
}

/** The states of a copy that has begun and not ended: one that ends soon is in progress too. */
export const inProgressStates = ['running', 'expiring'] as const satisfies readonly CopyState[];

/** Returns the last day of a program. Weeks have seven days counted from `startsOn`, on any weekday, and none of a pause. */
export function endsOn(copy: CopyCalendar, weeks: number): string {
  return dateOfDay(copy, weeks * 7 - 1);
}

/**
 * Returns the state of a copy on the day `today`. A copy is expiring for at most half of the days of its weeks: otherwise one of a
 * week would be from its first day. On its last day it always is. `endsOn` is a parameter because a copy that was replaced ends before its
 * last week; for how long it is expiring depends on its weeks alone, so that of two copies that end on the same day both are.
 * `server/store/states.ts` computes the same state in SQL.
 */
export function programState({ startsOn, endsOn, weeks, today, settings }: Schedule): CopyState {
  if (daysBetween(today, startsOn) > 0) return 'upcoming';

  const daysLeft = daysBetween(today, endsOn) + 1;
  if (daysLeft <= -settings.terminatedAfterDays) return 'terminated';
  const halfDays = Math.max(1, Math.floor((weeks * 7) / 2));
  return daysLeft <= Math.min(settings.expiringDays, halfDays) ? 'expiring' : 'running';
}

/**
 * Returns the number of the week that contains `today`: 1 before the start, the last week after the end, and in a pause that of the day
 * before it.
 */
export function currentWeek({ weeks, today, ...copy }: CopyCalendar & { weeks: number; today: string }): number {
  return clamped(weekOn(copy, today), 1, Math.max(weeks, 1));
}

/** Returns the number of the week that contains `date`, 0 or less before the start. */
export function weekOn(copy: CopyCalendar, date: string): number {
  return Math.ceil(daysUntil(copy, date) / 7);
}

/**
 * Returns the number of the first week that starts after `today`. It exceeds the number of weeks when no week is left.
 */
export function firstFutureWeek({ today, ...copy }: CopyCalendar & { today: string }): number {
  return Math.max(1, weekOn(copy, today) + 1);
}

/** Returns how many of the weeks begin up to `endsOn`: fewer than all for a copy that was replaced. */
export function weeksUntilEnd({
  endsOn: lastDay,
  weeks,
  ...copy
}: CopyCalendar & { endsOn: string; weeks: number }): number {
  return clamped(weekOn(copy, lastDay), 1, Math.max(weeks, 1));
}
