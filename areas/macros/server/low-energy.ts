import { readPermissions } from '#areas/account/server/public.ts';
import { type AssignPreview, assignmentProblems, maxListedCopies } from '#areas/assignments/contract.ts';
import { findWithheldClients } from '#areas/clients/server/public.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { byGravity, lowEnergy } from '../rules/low-energy.ts';
import { findEnergyNeeds } from './energy-need.ts';
import { findClientNames } from './store/client-names.ts';

/** No adult at rest needs more: the visits need not be read. */
const enoughKcal = 8000;
/** Clients that a refusal names. */
const namedClients = 3;

interface Compared {
  clientIds: readonly string[];
  /** The energy of an average day in kcal; null when it is not known. */
  kcal: number | null;
  /** Whether the day has food that is not counted. */
  isAtLeast?: boolean;
}

/**
 * The clients for whom an average day has little energy, for the preview of an assignment. Visits are read only for who may view visits,
 * and not of clients whose health data is withheld: these are compared like clients without a visit.
 */
export async function findLowEnergy(
  scope: Scope,
  { clientIds, kcal, isAtLeast = false }: Compared,
): Promise<Pick<AssignPreview, 'lowEnergy'>> {
  if (kcal === null || kcal <= 0 || kcal >= enoughKcal || clientIds.length === 0) return {};
  const [permissions, withheld] = await Promise.all([readPermissions(scope), findWithheldClients(scope, clientIds)]);
  const compared = permissions.includes('view visits') ? clientIds.filter((id) => !withheld.has(id)) : [];
  const needs = await findEnergyNeeds(scope, compared);
  const low = clientIds.flatMap((clientId) => {
    const found = lowEnergy({ kcal, isAtLeast, need: needs.get(clientId) ?? null });
    return found ? { clientId, found } : [];
  });
  if (low.length === 0) return {};
  const listed = low.toSorted((one, other) => byGravity(one.found, other.found)).slice(0, maxListedCopies);
  const names = await findClientNames(
    scope,
    listed.map(({ clientId }) => clientId),
  );
  return { lowEnergy: listed.map(({ clientId, found }) => ({ ...found, clientName: names.get(clientId) ?? '' })) };
}

/** Throws `low_energy` when a client would get an average day with little energy and nobody has confirmed it. */
export async function assertLowEnergyConfirmed(
  scope: Scope,
  { isConfirmed, ...compared }: Compared & { isConfirmed: boolean },
): Promise<void> {
  if (isConfirmed) return;
  const { lowEnergy: low = [] } = await findLowEnergy(scope, compared);
  if (low.length === 0) return;
  const names = low.slice(0, namedClients).map(({ clientName }) => clientName);
  throw new Problem(assignmentProblems.low_energy, {
    field: 'confirmsLowEnergy',
    values: { names: names.join(', ') },
    data: { lowEnergy: low },
  });
}
