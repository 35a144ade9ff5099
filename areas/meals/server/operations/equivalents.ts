import { UsedAliment } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import { findByIds, searchAliments } from '#areas/aliments/server/public.ts';
import type { Component, MacroName } from '#areas/aliments/contract.ts';
import type { Subject } from '#areas/clients/server/public.ts';
import { isUncertain } from '#areas/dietary-profiles/rules/conflicts.ts';
import { readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import { componentsOf } from '#areas/meal-plans/rules/content.ts';
import { exchangeOrder } from '#areas/meal-plans/rules/propose-alternatives.ts';
import { exchangedCategories, sameKind } from '#areas/meal-plans/rules/swap-groups.ts';
import { findCandidates, findPublishedOf, readMealPlanSettings } from '#areas/meal-plans/server/public.ts';
import { mealProblems as problems } from '../../contract.ts';
import type { Equivalent } from '../../contract/equivalents.ts';
import { equivalentsOf } from '../../rules/equivalents.ts';
import { withoutValues } from '../../rules/hidden-numbers.ts';
import { roleOf } from '../../rules/swap-check.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface Requested {
  publishedId: string;
  /** `uuid` of the component in the published meal plan. */
  componentId: string;
  search?: string | undefined;
}

/** Pages of a search that are looked through: names of other roles fill the first one when a short word was typed. */
const searchedPages = 2;

/** Foods that the client may eat instead of a component: those of a search, or usual ones. */
export async function findEquivalents(
  scope: Scope,
  { clientId }: Subject,
  { publishedId, componentId, search }: Requested,
): Promise<{ role: MacroName; equivalents: Equivalent[] }> {
  const [versions, profile, shown] = await Promise.all([
    findPublishedOf(scope, { clientId, publishedIds: [publishedId] }),
    readDietaryProfile(scope, clientId),
    readMealPlanSettings(scope, clientId),
  ]);
  const { content } = found(versions.get(publishedId));
  if (content.swaps.mode !== 'equivalents') throw new Problem(problems.swap_not_allowed);
  const stored = found(componentsOf(content).find(({ uuid }) => uuid === componentId));
  const component = resolvedComponent(stored, alimentsById(content.aliments));
  const candidates = search ? await searchFoods(scope, search) : await findUsualFoods(scope, component);
  const order = (candidate: UsedAliment) =>
    search ? Number(isUncertain(candidate, profile)) : exchangeOrder(component.aliment, candidate, profile);
  candidates.sort((one, other) => order(one) - order(other));
  const equivalents = equivalentsOf({ component, allowed: content.swaps, profile }, candidates);
  return {
    role: roleOf(component),
    equivalents: equivalents.map((one) => ({ ...one, aliment: withoutValues(one.aliment, shown) })),
  };
}

async function searchFoods(scope: Scope, search: string): Promise<UsedAliment[]> {
  const foods: UsedAliment[] = [];
  for (let page = 1; page > 0 && page <= searchedPages; ) {
    const { aliments, nextPage } = await searchAliments(scope, { search, page });
    foods.push(...aliments.map((aliment) => UsedAliment.parse(aliment)));
    page = nextPage;
  }
  return foods;
}

async function findUsualFoods(scope: Scope, component: Component): Promise<UsedAliment[]> {
  const role = roleOf(component);
  const amount = amountIn(component, role) ?? 0;
  const ids = await findCandidates(scope, {
    categories: exchangedCategories(component.aliment.category),
    firstCategories: sameKind(component.aliment.category),
    role,
    kcalPerUnit: amount > 0 ? (amountIn(component, 'calories') ?? 0) / amount : 0,
    search: undefined,
  });
  return (await findByIds(scope, ids)).map((aliment) => UsedAliment.parse(aliment));
}
