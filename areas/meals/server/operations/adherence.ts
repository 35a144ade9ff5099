import { findDaysOn } from '#areas/meal-plans/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type Adherence, adherenceOf } from '../../rules/adherence.ts';
import { findStates } from '../store/states.ts';

/** How a client followed the meal plans on some dates, both included. Does not check access to the client nor consent. */
export async function readAdherence(
  scope: Scope,
  period: { clientId: string; from: string; until: string },
): Promise<Pick<Adherence, 'meals' | 'notReported' | 'followedPercent'>> {
  const [planned, states] = await Promise.all([findDaysOn(scope, period), findStates(scope, period)]);
  const byDate = Map.groupBy(states, ({ date }) => date);
  const days = planned.map(({ date, day }) => ({ date, meals: day?.meals ?? [], reports: byDate.get(date) ?? [] }));
  const { meals, notReported, followedPercent } = adherenceOf(days, todayIn(scope.caller.timeZone));
  return { meals, notReported, followedPercent };
}
