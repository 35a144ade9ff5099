import { readPermissions } from '#areas/account/server/public.ts';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import type { TargetDifference } from '#areas/assignments/contract/target-difference.ts';
import { maxListedDifferences } from '#areas/assignments/contract/limits.ts';
import { findWatchedNutrients } from '#areas/dietary-profiles/server/public.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { MacroTargets } from '../contract.ts';
import {
  type PlannedDay,
  type PlannedDays,
  relativeDifference,
  targetDifference,
  withWatched,
} from '../rules/target-difference.ts';
import { findTargetsOn } from './store/targets-on.ts';

interface ClientsOnDay {
  clientIds: readonly string[];
  date: string;
}

interface NamedClient {
  clientId: string;
  clientName: string;
}

interface PlannedDaySource {
  /** Who does not have it reads nothing of the meal plans. */
  permission: Permission;
  /** The average days of the meal plans that clients follow on a day, by the name of the client. Does not check access to the clients. */
  find: (scope: Scope, clients: ClientsOnDay) => Promise<(NamedClient & { planned: PlannedDay })[]>;
}

export const plannedDaySources = defineExtensionPoint<PlannedDaySource>(
  'average days of the meal plans that clients follow',
);

type Found = Promise<Pick<AssignPreview, 'targetDifferences'>>;

/**
 * The clients whose targets on the first day of a meal plan have other amounts, for the preview of its assignment. `others`: the clients
 * who get other average days of it, by their ids.
 */
export async function findDifferentTargets(
  scope: Scope,
  { planned, byKind, others, ...clients }: ClientsOnDay & PlannedDays & { others: ReadonlyMap<string, PlannedDays> },
): Found {
  if (!(await readPermissions(scope)).includes('view macros')) return {};
  const found = await findTargetsOn(scope, clients);
  return listed(
    scope,
    found.map(({ targets, ...client }) => {
      const days = others.get(client.clientId) ?? { planned, byKind };
      return { ...client, difference: targetDifference({ ...days, targets }) };
    }),
  );
}

/** The clients whose meal plan on the first day of targets has other amounts, for the preview of their assignment. */
export async function findDifferentPlans(
  scope: Scope,
  { targets, ...clients }: ClientsOnDay & { targets: MacroTargets },
): Found {
  const permissions = await readPermissions(scope);
  const sources = extensionsOf(scope, plannedDaySources).filter(({ permission }) => permissions.includes(permission));
  const found = (await Promise.all(sources.map(({ find }) => find(scope, clients)))).flat();
  return listed(
    scope,
    found.map(({ planned, ...client }) => ({ ...client, difference: targetDifference({ planned, targets }) })),
  );
}

/** Clients with nutrients to watch first, then the largest differences. */
async function listed(
  scope: Scope,
  compared: readonly (NamedClient & { difference: TargetDifference | null })[],
): Found {
  const differing = compared.flatMap(({ difference, ...client }) => (difference ? [{ ...client, ...difference }] : []));
  if (differing.length === 0) return {};
  const watched = await findWatchedNutrients(
    scope,
    differing.map(({ clientId }) => clientId),
  );
  const all = differing.map((one) => withWatched(one, watched.get(one.clientId)));
  const gravestFirst = all.toSorted(
    (one, other) =>
      Number(!!other.watched) - Number(!!one.watched) || relativeDifference(other) - relativeDifference(one),
  );
  return { targetDifferences: { clients: all.length, listed: gravestFirst.slice(0, maxListedDifferences) } };
}
