import { endsOn } from '../../rules/schedule.ts';
import type { MealPlanSchedule } from '../../contract/assigned.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findClientsWithoutProgram } from '../store/training.ts';
import { getAssignment } from './lists.ts';

/** Whether the client of a copy has a program on a day of the copy from today on. */
export async function readTraining(scope: Scope, { id }: { id: string }): Promise<{ hasProgram: boolean }> {
  const { copy } = await getAssignment(scope, { id });
  const period = { from: laterOf(copy.startsOn, todayIn(scope.caller.timeZone)), until: copy.endsOn };
  const without = await findClientsWithoutProgram(scope, { clientIds: [copy.clientId], ...period });
  return { hasProgram: without.length === 0 };
}

/** The clients who would get the rest day every day: the meal plan is for training and rest, and they have no program. */
export async function clientsWithoutTraining(
  scope: Scope,
  { schedule, duration }: Pick<MealPlanSchedule, 'schedule' | 'duration'>,
  { clientIds, startsOn }: { clientIds: readonly string[]; startsOn: string },
): Promise<{ id: string; name: string }[]> {
  if (schedule !== 'training') return [];
  const from = laterOf(startsOn, todayIn(scope.caller.timeZone));
  return findClientsWithoutProgram(scope, { clientIds, from, until: endsOn(startsOn, duration) });
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
