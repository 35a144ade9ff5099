import type { EnergyNeed } from '#areas/macros/contract/energy-need.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { resultsOf } from '../../rules/results.ts';
import { findLastCompleted, findPerson } from '../store/visits.ts';

/** The daily energy of the last completed visit of a client; null when it has none. */
export async function findEnergyNeed(scope: Scope, clientId: string): Promise<EnergyNeed | null> {
  const [last, person] = await Promise.all([findLastCompleted(scope, clientId), findPerson(scope, clientId)]);
  if (!last?.activity || !person) return null;
  const { dailyEnergyKcal } = resultsOf(last, person);
  if (dailyEnergyKcal === undefined) return null;
  const { takenOn, metabolicRateFormula: formula, activity } = last;
  return { kcalPerDay: Math.round(dailyEnergyKcal), takenOn, formula, activity };
}
