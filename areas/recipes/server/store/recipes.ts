import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { MacroTotals } from '#areas/aliments/rules/totals.ts';
import { UsedRecipe } from '../../contract.ts';
import { Recipe, type RecipeCard, type RecipeDraft } from '../../contract/library.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

export const pictureColumn = { table: 'attachments', column: 'recipe_id' } as const;

const RecipeRow = Recipe.omit({ picture: true });
export type RecipeRow = z.output<typeof RecipeRow>;

/** What the server computes of a recipe: lists sort and filter by it. */
export interface Computed extends MacroTotals, Pick<RecipeCard, 'allergens' | 'declaresAllergens' | 'suits'> {
  incomplete: string[];
  rawGrams: number;
}

/** A recipe with its foods, as it is stored. */
export interface RecipeContent {
  draft: RecipeDraft;
  aliments: UsedAliment[];
  computed: Computed;
}

export async function findRecipe(scope: Scope, id: string): Promise<RecipeRow | undefined> {
  return (await findRecipes(scope, sql`id = ${id}`))[0];
}

/** Most recipes that pasted names mean. */
const maxNamed = 100;

/** The recipes with one of these folded names, in Italian or English. */
export async function findNamed(scope: Scope, names: readonly string[]): Promise<RecipeRow[]> {
  return findRecipes(
    scope,
    sql`(folded_it = any(${names}::text[]) or folded_en = any(${names}::text[]))`,
    sql`limit ${sql.lit(maxNamed)}`,
  );
}

/** The recipes, locked until the transaction ends. */
export async function lockRecipes(scope: Transaction, ids: readonly string[]): Promise<RecipeRow[]> {
  return findRecipes(scope, sql`id = any(${ids}::uuid[])`, sql`for update`);
}

export async function findIdsWith({ db }: Transaction, alimentIds: readonly string[]): Promise<string[]> {
  // A deleted recipe, which is not visible, still has its foods.
  const uses = db
    .selectFrom('recipe_aliments')
    .innerJoin('recipes', 'recipes.id', 'recipe_id')
    .select('recipe_id')
    .distinct()
    .where('aliment_id', 'in', alimentIds);
  return (await uses.orderBy('recipe_id').execute()).map((use) => use.recipe_id);
}

async function findRecipes(scope: Transaction, condition: RawBuilder<unknown>, suffix = sql``): Promise<RecipeRow[]> {
  return rowsOf(
    scope.db,
    RecipeRow,
    sql`
    select id, name, name_en, description, description_en, steps, components, aliments, portions,
      yield_grams as "yieldGrams", unread_lines as "unreadLines", version
    from recipes where ${condition} order by id ${suffix}`,
  );
}

export async function insertRecipe(scope: Scope, id: string, content: RecipeContent): Promise<void> {
  const { db, caller } = scope;
  await db
    .insertInto('recipes')
    .values({ id, created_by: caller.membershipId, ...columnsOf(content) })
    .execute();
  await insertUses(scope, id, content);
}

export async function updateRecipe(scope: Scope, id: string, content: RecipeContent): Promise<void> {
  const { db } = scope;
  await db
    .updateTable('recipes')
    .set({ ...columnsOf(content), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('recipe_aliments').where('recipe_id', '=', id).execute();
  await insertUses(scope, id, content);
}

/** Replaces the copies of foods and what is computed from them. */
export async function updateAliments(
  { db }: Transaction,
  id: string,
  { aliments, computed }: RecipeContent,
): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ aliments: JSON.stringify(aliments), ...computedColumns(computed) })
    .where('id', '=', id)
    .execute();
}

export async function lockRecipe({ db }: Scope, id: string): Promise<boolean> {
  return Boolean(await db.selectFrom('recipes').select('id').where('id', '=', id).forUpdate().executeTakeFirst());
}

/** The recipes as meal plans copy them, in any order. Unknown ids are left out. */
export async function findUsedRecipes({ db }: Scope, ids: readonly string[]): Promise<UsedRecipe[]> {
  if (ids.length === 0) return [];
  return rowsOf(
    db,
    UsedRecipe,
    sql`
    select id, name, name_en, description, description_en, steps, portions, yield_grams as "yieldGrams",
      coalesce((select jsonb_agg(jsonb_build_object('alimentId', component -> 'alimentId', 'quantity', component -> 'quantity')
        order by position) from jsonb_array_elements(components) with ordinality ingredients(component, position)), '[]')
        as ingredients,
      (select attachments.id from attachments where attachments.recipe_id = recipes.id order by position limit 1)
        as "attachmentId"
    from recipes where id = any(${ids}::uuid[])`,
  );
}

/** The foods of recipes, in any order. Unknown ids are left out. */
export async function findFoods(scope: Scope, { ids }: { ids: readonly string[] }) {
  const recipes = await rowsOf(
    scope.db,
    RecipeRow.pick({ id: true, aliments: true }),
    sql`select id, aliments from recipes where id = any(${ids}::uuid[])`,
  );
  return { recipes };
}

/** Counts that recipes were added to a meal plan. */
export async function recordRecipeUses({ db }: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update recipes set uses = uses + 1
    from (select id from recipes where id = any(${ids}::uuid[]) order by id for update) used
    where recipes.id = used.id`.execute(db);
}

async function insertUses({ db }: Scope, recipeId: string, { aliments }: RecipeContent): Promise<void> {
  if (aliments.length === 0) return;
  const rows = aliments.map(({ id }) => ({ recipe_id: recipeId, aliment_id: id }));
  await db.insertInto('recipe_aliments').values(rows).execute();
}

function columnsOf({ draft, aliments, computed }: RecipeContent) {
  const {
    steps,
    components,
    yieldGrams,
    unreadLines = [],
    name,
    name_en,
    description,
    description_en,
    portions,
  } = draft;
  return {
    ...{ name, name_en, description, description_en, portions },
    steps: JSON.stringify(steps),
    components: JSON.stringify(components),
    aliments: JSON.stringify(aliments),
    yield_grams: yieldGrams,
    unread_lines: unreadLines,
    ...computedColumns(computed),
  };
}

function computedColumns({ rawGrams, allergens, declaresAllergens, ...totals }: Computed) {
  return {
    ...totals,
    raw_grams: rawGrams,
    allergens: JSON.stringify(allergens),
    declares_allergens: declaresAllergens,
  };
}
