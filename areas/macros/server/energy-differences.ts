import { readPermissions } from '#areas/account/server/public.ts';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import type { EnergyDifference } from '#areas/assignments/contract/energy.ts';
import { maxListedDifferences } from '#areas/assignments/contract/limits.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { MacroTargets } from '../contract.ts';
import { type EnergyByKind, energyDifference, relativeDifference } from '../rules/energy-difference.ts';
import { findTargetsOn } from './store/targets-on.ts';

interface ClientsOnDay {
  clientIds: readonly string[];
  date: string;
}

interface NamedClient {
  clientId: string;
  clientName: string;
}

interface PlannedEnergy extends NamedClient {
  /** The energy of an average day in kcal. */
  kcal: number;
  /** Whether the day has food that is not counted. */
  isAtLeast: boolean;
}

interface PlannedEnergySource {
  /** Who does not have it reads nothing of the meal plans. */
  permission: Permission;
  /** The meal plans that clients follow on a day, by the name of the client. Does not check access to the clients. */
  find: (scope: Scope, clients: ClientsOnDay) => Promise<PlannedEnergy[]>;
}

export const plannedEnergySources = defineExtensionPoint<PlannedEnergySource>(
  'energy of the meal plans that clients follow',
);

type Found = Promise<Pick<AssignPreview, 'energyDifferences'>>;

/** The clients whose targets on the first day of a meal plan have another energy, for the preview of its assignment. */
export async function findDifferentTargets(
  scope: Scope,
  {
    kcal,
    isAtLeast,
    byKind,
    ...clients
  }: ClientsOnDay & { kcal: number | null; isAtLeast: boolean; byKind: EnergyByKind },
): Found {
  if (kcal === null || !(await readPermissions(scope)).includes('view macros')) return {};
  const found = await findTargetsOn(scope, clients);
  return listed(
    found.map(({ targets, ...client }) => ({
      ...client,
      difference: energyDifference({ planKcal: kcal, isAtLeast, byKind, targets }),
    })),
  );
}

/** The clients whose meal plan on the first day of targets has another energy, for the preview of their assignment. */
export async function findDifferentPlans(
  scope: Scope,
  { targets, ...clients }: ClientsOnDay & { targets: MacroTargets },
): Found {
  const permissions = await readPermissions(scope);
  const sources = extensionsOf(scope, plannedEnergySources).filter(({ permission }) =>
    permissions.includes(permission),
  );
  const found = (await Promise.all(sources.map(({ find }) => find(scope, clients)))).flat();
  return listed(
    found.map(({ kcal, isAtLeast, ...client }) => ({
      ...client,
      difference: energyDifference({ planKcal: kcal, isAtLeast, targets }),
    })),
  );
}

function listed(
  compared: readonly (NamedClient & { difference: EnergyDifference | null })[],
): Pick<AssignPreview, 'energyDifferences'> {
  const differing = compared.flatMap(({ difference, ...client }) => (difference ? [{ ...client, ...difference }] : []));
  if (differing.length === 0) return {};
  const largestFirst = differing.toSorted((one, other) => relativeDifference(other) - relativeDifference(one));
  return { energyDifferences: { clients: differing.length, listed: largestFirst.slice(0, maxListedDifferences) } };
}
