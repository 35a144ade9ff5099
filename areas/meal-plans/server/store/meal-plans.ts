import { sql } from 'kysely';
import { z } from 'zod';
import { type MealPlanContent, MealPlanRecord } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { JsonText } from '#shell/server/http/json-text.ts';
import { findContentJson } from '#shell/server/documents/content-rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isVisibleMealPlan } from './visibility.ts';

const Header = MealPlanRecord.pick({
  id: true,
  version: true,
  saveId: true,
  isCustom: true,
  clientId: true,
  clientName: true,
  templateId: true,
  templateTitle: true,
  startsOn: true,
  endsOn: true,
  replacedFrom: true,
});

/** Returns the response with the meal plan as JSON text. */
export async function findMealPlanJson(
  scope: Scope,
  mealPlanId: string,
): Promise<{ clientId: string | null; json: JsonText<{ mealPlan: MealPlanRecord }> } | undefined> {
  const found = await findContentJson<MealPlanContent, typeof Header>(scope, {
    header: Header,
    document: sql`
    select meal_plans.content, meal_plans.id, meal_plans.version, meal_plans.save_id as "saveId",
      meal_plans.client_id is not null as "isCustom", meal_plans.client_id as "clientId", clients.name as "clientName",
      meal_plans.template_id as "templateId", templates.title as "templateTitle", meal_plans.starts_on as "startsOn",
      meal_plans.ends_on as "endsOn", meal_plans.replaced_from as "replacedFrom"
    from meal_plans left join clients on clients.id = meal_plans.client_id
      left join meal_plans templates on templates.id = meal_plans.template_id
    where meal_plans.id = ${mealPlanId} and ${isVisibleMealPlan(scope)}`,
    list: 'days',
  });
  return found && { clientId: found.header.clientId, json: found.content.asField('mealPlan') };
}

export async function mealPlanExists(scope: Scope, mealPlanId: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('meal_plans')
    .select('id')
    .where('id', '=', mealPlanId)
    .where(isVisibleMealPlan(scope))
    .executeTakeFirst();
  return row !== undefined;
}

/** What decides who sees a meal plan: the client of a copy. */
export async function findAudience({ db }: Transaction, ids: readonly string[]) {
  return db
    .selectFrom('meal_plans')
    .select(['id', 'version', 'client_id as clientId'])
    .where('id', 'in', ids)
    .execute();
}

interface NewTemplate {
  id: string;
  content: MealPlanContent;
  columns: Record<string, unknown>;
}

export async function insertTemplate({ db, caller }: Scope, { id, content, columns }: NewTemplate): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(columns));
  await sql`
    insert into meal_plans (id, content, created_by, saved_by, ${names})
    values (${id}, ${JSON.stringify(content)}::jsonb, ${caller.membershipId}::uuid, ${caller.membershipId}::uuid,
      ${values})`.execute(db);
}

/** Locks a template; false for the copy of a client, and for what the caller may not see. */
export async function lockTemplate(scope: Scope, mealPlanId: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('meal_plans')
    .select('id')
    .where('id', '=', mealPlanId)
    .where('client_id', 'is', null)
    .where(isVisibleMealPlan(scope))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a template for good. The copies of clients stay. */
export async function deleteTemplate(scope: Scope, mealPlanId: string): Promise<boolean> {
  const result = await scope.db
    .deleteFrom('meal_plans')
    .where('id', '=', mealPlanId)
    .where('client_id', 'is', null)
    .where(isVisibleMealPlan(scope))
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

const LastQuantity = z.object({
  alimentId: z.uuid(),
  quantity: z.number(),
  portion: z.unknown(),
});

/** Meal plans whose quantities are proposed for a template: those that the caller saved last. */
const rememberedMealPlans = 20;

/** The last quantity of each food that is no share of a recipe: in the meal plans of the client of a copy, for a template in those that the caller saved. */
export async function findLastQuantities(
  { db, caller }: Scope,
  mealPlanId: string,
): Promise<z.output<typeof LastQuantity>[]> {
  return rowsOf(
    db,
    LastQuantity,
    sql`
    with opened as (select client_id from meal_plans where id = ${mealPlanId}),
    remembered as (
      select others.id, others.saved_at from meal_plans others, opened
      where case when opened.client_id is null then others.saved_by = ${caller.membershipId}
        else others.client_id = opened.client_id end
      order by others.saved_at desc limit ${sql.lit(rememberedMealPlans)})
    select distinct on (aliment_id) aliment_id as "alimentId", quantity, portion
    from remembered join meal_plan_aliments on meal_plan_id = remembered.id and not is_of_recipe
    order by aliment_id, remembered.saved_at desc`,
  );
}
