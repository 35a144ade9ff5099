import type { Overview } from '../contract.ts';
import { addDays, plainDateInZone, mondayOf } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readOverview } from './store.ts';

const weeksShown = 8;

/** Weeks start on Monday, where the account is. */
export async function getOverview(scope: Scope): Promise<{ overview: Overview }> {
  const today = plainDateInZone(new Date().toISOString(), scope.caller.timeZone);
  const monday = mondayOf(today);
  return {
    overview: await readOverview(scope, { today, monday, firstMonday: addDays(monday, -7 * (weeksShown - 1)) }),
  };
}
