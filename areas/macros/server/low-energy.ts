import type { AssignPreview } from '#areas/assignments/contract.ts';
import { maxListedCopies } from '#areas/assignments/contract.ts';
import { readPermissions } from '#areas/account/server/public.ts';
import { findWithheldClients } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { byGravity, lowEnergy } from '../rules/low-energy.ts';
import { getEnergyNeed } from './energy-need.ts';
import { findClientNames } from './store/client-names.ts';

/** Clients whose last visit is read for one preview; each is a few statements. */
const maxCompared = 60;
/** No adult at rest needs more: the visits need not be read. */
const enoughKcal = 8000;

interface Compared {
  clientIds: readonly string[];
  /** The energy of an average day in kcal; null when it is not known. */
  kcal: number | null;
}

/**
 * The clients for whom an average day has little energy, for the preview of an assignment. Visits are read only for who may view visits,
 * and not of clients whose health data is withheld: these, and those after the first `maxCompared`, are compared like clients without a
 * visit.
 */
export async function findLowEnergy(
  scope: Scope,
  { clientIds, kcal }: Compared,
): Promise<Pick<AssignPreview, 'lowEnergy'>> {
  if (kcal === null || kcal <= 0 || kcal >= enoughKcal || clientIds.length === 0) return {};
  const [permissions, withheld] = await Promise.all([readPermissions(scope), findWithheldClients(scope, clientIds)]);
  const mayCompare = permissions.includes('view visits');
  const compared = new Set(mayCompare ? clientIds.filter((id) => !withheld.has(id)).slice(0, maxCompared) : []);
  const yieldToOthers = createYield();
  const low = [];
  for (const clientId of clientIds) {
    const need = compared.has(clientId) ? (await getEnergyNeed(scope, { clientId })).need : null;
    const found = lowEnergy({ kcal, need });
    if (found) low.push({ clientId, found });
    await yieldToOthers();
  }
  if (low.length === 0) return {};
  const listed = low.toSorted((one, other) => byGravity(one.found, other.found)).slice(0, maxListedCopies);
  const names = await findClientNames(
    scope,
    listed.map(({ clientId }) => clientId),
  );
  return { lowEnergy: listed.map(({ clientId, found }) => ({ ...found, clientName: names.get(clientId) ?? '' })) };
}
