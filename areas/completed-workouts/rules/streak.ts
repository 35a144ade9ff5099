import { addDays, mondayOf } from '#shell/common/dates.ts';

/**
 * Counts consecutive weeks with a workout, ending with this week or the previous one. `mondays` are the Mondays of the
 * weeks with a workout, in any order.
 */
export function streakWeeks(mondays: readonly string[], today: string): number {
  const trained = new Set(mondays);
  const thisWeek = mondayOf(today);
  let week = trained.has(thisWeek) ? thisWeek : addDays(thisWeek, -7);
  let count = 0;
  for (; trained.has(week); week = addDays(week, -7)) count++;
  return count;
}
