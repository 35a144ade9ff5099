import type { EnergyNeed } from '#areas/macros/contract/energy-need.ts';
import { readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { maternalEnergyKcal, profileState } from '../../rules/maternal-state.ts';
import { resultsOf } from '../../rules/results.ts';
import { findLastCompleted, findPerson } from '../store/visits.ts';

/** The daily energy of the last completed visit of a client; null when it has none. */
export async function findEnergyNeed(scope: Scope, clientId: string): Promise<EnergyNeed | null> {
  const [last, person, profile] = await Promise.all([
    findLastCompleted(scope, clientId),
    findPerson(scope, clientId),
    readDietaryProfile(scope, clientId),
  ]);
  if (!last?.activity || !person) return null;
  const { dailyEnergyKcal } = resultsOf(last, person);
  if (dailyEnergyKcal === undefined) return null;
  const { takenOn, metabolicRateFormula: formula, activity } = last;
  const maternalKcal = maternalEnergyKcal(last);
  return {
    ...{ kcalPerDay: Math.round(dailyEnergyKcal), takenOn, formula, activity },
    // The client became pregnant or began to breastfeed after the visit.
    maternalKcal: maternalKcal === 0 && profileState(profile) ? null : maternalKcal,
  };
}
