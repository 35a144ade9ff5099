import { UsedAliment } from '#areas/aliments/contract.ts';
import { findByIds, recordUses } from '#areas/aliments/server/public.ts';
import { findUsedRecipes } from '#areas/recipes/server/public.ts';
import { mealPlanProblems } from '../../contract.ts';
import {
  type SavedMeal,
  type SavedMealCard,
  SavedMealContent,
  type savedMealRoutes,
} from '../../contract/saved-meals.ts';
import { planOfMeal, resolvedMeal } from '../../rules/saved-meal.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { assertValid, withStoredCopies } from '../document.ts';
import * as store from '../store/saved-meals.ts';

type OneMeal = Promise<{ savedMeal: SavedMealCard }>;

/** The meal with its foods and recipes as they are now, as a save of a meal plan reads them; deleted ones as they were saved. */
export async function getSavedMeal(scope: Scope, { id }: { id: string }): Promise<{ savedMeal: SavedMeal }> {
  const savedMeal = found(await store.findSavedMeal(scope, id));
  const { meal, aliments, recipes } = savedMeal.content;
  const [presentAliments, presentRecipes] = await Promise.all([
    findByIds(scope, idsOf(aliments)),
    findUsedRecipes(scope, idsOf(recipes)),
  ]);
  const content = {
    meal,
    aliments: aliments.map((one) => UsedAliment.parse(presentAliments.find(({ id }) => id === one.id) ?? one)),
    recipes: recipes.map((one) => presentRecipes.find(({ id }) => id === one.id) ?? one),
  };
  return { savedMeal: { ...savedMeal, content } };
}

export async function createSavedMeal(
  scope: Scope,
  { title, content }: ParsedRequest<typeof savedMealRoutes.create>,
): OneMeal {
  const id = newId();
  await store.insertSavedMeal(scope, { id, title, ...(await checked(scope, content)) });
  return cardOf(scope, id);
}

export async function updateSavedMeal(
  scope: Scope,
  { id, version, title, content }: ParsedRequest<typeof savedMealRoutes.update>,
): OneMeal {
  const saved = content && (await checked(scope, content));
  await advanceVersion(scope, { table: 'saved_meals', id, version }, async () => (await cardOf(scope, id)).savedMeal);
  await store.updateSavedMeal(scope, id, { title, saved });
  return cardOf(scope, id);
}

export async function deleteSavedMeal(scope: Scope, { id }: { id: string }): Promise<void> {
  if (!(await store.deleteSavedMeal(scope, id))) throw new Problem(commonProblems.not_found);
}

/** The content with the foods and recipes of the database, and its totals. Its foods count as used, so they are not deleted. */
async function checked(scope: Scope, { meal, aliments, recipes }: SavedMealContent) {
  if (meal.mealComponents.length === 0) throw new Problem(mealPlanProblems.empty);
  const copies = await withStoredCopies(scope, { aliments, recipes, days: [{ meals: [meal] }] }, null);
  const content = SavedMealContent.parse({ ...copies, meal });
  assertValid(planOfMeal(content, newId));
  await recordUses(scope, idsOf(content.aliments));
  return { content, totals: resolvedMeal(content, newId) };
}

async function cardOf(scope: Scope, id: string): OneMeal {
  const { content: _, ...savedMeal } = found(await store.findSavedMeal(scope, id));
  return { savedMeal };
}

function idsOf(parts: readonly { id: string }[]): string[] {
  return parts.map(({ id }) => id);
}
