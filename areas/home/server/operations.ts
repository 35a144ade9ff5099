import type { Overview } from '../contract.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readOverview } from './store.ts';

const weeksInChart = 8;

/** Returns the figures of the home screen. Weeks start on Monday, in the caller's time zone. */
export async function getOverview(scope: Scope): Promise<{ overview: Overview }> {
  const today = todayIn(scope.caller.timeZone);
  const monday = mondayOf(today);
  return {
    overview: await readOverview(scope, { today, monday, firstMonday: addDays(monday, -7 * (weeksInChart - 1)) }),
  };
}
