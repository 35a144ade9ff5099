import type { Subject } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { EnergyNeed } from '../contract/energy-need.ts';

/** Reads the energy that a client needs; null when it is not known. Does not check access to the client. */
type EnergyNeedSource = (scope: Scope, clientId: string) => Promise<EnergyNeed | null>;

export const energyNeedSources = defineExtensionPoint<EnergyNeedSource>('energy needs of clients');

export async function getEnergyNeed(
  scope: Scope,
  { clientId }: Pick<Subject, 'clientId'>,
): Promise<{ need: EnergyNeed | null }> {
  const needs = await Promise.all(extensionsOf(scope, energyNeedSources).map((read) => read(scope, clientId)));
  return { need: needs.find((need) => need !== null) ?? null };
}
