import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { RecipeCard, type RecipeFilters, recipesAPage } from '../../contract/library.ts';
import { statementsFor } from '#areas/aliments/rules/diets.ts';
import { limited } from '#shell/server/database/list-queries.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const CardRow = RecipeCard.extend({ thumbnailKey: RecipeCard.shape.thumbnailUrl }).omit({ thumbnailUrl: true });

interface Searched extends RecipeFilters {
  /** The searched words, folded; empty without a search. */
  terms: readonly string[];
}

/** One page of recipes. The page is found first, so that the pictures of its rows only are read. */
export async function findRecipes(
  scope: Scope,
  filters: Searched,
): Promise<{ recipes: RecipeCard[]; nextPage: number }> {
  const { page } = filters;
  const order = orderOf(filters);
  const rows = await rowsOf(
    scope.db,
    CardRow,
    sql`
    select recipes.id, recipes.name, recipes.name_en, recipes.portions, recipes.yield_grams as "yieldGrams",
      recipes.raw_grams as "rawGrams", recipes.calories, recipes.protein_tot, recipes.carbs_tot, recipes.lipids_tot,
      recipes.incomplete, jsonb_array_length(recipes.components) as ingredients,
      cardinality(recipes.unread_lines) as "unreadLines", recipes.allergens,
      recipes.declares_allergens as "declaresAllergens", recipes.suits, recipes.uses,
      (select coalesce(thumbnail_key, storage_key) from attachments where attachments.recipe_id = recipes.id
        order by position limit 1) as "thumbnailKey"
    from (
      select recipes.* from recipes where ${conditionOf(scope, filters)}
      order by ${order} ${limited({ rows: recipesAPage + 1, skipped: (page - 1) * recipesAPage })}) recipes
    order by ${order}`,
  );
  const recipes = rows.slice(0, recipesAPage).map(({ thumbnailKey, ...row }) => ({
    ...row,
    thumbnailUrl: thumbnailKey && scope.signedFileUrl(thumbnailKey),
  }));
  return { recipes, nextPage: rows.length > recipesAPage ? page + 1 : 0 };
}

function conditionOf({ caller }: Scope, filters: Searched): RawBuilder<SqlBool> {
  const { terms, own, withoutAllergen, suits, caloriesMin, caloriesMax, alimentId } = filters;
  const conditions = [
    terms.length > 0 && sql`recipes.search @@ search_query(${terms}::text[])`,
    own && sql`recipes.created_by = ${caller.membershipId}`,
    withoutAllergen && sql`not recipes.allergens ? ${withoutAllergen}`,
    suits && sql`recipes.suits && ${statementsFor(suits)}::text[]`,
    caloriesMin !== undefined && sql`recipes.portion_calories >= ${caloriesMin}::double precision`,
    caloriesMax !== undefined && sql`recipes.portion_calories <= ${caloriesMax}::double precision`,
    alimentId &&
      sql`recipes.id in (select recipe_id from recipe_aliments where recipe_aliments.aliment_id = ${alimentId})`,
  ].filter((condition) => typeof condition === 'object');
  return sql.join([sql`true`, ...conditions], sql` and `);
}

const name = sql`coalesce(nullif(recipes.folded_it, ''), recipes.folded_en)`;
const sorts: Record<NonNullable<RecipeFilters['sortBy']>, RawBuilder<unknown>> = {
  name,
  calories: sql`recipes.portion_calories`,
  protein_tot: sql`recipes.protein_tot / recipes.portions`,
  carbs_tot: sql`recipes.carbs_tot / recipes.portions`,
  lipids_tot: sql`recipes.lipids_tot / recipes.portions`,
  createdAt: sql`recipes.created_at`,
  uses: sql`recipes.uses`,
};

/** The requested order; else names that begin with the search first, and without a search the newest first. */
function orderOf({ sortBy, sortOrder, terms }: Searched): RawBuilder<unknown> {
  if (sortBy && sortOrder) return sql`${sorts[sortBy]} ${sql.raw(sortOrder)} nulls last, recipes.id`;
  if (terms.length === 0) return sql`recipes.created_at desc, recipes.id`;
  const searched = terms.join(' ');
  const begins = sql`(recipes.folded_it ^@ ${searched}::text or recipes.folded_en ^@ ${searched}::text)`;
  return sql`${begins} desc, recipes.uses desc, ${name}, recipes.id`;
}
