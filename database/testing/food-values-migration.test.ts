import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [food, otherFood, libraryFood, mealPlan] = [id(1), id(2), id(3), id(10)];
const copy = (alimentId: string, calories: number) => ({ id: alimentId, name: 'Granola', quantity: 100, calories });
const aliments = [copy(food, 400), copy(otherFood, 380), copy(libraryFood, 250)];

test('the values of the copies of own foods are known for meal plans from before, those of library foods are not stored', async () => {
  const { db, migrate } = await databaseBefore('0199_values_of_corrected_foods.sql');
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into aliments (account_id, id, source, source_ref, name_it, quantity)
      select '${account}', own, 'own', own::text, 'Granola ' || own, 100 from unnest('{${food},${otherFood}}'::uuid[]) own;
    insert into meal_plans (account_id, id, content, title, is_draft, day_count, duration)
      values ('${account}', '${mealPlan}', '${JSON.stringify({ aliments, days: [] })}', 'Piano', false, 0, 28);
    insert into meal_plan_aliments (account_id, meal_plan_id, aliment_id, quantity)
      select '${account}', '${mealPlan}', used, 40 from unnest('{${food},${otherFood},${libraryFood}}'::uuid[]) used;`);

  await migrate();

  const { rows } = await db.query(
    `select values_digest, food_values_digest(food) as digest from meal_plan_aliments
       join jsonb_array_elements($1::jsonb) food on (food ->> 'id')::uuid = aliment_id order by aliment_id`,
    [JSON.stringify(aliments)],
  );
  expect(rows.map(({ values_digest, digest }) => values_digest === digest)).toEqual([true, true, false]);
  expect(rows[2].values_digest).toBeNull();
  await db.end();
});
