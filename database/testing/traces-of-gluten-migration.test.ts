import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';
import { insertPublishedMealPlans, numberedId, currentMealPlan } from './published-meal-plans.ts';

const food = (name: string, gluten: string | null, suits: string[] = []) => ({
  id: numberedId(90),
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
  const listedFoods = '[{"name": "Latte", "name_en": ""}]';
  await insertPublishedMealPlans(db, { field: 'isGlutenFree', content, listedFoods });

  await migrate('0250_traces_of_gluten.sql');

  const { rows } = await db.query('select client_id, content_id, foods from meal_plan_conflicts');
  const foods = ['Latte', 'Barretta'].map((name) => ({ name, name_en: '' }));
  expect(rows).toEqual([{ client_id: currentMealPlan.clientId, content_id: currentMealPlan.contentId, foods }]);
  await db.end();
});
