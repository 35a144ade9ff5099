import { expect, test } from 'vitest';
import { MealPlanContent } from '#areas/meal-plans/contract/document.ts';
import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import { alimentIdsOf, mealComponentsOf } from '#areas/meal-plans/rules/content.ts';
import { storedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import { newId } from '#shell/common/ids.ts';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000ad';

test('of meal plans that were saved before, the foods that are eaten only in recipes are shares of these', async () => {
  const content = MealPlanContent.parse(
    storedMealPlan(exampleMealPlan, { ...exampleMealPlan, aliments: [], recipes: [], days: [] }),
  );
  const rows = mealComponentsOf(content);
  const portions = rows
    .filter(({ recipeId }) => recipeId === null)
    .flatMap(({ components }) => components.flatMap((one) => [one, ...one.alternatives]));
  const own = new Set(portions.map(({ alimentId }) => alimentId));
  const shares = [...alimentIdsOf(content)].filter((id) => !own.has(id));
  const { db, migrate } = await databaseBefore('0306_shares_of_recipes.sql');
  const id = newId();
  await db.query(`insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now())`);
  await db.query(
    `insert into meal_plans (account_id, id, content, title, is_draft, day_count, duration)
    values ('${account}', $1, $2, 'Prova', false, 1, 28)`,
    [id, JSON.stringify(content)],
  );
  await db.query(
    `insert into meal_plan_aliments (account_id, meal_plan_id, aliment_id, quantity)
    select '${account}', $1, unnest($2::uuid[]), 10`,
    [id, [...alimentIdsOf(content)]],
  );
  const recipeIds = rows.flatMap(({ recipeId }) => recipeId ?? []);
  await db.query(
    `insert into meal_plan_recipes (account_id, meal_plan_id, recipe_id) select distinct '${account}'::uuid, $1::uuid, unnest($2::uuid[])`,
    [id, recipeIds],
  );

  await migrate();
  const stored = await db.query<{ id: string }>('select aliment_id as id from meal_plan_aliments where is_of_recipe');
  await db.end();

  expect(shares.length).toBeGreaterThan(0);
  expect(stored.rows.map((row) => row.id).toSorted()).toEqual(shares.toSorted());
});
