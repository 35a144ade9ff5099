import type { Scope } from '#shell/server/database/scope.ts';
import { isInterrupted } from '../../rules/interrupted.ts';
import { isDue } from '../../rules/schedule.ts';
import { findWorkDoneBetween } from '../store/finished-work.ts';
import { findProgramsBetween } from '../store/today.ts';
import { readScheduleOf, todayOfClient } from './today.ts';

/**
 * Workouts that a client did on some days, both included, whatever day they were planned on, how many of them were interrupted, and those
 * that were due on these days (`isDue`). Does not check access to the client nor consent.
 */
export async function countWorkouts(
  scope: Scope,
  { clientId, from, until }: { clientId: string; from: string; until: string },
): Promise<{ done: number; interrupted: number; planned: number }> {
  const today = await todayOfClient(scope, clientId);
  const done = await findWorkDoneBetween(scope, { clientId, from, until });
  const schedule = await readScheduleOf(scope, await findProgramsBetween(scope, { clientId, from, until }));
  const ofPeriod = schedule.filter(({ date }) => date >= from && date <= until);
  return {
    done: done.length,
    interrupted: done.filter(isInterrupted).length,
    planned: ofPeriod.filter((workout) => isDue(workout, today)).length,
  };
}
