import type { Copy } from '#areas/assignments/server/public.ts';
import { restrictedFoods } from '#areas/aliments/rules/restricted-groups.ts';
import { findMinors, findWithheldClients } from '#areas/clients/server/public.ts';
import { findProfileVersions, mayReadStates } from '#areas/dietary-profiles/server/public.ts';
import { mealPlanProblems } from '../../contract.ts';
import { type AllergyConfirmation, type GivenConfirmation, isAllergen } from '../../contract/allergy-confirmations.ts';
import type { FoodConflict } from '../../contract/assigned.ts';
import { allergiesToConfirm } from '../../rules/conflicts.ts';
import { type Confirmation, holdsFor, isConfirmed } from '../../rules/confirmed.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import {
  type ConfirmedFood,
  findConfirmations,
  findConfirmedFoods,
  insertConfirmations,
  type NewConfirmation,
} from '../store/allergy-confirmations.ts';
import { findClientNames } from '../store/copies.ts';
import { unnamed } from './conflicts.ts';

const neverSaved = { version: 0, statesSince: 0 };

/** The confirmations of a copy; none while the client has withdrawn the consent to health data. Does not check access to the copy. */
export async function readConfirmations(scope: Scope, { id, clientId }: Copy): Promise<GivenConfirmation[]> {
  if ((await findWithheldClients(scope, [clientId])).size > 0) return [];
  const version = (await findProfileVersions(scope, [clientId])).get(clientId) ?? neverSaved;
  const all = await findConfirmations(scope, id);
  const isOfState = ({ allergen }: (typeof all)[number]) => !isAllergen(allergen);
  const stored =
    !all.some(isOfState) || (await mayReadStates(scope)) ? all : await withoutMaternal(scope, clientId, all);
  return stored.map((one) => {
    const { profileVersion: _, ...given } = one;
    return { ...given, isCurrent: holdsFor(one, version) };
  });
}

/** Of the confirmations of groups of foods those that are for the age of the client, too. */
async function withoutMaternal<One extends Pick<GivenConfirmation, 'allergen'>>(
  scope: Scope,
  clientId: string,
  confirmations: readonly One[],
): Promise<One[]> {
  const isMinor = (await findMinors(scope, [clientId])).has(clientId);
  return confirmations.filter(
    ({ allergen }) => isAllergen(allergen) || (isMinor && restrictedFoods[allergen].isOfMinors),
  );
}

/** The confirmations of copies that hold for the present profiles of their clients, with the versions of these, by copy. Does not check access. */
export async function findCurrentConfirmations(
  scope: Pick<Scope, 'db'>,
  copies: readonly { mealPlanId: string; clientId: string }[],
): Promise<ReadonlyMap<string, (ConfirmedFood & Confirmation)[]>> {
  const confirmed = await findConfirmedFoods(
    scope,
    copies.map(({ mealPlanId }) => mealPlanId),
  );
  if (confirmed.length === 0) return new Map();
  const clientOf = new Map(copies.map(({ mealPlanId, clientId }) => [mealPlanId, clientId]));
  const versions = await findProfileVersions(scope, [...new Set(clientOf.values())]);
  const current = confirmed.flatMap((one) => {
    const present = versions.get(clientOf.get(one.mealPlanId) ?? '') ?? neverSaved;
    return holdsFor(one, present) ? [{ ...one, profileVersion: present.version, isCurrent: true }] : [];
  });
  return Map.groupBy(current, ({ mealPlanId }) => mealPlanId);
}

interface Released {
  copies: readonly Copy[];
  conflicts: ReadonlyMap<string, FoodConflict[]>;
  confirmed: readonly AllergyConfirmation[];
  /** New copies have no earlier confirmations. */
  areNew: boolean;
}

/**
 * Stores the confirmations without which clients do not get foods that are forbidden because of an allergy. Throws
 * `unconfirmed_allergies` with the missing ones. Returns whether there were any to store.
 */
export async function confirmAllergies(
  scope: Scope,
  { copies, conflicts, confirmed, areNew }: Released,
): Promise<boolean> {
  const versions = await findProfileVersions(scope, [...conflicts.keys()]);
  const missing: (AllergyConfirmation & { name: string })[] = [];
  const given: NewConfirmation[] = [];
  for (const copy of copies) {
    const needed = allergiesToConfirm(conflicts.get(copy.clientId) ?? []);
    if (needed.length === 0) continue;
    const known = areNew ? [] : await readConfirmations(scope, copy);
    const { clientId } = copy;
    for (const one of needed.filter((food) => !isConfirmed(food, known))) {
      const { alimentId, allergen } = one;
      const profileVersion = versions.get(clientId)?.version ?? 0;
      if (isAmong(confirmed, { clientId, alimentId, allergen }))
        given.push({ ...one, mealPlanId: copy.id, profileVersion });
      else missing.push({ clientId, alimentId, allergen, name: one.name || one.name_en });
    }
  }
  if (missing.length > 0) await refuse(scope, missing);
  await insertConfirmations(scope, given);
  return given.length > 0;
}

function isAmong(confirmed: readonly AllergyConfirmation[], needed: AllergyConfirmation): boolean {
  return confirmed.some(
    ({ clientId, alimentId, allergen }) =>
      clientId === needed.clientId && alimentId === needed.alimentId && allergen === needed.allergen,
  );
}

/** Foods that a refusal names. */
const foodsNamed = 6;

async function refuse(scope: Scope, missing: (AllergyConfirmation & { name: string })[]): Promise<never> {
  const clients = await findClientNames(scope, [...new Set(missing.map(({ clientId }) => clientId))]);
  const byClient = Map.groupBy(missing.slice(0, foodsNamed), ({ clientId }) => clientId);
  const names = [...byClient].map(
    ([clientId, foods]) => `${clients.get(clientId) ?? ''}: ${foods.map(({ name }) => name).join(', ')}`,
  );
  throw new Problem(mealPlanProblems.unconfirmed_allergies, {
    field: 'confirmedAllergies',
    values: { names: names.join('; '), ...unnamed(missing.length - foodsNamed) },
    data: { missing: missing.map(({ name: _, ...one }) => one) },
  });
}
