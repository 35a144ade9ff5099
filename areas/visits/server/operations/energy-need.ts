import type { EnergyNeed } from '#areas/macros/contract/energy-need.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { findProfiles } from '#areas/dietary-profiles/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { hasStateOf, maternalEnergyKcal } from '../../rules/maternal-state.ts';
import { resultsOf } from '../../rules/results.ts';
import { findLastCompleted, type LastVisit } from '../store/last-completed.ts';

/** The daily energy of the last completed visits of clients, by client id; clients without one are left out. */
export async function findEnergyNeeds(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, EnergyNeed>> {
  const [visits, profiles] = await Promise.all([findLastCompleted(scope, clientIds), findProfiles(scope, clientIds)]);
  const yieldToOthers = createYield();
  const needs = new Map<string, EnergyNeed>();
  for (const last of visits) {
    const need = needOf(last, profiles.get(last.clientId) ?? emptyProfile);
    if (need) needs.set(last.clientId, need);
    await yieldToOthers();
  }
  return needs;
}

function needOf({ content: last, person }: LastVisit, profile: DietaryProfile): EnergyNeed | null {
  if (!last.activity) return null;
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
