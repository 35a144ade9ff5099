import { findDaysOn } from '#areas/meal-plans/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import { type Adherence, adherenceOn } from '../../rules/adherence.ts';
import { findStates } from '../store/states.ts';
import { type DietScope, findDietDays } from './diet-days.ts';

/** How a client followed the meal plans on some dates, both included. Does not check access to the client nor consent. */
export async function readAdherence(
  scope: DietScope,
  period: { clientId: string; from: string; until: string },
): Promise<Pick<Adherence, 'meals' | 'notReported' | 'followedPercent'>> {
  const { clientId } = period;
  const [planned, entries] = await Promise.all([findDaysOn(scope, period), findStates(scope, period)]);
  const dates = [...new Set([...planned, ...entries].map(({ date }) => date))];
  const { days } = await findDietDays(scope, { clientId, dates, planned, entries });
  const { meals, notReported, followedPercent } = adherenceOn({ days, entries }, todayIn(scope.caller.timeZone));
  return { meals, notReported, followedPercent };
}
