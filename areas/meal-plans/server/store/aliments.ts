import { sql } from 'kysely';
import type { TypedPortion } from '#areas/aliments/contract.ts';
import type { FoodValues } from '#areas/aliments/rules/food-values.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The last quantity of a food in a meal plan. */
export interface UsedQuantity {
  quantity: number;
  portion: TypedPortion | null;
  /** Whether the food is eaten only in recipes, whose share is not proposed as its quantity. */
  isOfRecipe: boolean;
  /** The values of the copy of an own food; null for a food of the library. */
  values: FoodValues | null;
}

interface AlimentChanges {
  /** Foods that were added, or whose last quantity or values changed. */
  saved: ReadonlyMap<string, UsedQuantity>;
  removed: readonly string[];
}

/** Writes which foods are in a meal plan. */
export async function saveAliments(
  { db }: Scope,
  mealPlanId: string,
  { saved, removed }: AlimentChanges,
): Promise<void> {
  if (removed.length > 0)
    await sql`delete from meal_plan_aliments
      where meal_plan_id = ${mealPlanId} and aliment_id = any(${removed}::uuid[])`.execute(db);
  if (saved.size === 0) return;
  const rows = [...saved].map(([id, used]) => ({
    id,
    quantity: used.quantity,
    portion: used.portion,
    isOfRecipe: used.isOfRecipe,
    food: used.values,
  }));
  await sql`
    insert into meal_plan_aliments (meal_plan_id, aliment_id, quantity, portion, is_of_recipe, values_digest)
    select ${mealPlanId}::uuid, id, quantity, case when jsonb_typeof(portion) = 'object' then portion end, "isOfRecipe",
      case when jsonb_typeof(food) = 'object' then food_values_digest(food) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) 
      as used(id uuid, quantity float8, portion jsonb, "isOfRecipe" boolean, food jsonb)
    on conflict (account_id, meal_plan_id, aliment_id) do update
      set quantity = excluded.quantity, portion = excluded.portion, is_of_recipe = excluded.is_of_recipe,
        values_digest = excluded.values_digest`.execute(db);
}
