import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [coeliac, other] = [id(1), id(2)];

const food = (name: string, gluten: string | null, suits: string[] = []) => ({
  id: id(90),
  name,
  name_en: '',
  allergens: gluten === null ? {} : { gluten },
  suits,
});
const content = JSON.stringify({
  aliments: [food('Barretta', 'may_contain'), food('Avena', 'may_contain', ['gluten_free']), food('Riso', null)],
  days: [],
});

test('published meal plans of coeliacs are listed with their foods that may contain gluten, those of others are not', async () => {
  const { db, migrate } = await databaseBefore('0250_traces_of_gluten.sql');
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values
      ('${account}', '${coeliac}', 'Giulia', 'giulia@example.com'), ('${account}', '${other}', 'Marta', 'marta@example.com');
    insert into dietary_profiles (account_id, client_id, version, profile, is_by_client) values
      ('${account}', '${coeliac}', 1, '{"isGlutenFree": false}', true), ('${account}', '${coeliac}', 2, '{"isGlutenFree": true}', true),
      ('${account}', '${other}', 1, '{"isGlutenFree": true}', true), ('${account}', '${other}', 2, '{"isGlutenFree": false}', true);`);
  for (const [index, client] of [coeliac, other, coeliac].entries())
    await db.query(`
      insert into meal_plans (account_id, id, content, title, is_draft, day_count, duration, client_id, starts_on, ends_on)
        values ('${account}', '${id(10 + index)}', '${content}', 'Piano', false, 0, 28, '${client}', current_date - 60,
          current_date ${index === 2 ? '- 33' : '+ 18'});
      insert into meal_plan_contents (account_id, id, content) values ('${account}', '${id(20 + index)}', '${content}');
      insert into published_meal_plans
        (account_id, id, meal_plan_id, number, version, content_id, starts_on, first_day_on, duration) values
        ('${account}', '${id(30 + index)}', '${id(10 + index)}', 1, 1, '${id(20 + index)}', current_date - 9, current_date - 9, 28);`);
  await db.query(`
    insert into meal_plan_conflicts (account_id, client_id, content_id, foods)
      values ('${account}', '${coeliac}', '${id(20)}', '[{"name": "Latte", "name_en": ""}]');`);

  await migrate('0250_traces_of_gluten.sql');

  const { rows } = await db.query('select client_id, content_id, foods from meal_plan_conflicts');
  const foods = ['Latte', 'Barretta'].map((name) => ({ name, name_en: '' }));
  expect(rows).toEqual([{ client_id: coeliac, content_id: id(20), foods }]);
  await db.end();
});
