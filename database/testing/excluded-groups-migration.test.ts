import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';
import { insertPublishedMealPlans, numberedId, currentMealPlan } from './published-meal-plans.ts';

const food = ([name, category]: readonly [string, string]) => ({ id: numberedId(90), name, name_en: '', category });
const pork = [
  ['Lonza, cruda', 'pork'],
  ['Prosciutto cotto', 'cold_cuts'],
] as const;
const wine = ['Vino rosso', 'alcohol'] as const;
const others = [
  ['Bresaola', 'cold_cuts'],
  ['Fesa di tacchino affettata', 'cold_cuts'],
  ['Birra analcolica', 'alcohol'],
  ['Petto di pollo', 'poultry'],
] as const;
const content = JSON.stringify({ aliments: [...pork, wine, ...others].map(food), days: [] });

test.each([
  [{ excludedWords: ['Carne di maiale'] }, pork],
  [{ excludedWords: ['halal'] }, [...pork, wine]],
  [{ excludedCategories: ['pork'] }, pork],
  [{ excludedWords: ['kiwi'] }, []],
])('published meal plans of clients with %j are listed with the foods of the group', async (profile, foods) => {
  const file = '0314_excluded_groups_of_foods.sql';
  const { db, migrate } = await databaseBefore(file);
  await insertPublishedMealPlans(db, { field: 'isPregnant', content, listedFoods: '[]' });
  await db.query(
    `insert into dietary_profiles (account_id, client_id, version, profile, is_by_client)
      select account_id, client_id, 3, $2, true from dietary_profiles where client_id = $1 and version = 2`,
    [currentMealPlan.clientId, JSON.stringify(profile)],
  );

  await migrate(file);

  const { rows } = await db.query('select client_id, content_id, foods from meal_plan_conflicts');
  const { clientId: client_id, contentId: content_id } = currentMealPlan;
  expect(rows).toEqual([{ client_id, content_id, foods: foods.map(([name]) => ({ name, name_en: '' })) }]);
  await db.end();
});
