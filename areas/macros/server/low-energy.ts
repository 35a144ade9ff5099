import { type AssignPreview, assignmentProblems } from '#areas/assignments/contract.ts';
import type { ConfirmedLowEnergy } from '#areas/assignments/contract/energy.ts';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { byGravity, isLowEnergyConfirmed, lowEnergy } from '../rules/low-energy.ts';
import type { OtherNeed } from '../contract/energy-need.ts';
import { findComparedNeeds } from './energy-need.ts';
import { findClientNames } from './store/client-names.ts';

/** No adult at rest needs more: the visits need not be read. */
const enoughKcal = 8000;
/** Clients that a refusal names. */
const namedClients = 3;

interface ComparedDay {
  /** The energy of an average day in kcal; null when it is not known. */
  kcal: number | null;
  /** Whether the day has food that is not counted. */
  isAtLeast?: boolean;
}

interface Compared extends ComparedDay {
  clientIds: readonly string[];
  /** The clients who get another average day, by their ids. */
  others?: ReadonlyMap<string, ComparedDay>;
  /** The need of a calculation that is saved with the day. */
  calculated?: OtherNeed | null;
  /** The age that is typed in this calculation. */
  ageYears?: number | null;
}

/** The clients for whom an average day has little energy, for the preview of an assignment. */
export async function findLowEnergy(
  scope: Scope,
  { clientIds, kcal, isAtLeast = false, others = new Map(), calculated = null, ageYears = null }: Compared,
): Promise<Pick<AssignPreview, 'lowEnergy'>> {
  const days = clientIds
    .map((clientId) => ({ clientId, ...(others.get(clientId) ?? { kcal, isAtLeast }) }))
    .filter((day) => day.kcal !== null && day.kcal > 0 && day.kcal < enoughKcal);
  if (days.length === 0) return {};
  const needs = await findComparedNeeds(
    scope,
    days.map(({ clientId }) => clientId),
  );
  const low = days.flatMap(({ clientId, ...day }) => {
    const client = needs.get(clientId) ?? { need: null };
    const found = lowEnergy({ ...day, client, calculated, ageYears });
    return found ? { ...found, clientId } : [];
  });
  if (low.length === 0) return {};
  const listed = low.toSorted(byGravity).slice(0, maxRecipients);
  const names = await findClientNames(
    scope,
    listed.map(({ clientId }) => clientId),
  );
  return { lowEnergy: listed.map((one) => ({ ...one, clientName: names.get(one.clientId) ?? '' })) };
}

/**
 * Throws `low_energy` with all clients who would get an average day with little energy, unless the present energy of each of them is
 * confirmed.
 */
export async function assertLowEnergyConfirmed(
  scope: Scope,
  { confirmed, ...compared }: Compared & { confirmed: readonly ConfirmedLowEnergy[] },
): Promise<void> {
  const found = await findLowEnergy(scope, compared);
  const unconfirmed = (found.lowEnergy ?? []).filter((one) => !isLowEnergyConfirmed(one, confirmed));
  if (unconfirmed.length === 0) return;
  const names = unconfirmed.slice(0, namedClients).map(({ clientName = '' }) => clientName);
  throw new Problem(assignmentProblems.low_energy, {
    field: 'confirmedLowEnergy',
    values: { names: names.join(', ') },
    data: found,
  });
}
