import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [client, food, libraryFood, mealPlan, shared] = [id(1), id(2), id(3), id(10), id(20)];

const copy = (alimentId: string) => ({
  id: alimentId,
  name: 'Granola',
  calories: 400,
  allergens: {},
  declaresAllergens: false,
  suits: [],
});
const content = JSON.stringify({ aliments: [copy(libraryFood), copy(food)], days: [] });

test('meal plans from before have the allergens of their own foods, except in versions that ended, with which they share a content', async () => {
  const { db, migrate } = await databaseBefore('0162_corrected_allergens.sql');
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values ('${account}', '${client}', 'Giulia', 'giulia@example.com');
    insert into aliments (account_id, id, source, source_ref, name_it, quantity, allergens, declares_allergens, suits)
      values ('${account}', '${food}', 'own', '${food}', 'Granola', 100, '{"nuts": "contains"}', true, '{vegetarian}');
    insert into meal_plans (account_id, id, content, title, is_draft, day_count, duration, client_id, starts_on, ends_on)
      values ('${account}', '${mealPlan}', '${content}', 'Piano', false, 0, 28, '${client}', current_date - 9, current_date + 18);
    insert into meal_plan_aliments (account_id, meal_plan_id, aliment_id, quantity)
      values ('${account}', '${mealPlan}', '${food}', 40);
    insert into meal_plan_contents (account_id, id, content)
      values ('${account}', '${shared}', '${content}');
    insert into published_meal_plans
      (account_id, id, meal_plan_id, number, version, content_id, starts_on, first_day_on, duration) values
      ('${account}', '${id(30)}', '${mealPlan}', 1, 1, '${shared}', current_date - 9, current_date - 9, 28),
      ('${account}', '${id(31)}', '${mealPlan}', 2, 2, '${shared}', current_date - 2, current_date - 9, 28);`);

  await migrate('0162_corrected_allergens.sql');

  const foodsOf = async (table: string, rowId: string) =>
    (await db.query(`select content -> 'aliments' as foods from ${table} where id = $1`, [rowId])).rows[0].foods;
  const foodsOfVersion = async (versionId: string) => {
    const { rows } = await db.query('select content_id from published_meal_plans where id = $1', [versionId]);
    return foodsOf('meal_plan_contents', rows[0].content_id);
  };
  const declaration = { allergens: { nuts: 'contains' }, declaresAllergens: true, suits: ['vegetarian'] };
  const corrected = [copy(libraryFood), { ...copy(food), ...declaration }];
  expect(await foodsOf('meal_plans', mealPlan)).toEqual(corrected);
  expect(await foodsOfVersion(id(31))).toEqual(corrected);
  expect(await foodsOfVersion(id(30))).toEqual([copy(libraryFood), copy(food)]);
  await db.end();
});
