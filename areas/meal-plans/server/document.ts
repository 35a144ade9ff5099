import { UsedAliment } from '#areas/aliments/contract.ts';
import { declarationOf } from '#areas/aliments/rules/declaration.ts';
import { valuesOf } from '#areas/aliments/rules/food-values.ts';
import { findByIds, findToCopy, recordUses, withRequestedValues } from '#areas/aliments/server/public.ts';
import type { UsedRecipe } from '#areas/recipes/contract.ts';
import { findUsedRecipes, recordRecipeUses } from '#areas/recipes/server/public.ts';
import { limits, mealPlanProblems } from '../contract.ts';
import { MealPlanContent, type StoredMealComponent } from '../contract/document.ts';
import { alimentIdsOf, mealComponentsOf, partIdsOf, recipeIdsOf, withUsedOnly } from '../rules/content.ts';
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
import { readableContent, withHiddenNotesKept } from './readable.ts';
import { saveAliments, type UsedQuantity } from './store/aliments.ts';
import { endAfterEdit } from './store/copies.ts';
import { markPublishedContent } from './store/published.ts';
import { findRecipeCopies, saveRecipes } from './store/recipes.ts';
import { isVisibleMealPlan } from './store/visibility.ts';

/** Document definition of meal plans, templates and copies. */
export const mealPlanDocument: DocumentKind<MealPlanContent> = {
  area: 'meal-plans',
  table: 'meal_plans',
  schema: MealPlanContent,
  list: 'days',
  isVisible: isVisibleMealPlan,
  withStoredCopies,
  withCurrentValues: withDeclarations,
  readable: readableContent,
  withUnreadableKept: withHiddenNotesKept,
  normalize: withUsedOnly,
  assertValid: async (_, content) => assertValid(content),
  columns: (content) => ({ ...columnsOf(content), ends_on: endAfterEdit(content.duration) }),
  saveIndex,
  emitSaved: (scope, id, savedVersion) => emitMealPlansChanged(scope, [id], { tellsClients: false, savedVersion }),
  onSaved: async (scope, id) => {
    await markPublishedContent(scope, id);
    await publish(scope, mealPlanSaved, { mealPlanId: id });
  },
};

/** The columns that lists show and sort by. */
export function columnsOf(content: MealPlanContent) {
  const aliments = content.aliments.map(withEnergyOnly);
  const { title, isDraft, days, duration, ...totals } = resolvedMealPlan({ ...content, aliments });
  return {
    title,
    is_draft: isDraft,
    day_count: days.length,
    duration,
    calories: totals.calories,
    protein_tot: totals.protein_tot,
    carbs_tot: totals.carbs_tot,
    lipids_tot: totals.lipids_tot,
    incomplete: totals.incomplete,
    protein_percent: totals.protein_percent,
    carbs_percent: totals.carbs_percent,
    lipids_percent: totals.lipids_percent,
  };
}

/** The food with those micronutrients only that have energy: the columns show no others, and their sums take most of the time. */
export function withEnergyOnly(aliment: UsedAliment): UsedAliment {
  const { fiber, alcohol } = aliment.micronutrients;
  const micronutrients = { ...(fiber !== undefined && { fiber }), ...(alcohol !== undefined && { alcohol }) };
  return { ...aliment, micronutrients };
}

/** The copies of a valid content. */
type Copies = Pick<MealPlanContent, 'aliments' | 'recipes'>;

/**
 * Builds the lists of foods and recipes from the ids that components name: those of `before` as they are in it, others as they are
 * in the database. The lists of the request give the order, and values that an own food has or had (`withRequestedValues`). Throws
 * `not_found` for what the account does not have.
 */
export async function withStoredCopies(
  scope: Scope,
  content: DocumentContent,
  before: Copies | null,
): Promise<DocumentContent> {
  const request = content as { aliments?: unknown; recipes?: unknown; days?: unknown };
  const named = namedIn(request.days);
  // The validation that follows refuses the content.
  if (named.alimentIds.size > limits.aliments || named.recipeIds.size > limits.recipes) return content;
  const [aliments, recipes] = [mapById(before?.aliments ?? []), mapById(before?.recipes ?? [])];
  const [storedAliments, storedRecipes] = await Promise.all([
    findToCopy(scope, missingFrom(aliments, named.alimentIds)),
    findRecipes(scope, missingFrom(recipes, named.recipeIds)),
  ]);
  const copies = await withRequestedValues(scope, [...aliments.values()], changedFoods(request.aliments, aliments));
  const knownAliments = new Map([...mapById<UsedAliment>(storedAliments), ...mapById(copies)]);
  const knownRecipes = new Map([...mapById(storedRecipes), ...recipes]);
  return {
    ...content,
    aliments: inOrder(named.alimentIds, request.aliments).map((id) => foundIn(knownAliments, id, 'alimentId')),
    recipes: inOrder(named.recipeIds, request.recipes).map((id) => foundIn(knownRecipes, id, 'recipeId')),
  };
}

