import { sql } from 'kysely';
import { z } from 'zod';
import { UsedRecipe } from '#areas/recipes/contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { savedRecipes } from './saved-meals.ts';

interface RecipeChanges {
  added: readonly string[];
  removed: readonly string[];
}

/** Writes which recipes are in a meal plan. */
export async function saveRecipes({ db }: Scope, mealPlanId: string, { added, removed }: RecipeChanges): Promise<void> {
  if (removed.length > 0)
    await sql`delete from meal_plan_recipes
      where meal_plan_id = ${mealPlanId} and recipe_id = any(${removed}::uuid[])`.execute(db);
  if (added.length > 0)
    await sql`insert into meal_plan_recipes (meal_plan_id, recipe_id)
      select ${mealPlanId}::uuid, unnest(${added}::uuid[])`.execute(db);
}

/** The recipes as one of the meal plans or saved meals of the account has them, the one that was saved last. */
export async function findRecipeCopies({ db }: Scope, ids: readonly string[]): Promise<UsedRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(
    db,
    z.object({ recipe: UsedRecipe }),
    sql`
    select distinct on (recipe_id) recipe from (
      select recipe_id, recipe, saved_at
      from meal_plan_recipes join meal_plans on meal_plans.id = meal_plan_id
        cross join jsonb_array_elements(content -> 'recipes') recipe
      where recipe_id = any(${ids}::uuid[]) and recipe ->> 'id' = recipe_id::text
      union all ${savedRecipes(ids)}) copies
    order by recipe_id, saved_at desc`,
  );
  return rows.map(({ recipe }) => recipe);
}
