import type { Pause } from '#areas/programs/contract/document.ts';
import { addDays, mondayOf } from '#shell/common/dates.ts';

/** The days on which a pause leaves nothing planned: the first one, and their number. */
export type DaysPaused = Pick<Pause, 'from' | 'days'>;

/**
 * Counts consecutive weeks with a workout, ending with this week or the previous one. `mondays` are the Mondays of the
 * weeks with a workout, in any order. A week that is paused as a whole does not end the streak.
 */
export function streakWeeks(mondays: readonly string[], today: string, pauses: readonly DaysPaused[]): number {
  const trained = new Set(mondays);
  const thisWeek = mondayOf(today);
  let count = trained.has(thisWeek) ? 1 : 0;
  let week = addDays(thisWeek, -7);
  for (; trained.has(week) || isWeekPaused(week, pauses); week = addDays(week, -7)) if (trained.has(week)) count++;
  return count;
}

/** Whether a pause has all days of the week that begins on a Monday. */
export function isWeekPaused(monday: string, pauses: readonly DaysPaused[]): boolean {
  return pauses.some(({ from, days }) => from <= monday && addDays(monday, 6) < addDays(from, days));
}
