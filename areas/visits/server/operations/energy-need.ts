import type { EnergyNeed } from '#areas/macros/contract/energy-need.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { type DeclaredState, findDeclaredStates, findProfiles } from '#areas/dietary-profiles/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { hasStateOf, maternalEnergyKcal, profileState } from '../../rules/maternal-state.ts';
import { resultsOf } from '../../rules/results.ts';
import { findLastCompleted, type LastVisit } from '../store/last-completed.ts';

/** The daily energy of the last completed visits of clients, by client id; clients without one are left out. */
export async function findEnergyNeeds(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, EnergyNeed>> {
  const [visits, profiles, declared] = await Promise.all([
    findLastCompleted(scope, clientIds),
    findProfiles(scope, clientIds),
    findDeclaredStates(scope, clientIds),
  ]);
  const yieldToOthers = createYield();
  const needs = new Map<string, EnergyNeed>();
  for (const last of visits) {
    const profile = profiles.get(last.clientId) ?? emptyProfile;
    const undecided = (declared.get(last.clientId) ?? []).filter(({ isUndecided }) => isUndecided);
    const need = needOf(last, { profile, undecided });
    if (need) needs.set(last.clientId, need);
    await yieldToOthers();
  }
  return needs;
}

interface Known {
  profile: DietaryProfile;
  /** What was declared of pregnancy and breastfeeding and is still to be decided. */
  undecided: readonly DeclaredState[];
}

function needOf(last: LastVisit, known: Known): EnergyNeed | null {
  const { content, person } = last;
  if (!content.activity) return null;
  const { dailyEnergyKcal, bmr } = resultsOf(content, person);
  if (dailyEnergyKcal === undefined) return null;
  const { takenOn, metabolicRateFormula: formula, activity } = content;
  const addedKcal = maternalEnergyKcal(content);
  const isCertain = isStateCertain(last, known);
  return {
    ...{ kcalPerDay: Math.round(dailyEnergyKcal - (isCertain ? 0 : (addedKcal ?? 0))), takenOn, formula, activity },
    ...(bmr !== undefined && { restingKcal: Math.round(bmr) }),
    maternalKcal: isCertain ? addedKcal : null,
  };
}

/**
 * Whether the pregnancy or breastfeeding of the visit, or neither, still holds: the profile agrees and nothing else was declared, or the
 * visit is what was declared last and the profile has no other state. Otherwise the addition is not known: a state began or ended
 * after the visit.
 */
function isStateCertain({ visitId, content }: LastVisit, { profile, undecided }: Known): boolean {
  if (undecided.length === 0) return hasStateOf(content, profile);
  return (
    profileState(profile) === null &&
    undecided.every(({ checkInId, visitState }) => visitState && checkInId === visitId)
  );
}