/**
 * The content with the declared allergens and diets of its foods as they are now; amounts and names stay. Foods of the locked document
 * `present` are declared there as they are now.
 */
export async function withDeclarations<Content extends Pick<Copies, 'aliments'>>(
  scope: Scope,
  content: Content,
  present: Pick<Copies, 'aliments'> | null,
): Promise<Content> {
  const known = mapById(present?.aliments ?? []);
  const missing = content.aliments.map(({ id }) => id).filter((id) => !known.has(id));
  return declaredAs(content, new Map([...known, ...mapById<UsedAliment>(await findToCopy(scope, missing))]));
}

/**
 * The same for a content that is only read: it may wait for the correction of its foods, which is made before it is assigned. The foods
 * are not locked.
 */
export async function withPresentDeclarations<Content extends Pick<Copies, 'aliments'>>(
  scope: Scope,
  content: Content,
): Promise<Content> {
  const ids = content.aliments.map(({ id }) => id);
  return declaredAs(content, mapById<UsedAliment>(await findByIds(scope, ids)));
}

function declaredAs<Content extends Pick<Copies, 'aliments'>>(
  content: Content,
  foods: ReadonlyMap<string, UsedAliment>,
): Content {
  const aliments = content.aliments.map((one) => ({ ...one, ...declarationOf(foods.get(one.id) ?? one) }));
  return { ...content, aliments };
}

interface NamedIds {
  alimentIds: Set<string>;
  recipeIds: Set<string>;
}

/** The ids that parts of a content name, which is not validated yet. */
function namedIn(part: unknown, found: NamedIds = { alimentIds: new Set(), recipeIds: new Set() }): NamedIds {
  if (Array.isArray(part)) for (const one of part) namedIn(one, found);
  else if (typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries(part)) {
      if (name === 'alimentId' && isUuid(value)) found.alimentIds.add(value);
      else if (name === 'recipeId' && isUuid(value)) found.recipeIds.add(value);
      else if (typeof value === 'object') namedIn(value, found);
    }
  return found;
}

const uuidFormat = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidFormat.test(value);
}

/** The valid foods of a list of the request that are not the stored ones, by their ids. */
function changedFoods(list: unknown, stored: ReadonlyMap<string, UsedAliment>): Map<string, UsedAliment> {
  const same = new Set<unknown>(stored.values());
  const changed = Array.isArray(list) ? list.filter((one) => !same.has(one)) : [];
  return mapById(changed.flatMap((one) => UsedAliment.safeParse(one).data ?? []));
}

function missingFrom(known: ReadonlyMap<string, unknown>, ids: ReadonlySet<string>): string[] {
  return [...ids].filter((id) => !known.has(id));
}

/** The ids, first those of the list in its order. */
function inOrder(ids: ReadonlySet<string>, list: unknown): string[] {
  const listed = Array.isArray(list) ? list.map((one: { id?: unknown } | null) => one?.id) : [];
  return [...new Set([...listed.filter((id): id is string => typeof id === 'string' && ids.has(id)), ...ids])];
}

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

/** The quantity of each food in its last component, of a recipe where it has no other one, with the values of own foods. */
function lastQuantities(content: MealPlanContent | null): Map<string, UsedQuantity> {
  const rows = content ? mealComponentsOf(content) : [];
  const portionsIn = (some: readonly StoredMealComponent[]) =>
    some.flatMap(({ components }) => components.flatMap((one) => [one, ...one.alternatives]));
  const portions = [
    ...portionsIn(rows.filter(({ recipeId }) => recipeId !== null)).map((one) => ({ ...one, isOfRecipe: true })),
    ...portionsIn(rows.filter(({ recipeId }) => recipeId === null)).map((one) => ({ ...one, isOfRecipe: false })),
  ];
  const own = new Map(content?.aliments.flatMap((food) => (food.isOwn ? [[food.id, valuesOf(food)] as const] : [])));
  return new Map(
    portions.map(({ alimentId, quantity, portion, isOfRecipe }) => [
      alimentId,
      { quantity, portion, isOfRecipe, values: own.get(alimentId) ?? null },
    ]),
  );
}
