import { alimentProblems, type StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { findByIds, findToCopy, recordUses } from '#areas/aliments/server/public.ts';
import { type Recipe, type RecipeDraft, type RecipeFilters, recipeProblems } from '../../contract/library.ts';
import { newId } from '#shell/common/ids.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { toAttachment } from '#shell/server/attachments/operations.ts';
import { copyAttachments, findAttachments } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { deleteRestorably } from '#shell/server/deletions.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { computedOf } from '../computed.ts';
import { emitRecipeChanged } from '../live.ts';
import { findRecipes } from '../store/list.ts';
import * as store from '../store/recipes.ts';

type OneRecipe = Promise<{ recipe: Recipe }>;
type RecipeId = { id: string };

const maxTerms = 8;

export async function listRecipes(scope: Scope, filters: RecipeFilters) {
  if (filters.alimentId) found((await findByIds(scope, [filters.alimentId]))[0]);
  return findRecipes(scope, { ...filters, terms: wordsOf(filters.search ?? '').slice(0, maxTerms) });
}

export async function listOptions(scope: Scope, { search }: Pick<RecipeFilters, 'search'>) {
  const { recipes } = await listRecipes(scope, { search, page: 1 });
  return { options: recipes.map((recipe) => ({ value: recipe.id, label: nameIn(scope.language, recipe) })) };
}

export async function getRecipe(scope: Scope, { id }: RecipeId): OneRecipe {
  const recipe = found(await store.findRecipe(scope, id));
  const [picture] = await findAttachments(scope, store.pictureColumn, [id]);
  return { recipe: { ...recipe, picture: picture ? toAttachment(scope, picture) : null } };
}

/** The recipes of the account with one of these folded names, with their pictures. */
export async function findRecipesNamed(scope: Scope, names: readonly string[]): Promise<Recipe[]> {
  const recipes = names.length === 0 ? [] : await store.findNamed(scope, names);
  const ids = recipes.map(({ id }) => id);
  const pictures = ids.length === 0 ? [] : await findAttachments(scope, store.pictureColumn, ids);
  const pictureOf = new Map(pictures.map((picture) => [picture.recordId, picture]));
  return recipes.map((recipe) => {
    const picture = pictureOf.get(recipe.id);
    return { ...recipe, picture: picture ? toAttachment(scope, picture) : null };
  });
}

export async function createRecipe(scope: Scope, draft: RecipeDraft): OneRecipe {
  const id = newId();
  const content = await contentOf(scope, draft);
  await store.insertRecipe(scope, id, content);
  await recordUses(scope, idsOf(content));
  await emitRecipeChanged(scope);
  return getRecipe(scope, { id });
}

/** Meal plans have copies of the recipe, which do not change. */
export async function updateRecipe(
  scope: Scope,
  { id, version, ...draft }: RecipeId & RecipeDraft & { version: number },
): OneRecipe {
  await advanceVersion(scope, { table: 'recipes', id, version }, async () => (await getRecipe(scope, { id })).recipe);
  const { aliments, unreadLines } = found(await store.findRecipe(scope, id));
  const content = await contentOf(
    scope,
    { ...draft, unreadLines: draft.unreadLines ?? unreadLines },
    { present: aliments, locked: aliments },
  );
  await store.updateRecipe(scope, id, content);
  const before = new Set(aliments.map((aliment) => aliment.id));
  await recordUses(
    scope,
    idsOf(content).filter((alimentId) => !before.has(alimentId)),
  );
  await emitRecipeChanged(scope);
  return getRecipe(scope, { id });
}

/** The recipe can be restored, with its picture. */
export async function deleteRecipe(scope: Scope, { id }: RecipeId): Promise<void> {
  if (!(await store.lockRecipe(scope, id))) throw new Problem(commonProblems.not_found);
  await deleteRestorably(scope, 'recipes', [id]);
  await emitRecipeChanged(scope);
}

/** Copies a recipe with its picture under other names. */
export async function cloneRecipe(
  scope: Scope,
  { id, names }: RecipeId & { names: { name: string; name_en: string } },
): OneRecipe {
  const original = found(await store.findRecipe(scope, id));
  const copyId = newId();
  await store.insertRecipe(
    scope,
    copyId,
    await contentOf(scope, { ...original, ...names }, { present: original.aliments }),
  );
  const picture = { ...store.pictureColumn, recordId: id };
  await copyAttachments(scope, picture, { ...picture, recordId: copyId, maxCount: 1 });
  await emitRecipeChanged(scope);
  return getRecipe(scope, { id: copyId });
}

interface Copies {
  /** The copies of a food that the library no longer has stay as they are here. */
  present?: readonly UsedAliment[];
  /** The foods of a stored recipe that is locked: their corrections wait for the recipe, so they are not locked themselves. */
  locked?: readonly UsedAliment[];
}

/**
 * The recipe with its foods as the account has them now. The values in a request are never stored. Other foods than those of a locked
 * recipe are locked, so that a correction finds the copy.
 */
async function contentOf(
  scope: Scope,
  draft: RecipeDraft,
  { present = [], locked = [] }: Copies = {},
): Promise<store.RecipeContent> {
  assertValid(draft);
  const ids = alimentIdsOf(draft.components);
  const lockedIds = new Set(locked.map(({ id }) => id));
  const foods = [
    ...(await findToCopy(
      scope,
      ids.filter((id) => !lockedIds.has(id)),
    )),
    ...(await findByIds(
      scope,
      ids.filter((id) => lockedIds.has(id)),
    )),
  ];
  const current = new Map(foods.map((food) => [food.id, UsedAliment.parse(food)]));
  const stored = new Map(present.map((aliment) => [aliment.id, aliment]));
  const aliments = ids.flatMap((id) => current.get(id) ?? stored.get(id) ?? []);
  if (aliments.length < ids.length) throw new Problem(commonProblems.not_found, { field: 'components' });
  return { draft, aliments, computed: computedOf(draft, aliments) };
}

function assertValid({ name, name_en, components }: RecipeDraft): void {
  if (!name && !name_en) throw new Problem(recipeProblems.name_missing, { field: 'name' });
  const ingredients = new Set(components.map(({ alimentId }) => alimentId));
  if (ingredients.size < components.length)
    throw new Problem(alimentProblems.ingredient_exists, { field: 'components' });
}

/** The foods of the ingredients and their alternatives, each once. */
function alimentIdsOf(components: readonly StoredComponent[]): string[] {
  return [
    ...new Set(
      components.flatMap(({ alimentId, alternatives }) => [alimentId, ...alternatives.map((one) => one.alimentId)]),
    ),
  ];
}

function idsOf({ aliments }: store.RecipeContent): string[] {
  return aliments.map(({ id }) => id);
}
