import { readPermissions } from '#areas/account/server/public.ts';
import { findWithheldClients, type Subject } from '#areas/clients/server/public.ts';
import { isMinorOn } from '#areas/clients/rules/minors.ts';
import { withDeclaredStates } from '#areas/dietary-profiles/rules/declared-states.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { findDeclaredStates, findReadableProfiles, mayReadStates } from '#areas/dietary-profiles/server/public.ts';
import { latestValues } from '#areas/metrics/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import { ageOn } from '#shell/common/months.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { ComparedNeed, EnergyNeed } from '../contract/energy-need.ts';
import { calculatedNeed, estimatedNeed } from '../rules/energy.ts';
import { isAgeOfMinor } from '../rules/low-energy.ts';
import { underweightOf } from '../rules/underweight.ts';
import { type ComparedClient, findComparedClients } from './store/compared-clients.ts';

/** Reads the energy that clients need, by client id; clients of whom it is not known are left out. Does not check access to the clients. */
type EnergyNeedSource = (scope: Scope, clientIds: readonly string[]) => Promise<ReadonlyMap<string, EnergyNeed>>;

export const energyNeedSources = defineExtensionPoint<EnergyNeedSource>('energy needs of clients');

export async function getEnergyNeed(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): Promise<ComparedNeed> {
  return (await findComparedNeeds(scope, [clientId])).get(clientId) ?? { need: null };
}

/**
 * With what days of clients are compared, by client id. Visits are read only for who may view visits, weights for who may view these or
 * health records, and neither of clients whose health data is withheld. Does not check access to the clients.
 */
export async function findComparedNeeds(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, ComparedNeed>> {
  const [permissions, withheld, clients] = await Promise.all([
    readPermissions(scope),
    findWithheldClients(scope, clientIds),
    findComparedClients(scope, clientIds),
  ]);
  const readable = clientIds.filter((id) => !withheld.has(id));
  const readsVisits = permissions.includes('view visits');
  const readsBodies = readsVisits || permissions.includes('view health records');
  const today = todayIn(scope.caller.timeZone);
  const [needs, states] = await Promise.all([
    findEnergyNeeds(scope, readsVisits ? readable : []),
    findMaternalStates(scope, readable),
  ]);
  const bodies = await findBodies(scope, readsBodies ? clients.filter(({ id }) => !withheld.has(id)) : [], today);
  return new Map(
    clients.map(({ id, birthDate, energy }) => {
      const need = needs.get(id) ?? null;
      const body = bodies.get(id);
      const maternalState = states.get(id) ?? null;
      return [
        id,
        {
          need,
          otherNeed: body ? (calculatedNeed(energy) ?? (need ? null : estimatedNeed(body))) : null,
          isMinor: birthDate
            ? isMinorOn(today, birthDate)
            : !withheld.has(id) && isAgeOfMinor(energy?.ageYears ?? null),
          maternalState,
          underweight: body && !isPregnancy(need, maternalState) ? underweightOf({ ...body, today }) : null,
        },
      ];
    }),
  );
}

/** Whether a pregnancy is stated, or the need has an addition that no breastfeeding explains. */
function isPregnancy(need: EnergyNeed | null, state: ComparedNeed['maternalState']): boolean {
  const { maternalKcal = 0 } = need ?? {};
  return state === 'pregnant' || (maternalKcal !== 0 && state !== 'lactating');
}

async function findEnergyNeeds(scope: Scope, clientIds: readonly string[]): Promise<ReadonlyMap<string, EnergyNeed>> {
  if (clientIds.length === 0) return new Map();
  const sources = await Promise.all(extensionsOf(scope, energyNeedSources).map((read) => read(scope, clientIds)));
  return new Map(sources.toReversed().flatMap((needs) => [...needs]));
}

/** The last measures of clients, by client id. */
async function findBodies(scope: Scope, clients: readonly ComparedClient[], today: string) {
  if (clients.length === 0) return new Map<string, never>();
  const clientIds = clients.map(({ id }) => id);
  const measured = await latestValues(scope, { clientIds, metrics: ['weight', 'height'], day: today });
  return new Map(
    clients.map(({ id, gender, birthDate, heightCm, heightOn }) => {
      const { weight, height } = measured.get(id) ?? {};
      return [
        id,
        {
          gender,
          birthDate,
          ageYears: ageOn(today, birthDate),
          heightCm: height?.value ?? heightCm,
          heightOn: height?.day ?? heightOn,
          weightKg: weight?.value ?? null,
          weighedOn: weight?.day ?? null,
        },
      ];
    }),
  );
}

/** Pregnancy and breastfeeding that the profiles state, or that were declared and not decided yet, for who may read them. */
async function findMaternalStates(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, ComparedNeed['maternalState']>> {
  if (clientIds.length === 0 || !(await mayReadStates(scope))) return new Map();
  const [profiles, declared] = await Promise.all([
    findReadableProfiles(scope, clientIds),
    findDeclaredStates(scope, clientIds),
  ]);
  return new Map(
    clientIds.map((id) => {
      const undecided = (declared.get(id) ?? []).filter(({ isUndecided }) => isUndecided);
      const { isPregnant, isLactating } = withDeclaredStates(profiles.get(id) ?? emptyProfile, undecided);
      return [id, isPregnant ? 'pregnant' : isLactating ? 'lactating' : null];
    }),
  );
}
