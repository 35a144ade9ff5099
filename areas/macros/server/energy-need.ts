import type { Subject } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { EnergyNeed } from '../contract/energy-need.ts';

/** Reads the energy that clients need, by client id; clients of whom it is not known are left out. Does not check access to the clients. */
type EnergyNeedSource = (scope: Scope, clientIds: readonly string[]) => Promise<ReadonlyMap<string, EnergyNeed>>;

export const energyNeedSources = defineExtensionPoint<EnergyNeedSource>('energy needs of clients');

export async function getEnergyNeed(
  scope: Scope,
  { clientId }: Pick<Subject, 'clientId'>,
): Promise<{ need: EnergyNeed | null }> {
  return { need: (await findEnergyNeeds(scope, [clientId])).get(clientId) ?? null };
}

/** The energy needs of clients, by client id; clients of whom it is not known are left out. Does not check access to the clients. */
export async function findEnergyNeeds(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, EnergyNeed>> {
  if (clientIds.length === 0) return new Map();
  const sources = await Promise.all(extensionsOf(scope, energyNeedSources).map((read) => read(scope, clientIds)));
  return new Map(sources.toReversed().flatMap((needs) => [...needs]));
}
