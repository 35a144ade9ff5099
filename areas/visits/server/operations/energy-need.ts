import type { EnergyNeed } from '#areas/macros/contract/energy-need.ts';
import { readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { hasStateOf, maternalEnergyKcal } from '../../rules/maternal-state.ts';
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
  const { dailyEnergyKcal, bmr } = resultsOf(last, person);
  if (dailyEnergyKcal === undefined) return null;
  const { takenOn, metabolicRateFormula: formula, activity } = last;
  const addedKcal = maternalEnergyKcal(last);
  // A state that began or ended after the visit, or that only the visit or only the profile has, adds nothing; `null` tells who plans.
  const isConsistent = hasStateOf(last, profile);
  return {
    ...{ kcalPerDay: Math.round(dailyEnergyKcal - (isConsistent ? 0 : (addedKcal ?? 0))), takenOn, formula, activity },
    ...(bmr !== undefined && { restingKcal: Math.round(bmr) }),
    maternalKcal: isConsistent ? addedKcal : null,
  };
}
