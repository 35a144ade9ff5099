import type { EnergyNeed } from '#areas/macros/contract/energy-need.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { withDeclaredStates } from '#areas/dietary-profiles/rules/declared-states.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { type DeclaredState, findDeclaredStates, findProfiles } from '#areas/dietary-profiles/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { lastOf } from '../../rules/declared-states.ts';
import { hasStateOf, maternalEnergyKcal, profileState } from '../../rules/maternal-state.ts';
import { resultsOf } from '../../rules/results.ts';
import { findStatesOfClients } from '../store/marks.ts';
import { findLastCompleted, type LastVisit } from '../store/last-completed.ts';

/** The daily energy of the last completed visits of clients, by client id; clients without one are left out. */
export async function findEnergyNeeds(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, EnergyNeed>> {
  const [visits, states, profiles, declared] = await Promise.all([
    findLastCompleted(scope, clientIds),
    findStatesOfClients(scope, clientIds),
    findProfiles(scope, clientIds),
    findDeclaredStates(scope, clientIds),
  ]);
  const statesOf = Map.groupBy(states, ({ clientId }) => clientId);
  const today = todayIn(scope.caller.timeZone);
  const yieldToOthers = createYield();
  const needs = new Map<string, EnergyNeed>();
  for (const last of visits) {
    const profile = profiles.get(last.clientId) ?? emptyProfile;
    const undecided = (declared.get(last.clientId) ?? []).filter(({ isUndecided }) => isUndecided);
    const stated = lastOf(statesOf.get(last.clientId) ?? [], today);
    const need = needOf(last, { profile, undecided, stated });
    if (need) needs.set(last.clientId, need);
    await yieldToOthers();
  }
  return needs;
}

interface Known {
  profile: DietaryProfile;
  /** What was declared of pregnancy and breastfeeding and is still to be decided. */
  undecided: readonly DeclaredState[];
  /** The last visit, drafts too, that says anything of pregnancy or breastfeeding. */
  stated: Stated | undefined;
}

type Stated = NonNullable<ReturnType<typeof lastOf>>;

/**
 * The need has the addition of the pregnancy or breastfeeding of the visit, or of a later one that says what holds, also of a draft. Where
 * profile and declarations have another state, the addition is not known: a state began or ended after the visit.
 */
function needOf({ content, person }: LastVisit, { profile, undecided, stated }: Known): EnergyNeed | null {
  if (!content.activity) return null;
  const { dailyEnergyKcal, bmr } = resultsOf(content, person);
  if (dailyEnergyKcal === undefined) return null;
  const { takenOn, metabolicRateFormula: formula, activity } = content;
  const decisive = stated && stated.day >= takenOn ? stated : content;
  const declared = undecided.map((one) => withDeclaredStates(emptyProfile, [one]));
  const known = profileState(profile) === null && declared.length > 0 ? declared : [profile, ...declared];
  const isCertain = known.every((one) => hasStateOf(decisive, one));
  const addedKcal = isCertain ? maternalEnergyKcal(decisive) : null;
  const withoutAddition = dailyEnergyKcal - (maternalEnergyKcal(content) ?? 0);
  return {
    ...{ kcalPerDay: Math.round(withoutAddition + (addedKcal ?? 0)), takenOn, formula, activity },
    ...(bmr !== undefined && { restingKcal: Math.round(bmr) }),
    maternalKcal: addedKcal,
  };
}
