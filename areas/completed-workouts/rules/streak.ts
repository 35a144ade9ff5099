import { addDays, mondayOf } from '#shell/common/dates.ts';

/**
 * Weeks in a row, Monday to Sunday, with a workout; this week need not have one yet. `mondays` are those of the weeks
 * that had one, in any order.
 */
export function streakWeeks(mondays: readonly string[], today: string): number {
  const trained = new Set(mondays);
  const thisWeek = mondayOf(today);
  let week = trained.has(thisWeek) ? thisWeek : addDays(thisWeek, -7);
  let count = 0;
  for (; trained.has(week); week = addDays(week, -7)) count++;
  return count;
}
