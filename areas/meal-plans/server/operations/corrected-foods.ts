import { isDeepStrictEqual } from 'node:util';
import { type Declaration, declarationOf } from '#areas/aliments/rules/declaration.ts';
import type { alimentChanged } from '#areas/aliments/server/public.ts';
import type { Conflict, DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { needsNote } from '#areas/dietary-profiles/rules/conflicts.ts';
import { findProfiles } from '#areas/dietary-profiles/server/public.ts';
import type { FoodConflict } from '../../contract/assigned.ts';
import { foodConflict } from '../../rules/conflicts.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type PayloadOf, publish } from '#shell/server/events.ts';
import { mealPlanConflictsFound } from '../events.ts';
import { emitMealPlansChanged } from '../live.ts';
import { findListed, type ListedConflicts, saveListed } from '../store/conflicts.ts';
import { correctDrafts, correctPublished, type PublishedUse } from '../store/corrected-foods.ts';
import { hasSameNames, isNewlyAgainst } from './recheck.ts';

/**
 * Corrects what the copies of an own food declare, in drafts and in what is published for today and later, and checks the latter against
 * the dietary profiles. Versions of documents stay: an editor that is open saves the copies that are stored.
 */
export async function correctFood(scope: Scope, { before, aliment }: PayloadOf<typeof alimentChanged>): Promise<void> {
  const declaration = declarationOf(aliment);
  if (isDeepStrictEqual(declarationOf(before), declaration)) return;
  const corrected = { id: aliment.id, declaration };
  const mealPlanIds = await correctDrafts(scope, corrected);
  const published = await correctPublished(scope, corrected);
  await recheckFood(scope, published, declaration);
  const ids = new Set([...mealPlanIds, ...published.map(({ mealPlanId }) => mealPlanId)]);
  await emitMealPlansChanged(scope, [...ids], { tellsClients: true });
}

/** A published version with the food, and its conflicts with the profile of the client. */
interface CheckedUse extends PublishedUse {
  /** The conflicts before the correction. */
  known: readonly Conflict[];
  /** Null when the food may be eaten, or when notes name all reasons against it. */
  conflict: FoodConflict | null;
}

/** Stores which published contents have the food in conflict with the profile of a client, and publishes for whom this is new. */
async function recheckFood(scope: Scope, uses: readonly PublishedUse[], declaration: Declaration): Promise<void> {
  const clientIds = [...new Set(uses.map(({ clientId }) => clientId))];
  const profiles = await findProfiles(scope, clientIds);
  const checked = uses.flatMap((use) => {
    const profile = profiles.get(use.clientId);
    return profile ? [checkedUse(use, declaration, profile)] : [];
  });
  if (checked.length === 0) return;
  await saveListed(scope, changedLists(checked, await findListed(scope, [...profiles.keys()])));
  const clients = [...Map.groupBy(checked, ({ clientId }) => clientId)].flatMap(([clientId, ofClient]) => {
    const known = ofClient.flatMap((use) => use.known);
    const found = ofClient.find(({ conflict }) => conflict && isNewlyAgainst(conflict, known));
    return found ? [{ clientId, foods: [found.aliment] }] : [];
  });
  if (clients.length > 0) await publish(scope, mealPlanConflictsFound, { cause: 'food', clients });
}

function checkedUse(use: PublishedUse, declaration: Declaration, profile: DietaryProfile): CheckedUse {
  const { aliment, components } = use;
  const conflict = foodConflict({ ...aliment, ...declaration }, components, profile);
  const isNamed = conflict?.isExplained === true && components.every((one) => one.explainedConflicts !== undefined);
  return {
    ...use,
    known: foodConflict(aliment, components, profile)?.reasons ?? [],
    conflict: conflict && needsNote(conflict.level) && !isNamed ? conflict : null,
  };
}

/** The lists of foods to which the food is added, because it is in conflict and no note explains it, or from which it is removed. */
function changedLists(uses: readonly CheckedUse[], listed: readonly ListedConflicts[]): ListedConflicts[] {
  const keyOf = ({ clientId, contentId }: Omit<ListedConflicts, 'foods'>) => `${clientId} ${contentId}`;
  const lists = new Map(listed.map((one) => [keyOf(one), one.foods]));
  const changed = new Map<string, ListedConflicts>();
  for (const use of uses) {
    const { clientId, contentId, conflict, known, aliment } = use;
    const foods = lists.get(keyOf(use)) ?? [];
    const index = known.length > 0 ? foods.findIndex((one) => hasSameNames(one, aliment)) : -1;
    const isOpen = conflict !== null && (index >= 0 || !conflict.isExplained || isNewlyAgainst(conflict, known));
    if (isOpen === index >= 0) continue;
    const { name, name_en } = aliment;
    const others = foods.filter((_, position) => position !== index);
    changed.set(keyOf(use), { clientId, contentId, foods: isOpen ? [...foods, { name, name_en }] : others });
  }
  return [...changed.values()];
}
