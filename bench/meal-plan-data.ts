import { micronutrientCodes } from '#areas/aliments/contract.ts';
import { findByIds } from '#areas/aliments/server/public.ts';
import type { MealPlanContent, MealPlanRecord } from '#areas/meal-plans/contract/document.ts';
import { newTemplateContent } from '#areas/meal-plans/rules/new-content.ts';
import { assignMealPlan } from '#areas/meal-plans/server/operations/assignment.ts';
import { cloneMealPlan, createMealPlan } from '#areas/meal-plans/server/operations/meal-plans.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type pg from 'pg';
import { sql } from 'kysely';

/** Shape of the measured meal plans. They have 120 different foods with 90 nutrients each. */
const mealPlanShape = { days: 14, mealsADay: 6, componentsAMeal: 8, foods: 120, nutrients: 90 } as const;

/** Number of meal plans that are saved repeatedly. */
const editedPlans = 10;

/** Meal plans that the measured requests use. Product and baseline save their own ones. */
export interface MealPlanBenchData {
  id: string;
  /** With the first seven days. */
  weekId: string;
  edited: { product: MealPlanRecord[]; limit: MealPlanRecord[] };
}

/** Gives all measured nutrients to foods of the library, which have fewer. Runs before the meal plans are created. */
export async function addNutrients(owner: pg.Pool): Promise<void> {
  const codes = micronutrientCodes.slice(0, mealPlanShape.nutrients - 4);
  const amounts = Object.fromEntries(codes.map((code, index) => [code, (index * 37.31) % 97]));
  await owner.query(
    `update system_aliments set micronutrients = $1::jsonb || micronutrients
     where id in (select id from system_aliments where brand = '' order by name_it, id limit $2)`,
    [JSON.stringify(amounts), mealPlanShape.foods],
  );
}

/** Creates the meal plans, and a copy that the client follows since three days. */
export async function addMealPlans(admin: Scope, clientId: string): Promise<MealPlanBenchData> {
  const [large, week] = [await created(admin, mealPlanShape.days), await created(admin, 7)];
  await assignMealPlan(admin, {
    id: large.id,
    clientIds: [clientId],
    groupIds: [],
    startsOn: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
    note: null,
    overlap: 'keep',
    conflictNote: null,
    confirmedAllergies: [],
    confirmedLowEnergy: [],
    isPublished: true,
  });
  const edited = { product: await clones(admin, large.id), limit: await clones(admin, large.id) };
  return { id: large.id, weekId: week.id, edited };
}

async function clones(admin: Scope, id: string): Promise<MealPlanRecord[]> {
  const records: MealPlanRecord[] = [];
  while (records.length < editedPlans) records.push(recordOf(await cloneMealPlan(admin, { id, title: 'Modificato' })));
  return records;
}

async function created(admin: Scope, days: number): Promise<MealPlanRecord> {
  const title = `Misura di ${days} giorni`;
  const content = await filledContent(admin, { title, days });
  return recordOf(await createMealPlan(admin, { title, days, duration: 28, sourceId: null, content }));
}

async function filledContent(admin: Scope, { title, days }: { title: string; days: number }): Promise<MealPlanContent> {
  const { rows } = await sql<{ id: string }>`select id from system_aliments where brand = ''
    order by name_it, id limit ${mealPlanShape.foods}`.execute(admin.db);
  const foods = await findByIds(
    admin,
    rows.map(({ id }) => id),
  );
  const headings = Array.from({ length: mealPlanShape.mealsADay }, (_, index) => ({
    meal_title: `Pasto ${index + 1}`,
    meal_title_en: '',
    meal_type: 'snack' as const,
  }));
  const settings = { duration: 28, include_alternatives_in_macro: false };
  const empty = newTemplateContent({ title, days, headings, newId, ...settings });
  let used = 0;
  const nextComponent = (quantity: number) => ({
    uuid: newId(),
    alimentId: foods[used++ % foods.length]?.id ?? '',
    quantity,
    portion: null,
    custom_name: '',
    custom_name_en: '',
  });
  const row = (index: number) => ({
    id: newId(),
    line: '',
    line_en: '',
    lineKind: null,
    recipeId: null,
    components: [
      {
        ...nextComponent(80),
        ...{ role: null, isLocked: false, conflictNote: '' },
        alternatives: index % 4 === 0 ? [nextComponent(70)] : [],
      },
    ],
  });
  return {
    ...empty,
    isDraft: false,
    days: empty.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        mealComponents: Array.from({ length: mealPlanShape.componentsAMeal }, (_, index) => row(index)),
      })),
    })),
  };
}

function recordOf({ text }: { text: string }): MealPlanRecord {
  return (JSON.parse(text) as { mealPlan: MealPlanRecord }).mealPlan;
}

/** Adds templates to the measured account, with the columns of the week but without its content, which lists do not read. */
export async function addMealPlanTemplates(
  owner: pg.Pool,
  { accountId, id }: { accountId: string; id: string },
  count: number,
): Promise<void> {
  await owner.query(
    `insert into meal_plans (account_id, id, content, title, is_draft, day_count, duration, calories, protein_tot, carbs_tot,
       lipids_tot, saved_at, saved_by, created_by)
     select account_id, gen_random_uuid(), content - 'days' - 'aliments', 'Piano ' || md5(n::text), false, day_count, duration,
       calories, protein_tot, carbs_tot, lipids_tot, now() - n * interval '1 hour', saved_by, created_by
     from meal_plans, generate_series(1, $3::int) n where account_id = $1 and id = $2`,
    [accountId, id, count],
  );
  await owner.query('analyze meal_plans');
}
