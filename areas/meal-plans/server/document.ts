import { z } from 'zod';
import type { StoredAlternative, UsedAliment } from '#areas/aliments/contract.ts';
import { findByIds, recordUses } from '#areas/aliments/server/public.ts';
import type { UsedRecipe } from '#areas/recipes/contract.ts';
import { findUsedRecipes, recordRecipeUses } from '#areas/recipes/server/public.ts';
import { limits, mealPlanProblems } from '../contract.ts';
import { MealPlanContent } from '../contract/document.ts';
import { alimentIdsOf, partIdsOf, portionsOf, recipeIdsOf, withUsedOnly } from '../rules/content.ts';
import { fits } from '../rules/document-model.ts';
import { resolvedMealPlan } from '../rules/stored.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import type { DocumentContent } from '#shell/common/documents/parts.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { DocumentKind } from '#shell/server/documents/kind.ts';
import { publish } from '#shell/server/events.ts';
import { mealPlanSaved } from './events.ts';
import { emitMealPlansChanged } from './live.ts';
import { saveAliments, type UsedQuantity } from './store/aliments.ts';
import { endAfterEdit } from './store/copies.ts';
import { findRecipeCopies, saveRecipes } from './store/recipes.ts';
import { isVisibleMealPlan } from './store/visibility.ts';

/** Document definition of meal plans, templates and copies. */
export const mealPlanDocument: DocumentKind<MealPlanContent> = {
  area: 'meal-plans',
  table: 'meal_plans',
  schema: MealPlanContent,
  isVisible: isVisibleMealPlan,
  withStoredCopies,
  normalize: withUsedOnly,
  assertValid: async (_, content) => assertValid(content),
  columns: (content) => ({ ...columnsOf(content), ends_on: endAfterEdit(content.duration) }),
  saveIndex,
  async onSaved(scope, id) {
    await emitMealPlansChanged(scope, [id], { tellsClients: false });
    await publish(scope, mealPlanSaved, { mealPlanId: id });
  },
};

/** The columns that lists show and sort by. */
export function columnsOf(content: MealPlanContent) {
  const { title, isDraft, days, duration, ...totals } = resolvedMealPlan(content);
  return {
    title,
    is_draft: isDraft,
    day_count: days.length,
    duration,
    calories: totals.calories,
    protein_tot: totals.protein_tot,
    carbs_tot: totals.carbs_tot,
    lipids_tot: totals.lipids_tot,
    protein_percent: totals.protein_percent,
    carbs_percent: totals.carbs_percent,
    lipids_percent: totals.lipids_percent,
  };
}

/** The copies of a valid content. */
type Copies = Pick<MealPlanContent, 'aliments' | 'recipes'>;

/**
 * The foods and recipes of a request: those of `before` as they are in it, others as they are in the database. What the request
 * says about their values is ignored. Throws `not_found` for a food that the account does not have.
 */
export async function withStoredCopies(
  scope: Scope,
  content: DocumentContent,
  before: Copies | null,
): Promise<DocumentContent> {
  const named = NamedCopies.safeParse(content).data;
  // The validation that follows refuses the content.
  if (!named) return content;
  const [aliments, recipes] = [mapById(before?.aliments ?? []), mapById(before?.recipes ?? [])];
  const added = named.aliments.filter(({ id }) => !aliments.has(id)).map(({ id }) => id);
  const stored = mapById<Pick<UsedAliment, 'id'>>(await findByIds(scope, added));
  const addedRecipes = named.recipes.filter(({ id }) => !recipes.has(id)).map(({ id }) => id);
  const storedRecipes = mapById(await findRecipes(scope, addedRecipes));
  return {
    ...content,
    aliments: named.aliments.map(({ id }) => aliments.get(id) ?? foundIn(stored, id, 'alimentId')),
    recipes: named.recipes.map(({ id }) => recipes.get(id) ?? foundIn(storedRecipes, id, 'recipeId')),
  };
}

const Named = z.object({ id: z.uuid() });
/** The limits of the schema, so that a content that does not match is refused by it. */
const NamedCopies = z.object({
  aliments: z.array(Named).max(limits.aliments),
  recipes: z.array(Named).max(limits.recipes),
});

/** The present recipes; of deleted ones the copy in another meal plan of the account. */
async function findRecipes(scope: Scope, ids: readonly string[]): Promise<UsedRecipe[]> {
  const present = await findUsedRecipes(scope, ids);
  const deleted = ids.filter((id) => !present.some((recipe) => recipe.id === id));
  return [...present, ...(await findRecipeCopies(scope, deleted))];
}

/** Checks limits, unique ids, and that the document has the food and the recipe of each component. */
export function assertValid(content: MealPlanContent): void {
  if (!fits(content)) throw new Problem(mealPlanProblems.too_large);
  const ids = partIdsOf(content);
  if (new Set(ids).size < ids.length) throw new Problem(commonProblems.invalid, { field: 'id' });
  assertAllIn(alimentIdsOf(content), content.aliments, 'alimentId');
  assertAllIn(recipeIdsOf(content), content.recipes, 'recipeId');
}

function assertAllIn(ids: ReadonlySet<string>, copies: readonly { id: string }[], field: string): void {
  const known = mapById(copies);
  for (const id of ids) foundIn(known, id, field);
}

function foundIn<T>(known: ReadonlyMap<string, T>, id: string, field: string): T {
  const one = known.get(id);
  if (one === undefined) throw new Problem(commonProblems.not_found, { field });
  return one;
}

function mapById<T extends { id: string }>(list: readonly T[]): Map<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

/** Writes the recipes, and the foods that were added, removed or are eaten in another quantity; counts the uses of the added ones. */
export async function saveIndex(
  scope: Scope,
  id: string,
  { before, after }: { before: MealPlanContent | null; after: MealPlanContent },
): Promise<void> {
  const [previous, next] = [lastQuantities(before), lastQuantities(after)];
  const saved = new Map(
    [...next].filter(([alimentId, used]) => canonicalJson(previous.get(alimentId)) !== canonicalJson(used)),
  );
  const removed = [...previous.keys()].filter((alimentId) => !next.has(alimentId));
  await saveAliments(scope, id, { saved, removed });
  await recordUses(
    scope,
    [...next.keys()].filter((alimentId) => !previous.has(alimentId)),
  );
  const [recipesBefore, recipes] = [before ? recipeIdsOf(before) : new Set<string>(), recipeIdsOf(after)];
  const addedRecipes = [...recipes].filter((recipeId) => !recipesBefore.has(recipeId));
  await saveRecipes(scope, id, {
    added: addedRecipes,
    removed: [...recipesBefore].filter((recipeId) => !recipes.has(recipeId)),
  });
  await recordRecipeUses(scope, addedRecipes);
}

/** The quantity of each food in its last component. */
export function lastQuantities(content: MealPlanContent | null): Map<string, UsedQuantity> {
  const portions: StoredAlternative[] = content ? portionsOf(content) : [];
  return new Map(portions.map(({ alimentId, quantity, portion }) => [alimentId, { quantity, portion }]));
}
