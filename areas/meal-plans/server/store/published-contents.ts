import { sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { Meal } from '../../contract.ts';
import { MealPlanContent } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const PublishedOf = z.object({
  publishedId: z.uuid(),
  mealPlanId: z.uuid(),
  content: MealPlanContent,
  /** Note of the assignment to the client. */
  note: z.string(),
});
export type PublishedOf = z.output<typeof PublishedOf>;

/** The published versions of a client by their ids, with their contents. Those of others are left out. */
export async function findPublishedOf(
  { db }: Pick<Scope, 'db'>,
  { clientId, publishedIds }: { clientId: string; publishedIds: readonly string[] },
): Promise<ReadonlyMap<string, PublishedOf>> {
  if (publishedIds.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    PublishedOf,
    sql`
    select published.id as "publishedId", copies.id as "mealPlanId", contents.content, coalesce(copies.note, '') as note
    from published_meal_plans published join meal_plans copies on copies.id = meal_plan_id
      join meal_plan_contents contents on contents.id = content_id
    where published.id = any(${publishedIds}::uuid[]) and copies.client_id = ${clientId}`,
  );
  return new Map(rows.map((row) => [row.publishedId, row]));
}

/** The contents of the latest published versions of copies, by the ids of the copies. */
export async function findLatestContents(
  { db }: Pick<Scope, 'db'>,
  mealPlanIds: readonly string[],
): Promise<ReadonlyMap<string, MealPlanContent>> {
  if (mealPlanIds.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    z.object({ mealPlanId: z.uuid(), content: MealPlanContent }),
    sql`
    select distinct on (meal_plan_id) meal_plan_id as "mealPlanId", content
    from published_meal_plans published join meal_plan_contents contents on contents.id = content_id
    where meal_plan_id = any(${mealPlanIds}::uuid[]) order by meal_plan_id, number desc`,
  );
  return new Map(rows.map(({ mealPlanId, content }) => [mealPlanId, content]));
}

const PublishedMeal = z.object({
  publishedId: z.uuid(),
  mealId: z.string(),
  clientId: z.uuid(),
  meal: Meal.pick({ meal_type: true, meal_title: true, meal_title_en: true }),
});
export type PublishedMeal = z.output<typeof PublishedMeal>;

/** The headings of meals of published versions, of the clients that the caller sees. */
export async function findPublishedMeals(
  scope: Scope,
  meals: readonly Pick<PublishedMeal, 'publishedId' | 'mealId'>[],
): Promise<PublishedMeal[]> {
  return rowsOf(
    scope.db,
    PublishedMeal,
    sql`
    select given."publishedId", given."mealId", copies.client_id as "clientId", meal
    from jsonb_to_recordset(${JSON.stringify(meals)}::jsonb) as given ("publishedId" uuid, "mealId" text)
      join published_meal_plans published on published.id = given."publishedId"
      join meal_plans copies on copies.id = meal_plan_id
      join meal_plan_contents contents on contents.id = content_id
      cross join lateral jsonb_path_query_first(
        contents.content, '$.days[*].meals[*] ? (@.id == $id)', jsonb_build_object('id', given."mealId")) meal
    where meal is not null and ${isVisibleClient(scope, 'copies.client_id')}
      and ${mayReadHealthData(scope, 'copies.client_id')}`,
  );
}
