import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';
import { insertPublishedMealPlans, numberedId, currentMealPlan } from './published-meal-plans.ts';

const food = (name: string, category: string) => ({ id: numberedId(90), name, name_en: '', category });
const listed = ['Germogli di erba medica (alfalfa)', 'Caviale', 'Uovo alla coque', 'Latte di capra intero, crudo'];
const others = ['Germogli di bambù, crudi', 'Germogli di soia, saltati al wok', 'Uovo sodo', 'Latte intero'];
const content = JSON.stringify({
  aliments: [...listed, ...others].map((name) => food(name, 'other')),
  days: [],
});

test('published meal plans of pregnant clients are listed with raw sprouts, roe, soft eggs and raw milk', async () => {
  const file = '0310_sprouts_roe_and_soft_eggs_in_pregnancy.sql';
  const { db, migrate } = await databaseBefore(file);
  await insertPublishedMealPlans(db, { field: 'isPregnant', content, listedFoods: '[]' });

  await migrate(file);

  const { rows } = await db.query('select client_id, content_id, foods from meal_plan_conflicts');
  const foods = listed.map((name) => ({ name, name_en: '', isOfState: true }));
  expect(rows).toEqual([{ client_id: currentMealPlan.clientId, content_id: currentMealPlan.contentId, foods }]);
  await db.end();
});
