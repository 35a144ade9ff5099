import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type FoodValues, valuesOf } from '#areas/aliments/rules/food-values.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { CorrectedFood } from '../../contract/corrected-foods.ts';
import { isVisibleMealPlan } from './visibility.ts';

/** The own foods of a meal plan that were edited at least once, as they are today. */
export async function findCorrectedFoods(scope: Scope, mealPlanId: string): Promise<CorrectedFood[]> {
  return rowsOf(
    scope.db,
    CorrectedFood,
    sql`
    select own.id, own.quantity, calories, protein_tot, carbs_tot, lipids_tot, micronutrients,
      values_changed_at as "changedAt"
    from meal_plan_aliments used join aliments own on own.id = used.aliment_id
    where used.meal_plan_id = ${mealPlanId} and own.version > 1
    order by own.id`,
  );
}

const Counts = z.object({
  templates: z.number().int(),
  formerTemplates: z.number().int(),
  copies: z.number().int(),
  formerCopies: z.number().int(),
});

/** The templates and the copies that have not ended with a food, and how many of them have other values of it. */
export async function countWithFood(
  scope: Scope,
  id: string,
  values: FoodValues,
): Promise<z.output<typeof Counts> | undefined> {
  const [row] = await rowsOf(
    scope.db,
    Counts,
    sql`
    select count(*) filter (where client_id is null)::int as templates,
      count(*) filter (where client_id is null and is_former)::int as "formerTemplates",
      count(*) filter (where client_id is not null)::int as copies,
      count(*) filter (where client_id is not null and is_former)::int as "formerCopies"
    from (
      select client_id, values_digest <> food_values_digest(${JSON.stringify(valuesOf(values))}::jsonb) as is_former
      from meal_plan_aliments used join meal_plans on meal_plans.id = used.meal_plan_id
      where used.aliment_id = ${id} and ${isVisibleMealPlan(scope)} and ${hasNotEnded(scope)}) used`,
  );
  return row;
}

/** Templates do not end. */
export function hasNotEnded(scope: Pick<Scope, 'caller'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(meal_plans.client_id is null or meal_plans.ends_on >= ${today(scope)})`;
}

/** Whether a meal plan has other values of the own food than it has today. */
export function hasFormerValues(alimentId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`meal_plans.id in (
    select meal_plan_id from meal_plan_aliments used join aliments own on own.id = used.aliment_id
    where used.aliment_id = ${alimentId} and used.values_digest <> food_values_digest(jsonb_build_object(
      'quantity', own.quantity, 'calories', calories, 'protein_tot', protein_tot, 'carbs_tot', carbs_tot,
      'lipids_tot', lipids_tot, 'micronutrients', micronutrients)))`;
}
