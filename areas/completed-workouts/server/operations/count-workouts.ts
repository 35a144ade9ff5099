import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findProgramsBetween } from '../store/today.ts';
import { readScheduleOf } from './today.ts';

/**
 * Done and planned workouts of the client's programs on some dates, both included. A workout of today counts as planned once it is
 * done: the day is not over. Does not check access to the client nor consent.
 */
export async function countWorkouts(
  scope: Scope,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<{ done: number; planned: number }> {
  const today = todayIn(scope.caller.timeZone);
  const schedule = await readScheduleOf(scope, await findProgramsBetween(scope, { clientId, from, until }));
  const ofPeriod = schedule.filter(({ date }) => date >= from && date <= until);
  const done = ofPeriod.filter(({ state }) => state === 'done').length;
  return { done, planned: ofPeriod.filter(({ date, state }) => state === 'done' || date < today).length };
}
