import { findMinors } from '#areas/clients/server/public.ts';
import { mayReadStates } from '#areas/dietary-profiles/server/public.ts';
import { type ConflictingMealPlan, conflictingShown } from '../../contract/conflicting.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findConflicting } from '../store/conflicts.ts';
import { findDeclaredConflicting } from './declared-conflicts.ts';
import { hasSameNames } from './recheck.ts';

interface OfClient {
  clientId?: string | undefined;
}

/** The first meal plans of today and later with foods in conflict, and the number of all of them. */
export async function listConflicting(
  scope: Scope,
  filter: OfClient,
): Promise<ApiResponse<typeof mealPlanRoutes.conflicting>> {
  const mealPlans = await findReadable(scope, filter);
  return { mealPlans: mealPlans.slice(0, conflictingShown), total: mealPlans.length };
}

/** Foods that only pregnancy or breastfeeding excludes are for who may read these. */
async function findReadable(scope: Scope, filter: OfClient): Promise<ConflictingMealPlan[]> {
  const [stored, declared] = await Promise.all([
    findConflicting(scope, filter),
    findDeclaredConflicting(scope, filter),
  ]);
  const mealPlans = withDeclared(joinedById(await withoutFormerMinors(scope, stored)), joinedById(declared));
  const hasStates = mealPlans.some(({ foods }) => foods.some(({ isOfState }) => isOfState));
  if (!hasStates || (await mayReadStates(scope))) return mealPlans;
  const readable = mealPlans.map((one) => ({ ...one, foods: one.foods.filter(({ isOfState }) => !isOfState) }));
  return readable.filter(({ foods }) => foods.length > 0);
}

/** A client becomes 18 without a change of the profile, after which conflicts would be stored again. */
async function withoutFormerMinors(
  scope: Scope,
  mealPlans: readonly ConflictingMealPlan[],
): Promise<ConflictingMealPlan[]> {
  const ofMinors = mealPlans.filter(({ foods }) => foods.some(({ isOfMinor }) => isOfMinor));
  if (ofMinors.length === 0) return [...mealPlans];
  const minors = await findMinors(
    scope,
    ofMinors.map(({ clientId }) => clientId),
  );
  return mealPlans
    .map((one) => ({ ...one, foods: one.foods.filter(({ isOfMinor }) => !isOfMinor || minors.has(one.clientId)) }))
    .filter(({ foods }) => foods.length > 0);
}

/** The versions of a meal plan as one, with the foods of all and the first of the days. */
function joinedById(mealPlans: readonly ConflictingMealPlan[]): ConflictingMealPlan[] {
  return [...Map.groupBy(mealPlans, ({ id }) => id).values()].flatMap(([first, ...later]) =>
    first ? later.reduce(joined, first) : [],
  );
}

function joined(one: ConflictingMealPlan, other: ConflictingMealPlan): ConflictingMealPlan {
  const added = other.foods.filter((food) => !one.foods.some((known) => hasSameNames(known, food)));
  return { ...one, startsOn: firstDay(one, other), foods: [...one.foods, ...added] };
}

/** Null when one of them is of today. */
function firstDay({ startsOn: one = null }: ConflictingMealPlan, { startsOn: other = null }: ConflictingMealPlan) {
  return one === null || other === null ? null : one < other ? one : other;
}

/** Each meal plan once. What speaks against a food anyway counts before what was declared. */
function withDeclared(
  stored: readonly ConflictingMealPlan[],
  declared: readonly ConflictingMealPlan[],
): ConflictingMealPlan[] {
  const added = new Map(declared.map((one) => [one.id, one]));
  const known = new Set(stored.map(({ id }) => id));
  const merged = stored.map((one) => {
    const other = added.get(one.id);
    return other ? joined(one, other) : one;
  });
  return [...merged, ...declared.filter(({ id }) => !known.has(id))];
}
