import { isDeepStrictEqual } from 'node:util';
import { declarationOf } from '#areas/aliments/rules/declaration.ts';
import {
  type alimentChanged,
  correctDocuments,
  correctOwnCopies,
  correctWaiting,
  type DocumentsWithFoods,
  findByIds,
  lockNamesShared,
} from '#areas/aliments/server/public.ts';
import type { Conflict, DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { mustBeDecided } from '#areas/dietary-profiles/rules/conflicts.ts';
import { findProfiles } from '#areas/dietary-profiles/server/public.ts';
import type { FoodConflict, MealPlanAssignment } from '../../contract/assigned.ts';
import { foodConflict } from '../../rules/conflicts.ts';
import { type Confirmation, isExplainedInUses } from '../../rules/confirmed.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type PayloadOf, publish } from '#shell/server/events.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import { mealPlanConflictsFound } from '../events.ts';
import { emitMealPlansChanged } from '../live.ts';
import { findCurrentConfirmations } from './allergy-confirmations.ts';
import { findListed, type ListedConflicts, type ListedFood, saveListed } from '../store/conflicts.ts';
import {
  correctDrafts,
  correctPublished,
  type CorrectedContent,
  type Correction,
  findFoodsOf,
  findWithFoods,
} from '../store/corrected-foods.ts';
import { countUses } from './corrected-values.ts';
import { hasSameNames, isNewlyAgainst, listedFood } from './recheck.ts';

/** Meal plans are corrected with those of their client, so that a food that becomes a conflict of several is one notification. */
export const mealPlansWithFoods: DocumentsWithFoods = {
  kind: 'meal_plans',
  find: findWithFoods,
  correct: (scope, { ids, alimentIds }) => correctFoods(scope, alimentIds, ids),
  countUses,
};

/** Corrects what the copies of an own food declare when it was saved with another declaration. */
export async function correctOwnFood(
  scope: ActingScope,
  { before, aliment }: PayloadOf<typeof alimentChanged>,
): Promise<void> {
  if (isDeepStrictEqual(declarationOf(before), declarationOf(aliment))) return;
  await correctOwnCopies(scope, mealPlansWithFoods, aliment.id);
}

/**
 * Corrects meal plans that no correction found, because they were deleted or had ended, once they are there again and have their new
 * dates: some at once, the others of many in a job.
 */
export async function correctMealPlans(scope: ActingScope, mealPlanIds: readonly string[]): Promise<void> {
  if (mealPlanIds.length === 0) return;
  await correctDocuments(scope, mealPlansWithFoods, await findFoodsOf(scope, mealPlanIds));
}

/** Corrects what these foods declare in these meal plans. */
async function correctFoods(
  scope: ActingScope,
  alimentIds: readonly string[],
  mealPlanIds: readonly string[],
): Promise<void> {
  const aliments = await findByIds(scope, alimentIds);
  const declarations = new Map(aliments.map((one) => [one.id, declarationOf(one)]));
  await correct(scope, { declarations, mealPlanIds });
}

/** Corrects a copy that gets other dates, if it had ended before; `copy` is the one of then. */
export async function correctEnded(scope: Scope, copy: Pick<MealPlanAssignment, 'id' | 'endsOn'>): Promise<void> {
  if (copy.endsOn < todayIn(scope.caller.timeZone)) await correctMealPlans(scope, [copy.id]);
}

/**
 * Waits for a correction that does not find meal plans which this transaction makes current or copies, and corrects those of `mealPlanIds`
 * that wait for one. Called before they are locked, because a correction waits for locked meal plans.
 */
export async function waitForCorrections(scope: Scope, mealPlanIds: readonly string[] = []): Promise<void> {
  await lockNamesShared(scope);
  if (mealPlanIds.length > 0) await correctWaiting(scope, mealPlansWithFoods, mealPlanIds);
}

/**
 * Corrects copies in drafts and in what is published for today and later, and checks the latter against the dietary profiles. Versions
 * of documents stay: an editor that is open saves the copies that are stored.
 */
async function correct(scope: ActingScope, correction: Correction): Promise<void> {
  const mealPlanIds = new Set(await correctDrafts(scope, correction));
  const found: FoundConflicts = new Map();
  for await (const contents of correctPublished(scope, correction)) {
    for (const { copies } of contents) for (const { mealPlanId } of copies) mealPlanIds.add(mealPlanId);
    await recheck(scope, contents, { declarations: correction.declarations, found });
  }
  const clients = newConflicts(found);
  if (clients.length > 0) await publish(scope, mealPlanConflictsFound, { cause: 'food', clients });
  await emitMealPlansChanged(scope, [...mealPlanIds], { tellsClients: true });
}

/** A food of a published version, and its conflicts with the profile of the client. */
interface CheckedFood {
  clientId: string;
  contentId: string;
  alimentId: string;
  name: string;
  name_en: string;
  /** The conflicts before the correction. */
  known: readonly Conflict[];
  /** Null when the food may be eaten, or when notes explain all reasons that must be decided. */
  conflict: FoodConflict | null;
  /** Whether the conflict was there before the correction and is confirmed as it was. */
  isConfirmed: boolean;
}

/** The conflicts of each client and corrected food, over all published versions. */
type FoundConflicts = Map<
  string,
  Pick<CheckedFood, 'clientId' | 'known' | 'name' | 'name_en'> & { conflicts: FoodConflict[] }
>;

interface Checks {
  declarations: Correction['declarations'];
  found: FoundConflicts;
}

/** Stores which contents have a food in conflict with the profile of a client, and adds the conflicts to `found`. */
async function recheck(
  scope: ActingScope,
  contents: readonly CorrectedContent[],
  { declarations, found }: Checks,
): Promise<void> {
  const copies = contents.flatMap((content) => content.copies);
  const profiles = await findProfiles(scope, [...new Set(copies.map(({ clientId }) => clientId))]);
  const confirmations = await findCurrentConfirmations(scope, copies);
  const checked: CheckedFood[] = [];
  const yieldToOthers = createYield();
  for (const content of contents) {
    checked.push(...checkedFoods(content, { declarations, profiles, confirmations }));
    await yieldToOthers();
  }
  if (checked.length === 0) return;
  await saveListed(scope, changedLists(checked, await findListed(scope, [...profiles.keys()])));
  for (const { clientId, name, name_en, known, conflict, alimentId } of checked) {
    const key = `${clientId} ${alimentId}`;
    const before = found.get(key) ?? { clientId, name, name_en, known: [], conflicts: [] };
    found.set(key, {
      ...before,
      known: [...before.known, ...known],
      conflicts: conflict ? [...before.conflicts, conflict] : before.conflicts,
    });
  }
}

/** The foods that the clients must not eat for a reason that none of their published versions had before, by client. */
function newConflicts(found: FoundConflicts): PayloadOf<typeof mealPlanConflictsFound>['clients'] {
  const foods = [...found.values()].filter(({ known, conflicts }) =>
    conflicts.some((one) => isNewlyAgainst(one, known)),
  );
  return [...Map.groupBy(foods, ({ clientId }) => clientId)].map(([clientId, ofClient]) => ({
    clientId,
    foods: ofClient.map(({ name, name_en, conflicts }) =>
      listedFood({ name, name_en, reasons: conflicts.flatMap(({ reasons }) => reasons) }),
    ),
  }));
}

interface Known {
  declarations: Correction['declarations'];
  profiles: ReadonlyMap<string, DietaryProfile>;
  /** Those of each copy that hold for the present profile of its client. */
  confirmations: ReadonlyMap<string, Confirmation[]>;
}

function checkedFoods(
  { contentId, copies, foods }: CorrectedContent,
  { declarations, profiles, confirmations }: Known,
): CheckedFood[] {
  return copies.flatMap(({ clientId, mealPlanId }) => {
    const profile = profiles.get(clientId);
    if (!profile) return [];
    return foods.map(({ aliment, components }) => {
      const { id: alimentId, name, name_en } = aliment;
      const conflict = foodConflict({ ...aliment, ...declarations.get(alimentId) }, components, profile);
      const decided = conflict?.reasons.filter(mustBeDecided) ?? [];
      const known = foodConflict(aliment, components, profile)?.reasons ?? [];
      const confirmed = confirmations.get(mealPlanId) ?? [];
      const isExplained = (given: readonly Confirmation[]) =>
        isExplainedInUses(
          alimentId,
          decided,
          components.map((planned) => ({ planned, confirmed: given })),
        );
      return {
        ...{ clientId, contentId, alimentId, name, name_en, known },
        conflict: conflict && decided.length > 0 && !isExplained([]) ? conflict : null,
        isConfirmed: conflict !== null && !isNewlyAgainst(conflict, known) && isExplained(confirmed),
      };
    });
  });
}

/**
 * The lists of foods to which foods are added, because they are in conflict, which no note explains and nobody has confirmed, from which
 * they are removed, or whose `isOfState` changes. What is listed stays so although it is confirmed, until the plan is published again.
 * What the texts of a content name stays listed: it is read from names, which no correction changes.
 */
function changedLists(checked: readonly CheckedFood[], listed: readonly ListedConflicts[]): ListedConflicts[] {
  const keyOf = ({ clientId, contentId }: Omit<ListedConflicts, 'foods'>) => `${clientId} ${contentId}`;
  const lists = new Map(listed.map((one) => [keyOf(one), one.foods]));
  const changed = new Map<string, ListedConflicts>();
  for (const food of checked) {
    const { clientId, contentId, conflict, known, name, name_en } = food;
    const foods = changed.get(keyOf(food))?.foods ?? lists.get(keyOf(food)) ?? [];
    const now = conflict && listedFood({ name, name_en, reasons: conflict.reasons });
    const index = known.length > 0 ? listedIndex(foods, listedFood({ name, name_en, reasons: [...known] })) : -1;
    if (index === -1 ? now === null || food.isConfirmed : isDeepStrictEqual(foods[index], now)) continue;
    const next = index === -1 ? [...foods, ...(now ? [now] : [])] : foods.toSpliced(index, 1, ...(now ? [now] : []));
    changed.set(keyOf(food), { clientId, contentId, foods: next });
  }
  return [...changed.values()];
}

/**
 * The position of a food as it was listed; -1 when it was not. Of several foods with the same names, such as a food of the library and
 * its former copy, only one that was listed for the same reasons is its own.
 */
function listedIndex(foods: readonly ListedFood[], known: ListedFood): number {
  const equal = foods.findIndex((one) => isDeepStrictEqual(one, known));
  if (equal !== -1) return equal;
  const named = foods.filter((one) => hasSameNames(one, known));
  return named.length === 1 ? foods.findIndex((one) => hasSameNames(one, known)) : -1;
}
