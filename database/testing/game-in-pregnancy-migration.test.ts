import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';
import { insertPublishedMealPlans, numberedId, currentMealPlan } from './published-meal-plans.ts';

const food = (name: string, name_en = '', category = 'lamb_veal_game') => ({
  id: numberedId(90),
  name,
  name_en,
  category,
});
const ofState = (name: string, name_en = '') => ({ name, name_en, isOfState: true });
const content = JSON.stringify({
  aliments: [
    ...[food('Cinghiale, al forno'), food('Stufato', 'Venison stew'), food('Cervo d’allevamento'), food('Vitello')],
    ...['Alce, carne', 'Petto d’anatra selvatica', 'Germano reale', 'Salmì di stambecco'].map((name) => food(name)),
    ...[food('Cosciotto', 'Boar leg'), food('Camoscio d’oro'), food('Capriolo, lombo')],
    food('Ragù tipo cinghiale', '', 'plant_based'),
  ],
  days: [],
});

test('published meal plans of pregnant clients are listed with the game that they have, those of others are not', async () => {
  const { db, migrate } = await databaseBefore('0262_game_in_pregnancy.sql');
  const listedFoods = '[{"name": "Latte", "name_en": ""}, {"name": "Capriolo, lombo", "name_en": "", "isNoted": true}]';
  await insertPublishedMealPlans(db, { field: 'isPregnant', content, listedFoods });

  await migrate('0262_game_in_pregnancy.sql');

  const { rows } = await db.query('select client_id, content_id, foods from meal_plan_conflicts');
  const foods = [
    { name: 'Latte', name_en: '' },
    { name: 'Capriolo, lombo', name_en: '', isNoted: true },
    { name: 'Cinghiale, al forno', name_en: '', isOfState: true },
    { name: 'Stufato', name_en: 'Venison stew', isOfState: true },
    ...['Alce, carne', 'Petto d’anatra selvatica', 'Germano reale', 'Salmì di stambecco'].map((name) => ofState(name)),
    ofState('Cosciotto', 'Boar leg'),
  ];
  expect(rows).toEqual([{ client_id: currentMealPlan.clientId, content_id: currentMealPlan.contentId, foods }]);
  await db.end();
});
