import { findDaysOn } from '#areas/meal-plans/server/public.ts';
import { type Adherence, adherenceOn } from '../../rules/adherence.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { findStates, readTodayOf } from '../store/states.ts';
import { findDietDays } from './diet-days.ts';

/** How a client followed the meal plans on some dates, both included. Does not check access to the client nor consent. */
export async function readAdherence(
  scope: Transaction,
  period: { clientId: string; from: string; until: string },
): Promise<Pick<Adherence, 'meals' | 'notReported' | 'followedPercent'>> {
  const { clientId } = period;
  const [today, planned, found] = await Promise.all([
    readTodayOf(scope, clientId),
    findDaysOn(scope, period),
    findStates(scope, period),
  ]);
  const dates = [...new Set([...planned, ...found].map(({ date }) => date))];
  const { days, entries } = await findDietDays(scope, { clientId, dates, planned, entries: found });
  const { meals, notReported, followedPercent } = adherenceOn({ days, entries }, today);
  return { meals, notReported, followedPercent };
}
