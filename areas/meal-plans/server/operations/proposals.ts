import { UsedAliment } from '#areas/aliments/contract.ts';
import { findByIds } from '#areas/aliments/server/public.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { getClient } from '#areas/clients/server/public.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { isUnsafe } from '#areas/dietary-profiles/rules/conflicts.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { withStatements } from '#areas/dietary-profiles/rules/unstated.ts';
import { findReadableProfiles, findUndecided } from '#areas/dietary-profiles/server/public.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { inHouseholdSteps } from '../../rules/household.ts';
import { proposeAlternatives as propose, roleOf } from '../../rules/propose-alternatives.ts';
import { exchangedCategories, sameKind } from '../../rules/swap-groups.ts';
import { found } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findCandidates, findRichest } from '../store/candidates.ts';

/** Number of foods that are listed for a nutrient. */
const maxFoods = 20;

/** Foods of the library and own ones that can be eaten instead of a planned food. */
export async function proposeAlternatives(
  scope: Scope,
  request: ParsedRequest<typeof mealPlanRoutes.proposeAlternatives>,
): Promise<ApiResponse<typeof mealPlanRoutes.proposeAlternatives>> {
  const { alimentId, quantity, energyTolerancePercent, clientId, search } = request;
  const [profile, [aliment]] = await Promise.all([profileOf(scope, clientId), findByIds(scope, [alimentId])]);
  const planned = { aliment: found(aliment), quantity, role: request.role };
  const role = roleOf(planned);
  const amount = amountIn(planned, role) ?? 0;
  const ids = await findCandidates(scope, {
    categories: exchangedCategories(planned.aliment.category),
    firstCategories: sameKind(planned.aliment.category),
    role,
    kcalPerUnit: amount > 0 ? (amountIn(planned, 'calories') ?? 0) / amount : 0,
    search,
  });
  const candidates = await findByIds(scope, ids);
  const proposals = propose(planned, candidates, { energyTolerancePercent, profile });
  return { role, proposals: proposals.map((one) => ({ ...one, aliment: UsedAliment.parse(one.aliment) })) };
}

/** Usual foods with the most of a nutrient in a usual portion, without those that the client must not or does not eat. */
export async function listNutrientFoods(
  scope: Scope,
  { nutrient, clientId }: ParsedRequest<typeof mealPlanRoutes.nutrientFoods>,
): Promise<ApiResponse<typeof mealPlanRoutes.nutrientFoods>> {
  const profile = await profileOf(scope, clientId ?? null);
  const foods = await findByIds(scope, await findRichest(scope, nutrient));
  const safe = foods.filter((food) => !profile || !isUnsafe(food, profile));
  const portions = safe.map((food) => {
    const usual = food.portions.find(({ isDefault }) => isDefault)?.grams ?? 100;
    const { quantity, portion } = inHouseholdSteps(food, usual);
    const eaten = { aliment: UsedAliment.parse(food), quantity };
    return { ...eaten, portion, amount: amountIn(eaten, nutrient) ?? 0, calories: amountIn(eaten, 'calories') };
  });
  return { foods: portions.toSorted((one, other) => other.amount - one.amount).slice(0, maxFoods) };
}

/** The profile of a client with what is recognised of their undecided declarations; null where nothing is known. */
async function profileOf(scope: Scope, clientId: string | null): Promise<DietaryProfile | null> {
  if (clientId === null) return null;
  await getClient(scope, { id: clientId });
  const [profiles, undecided] = await Promise.all([
    findReadableProfiles(scope, [clientId]),
    findUndecided(scope, [clientId]),
  ]);
  const profile = profiles.get(clientId) ?? null;
  const statements = undecided.get(clientId) ?? [];
  return statements.length > 0 ? withStatements(profile ?? emptyProfile, statements) : profile;
}
