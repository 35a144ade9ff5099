import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [pregnant, other] = [id(1), id(2)];

const food = (name: string, name_en = '', category = 'lamb_veal_game') => ({ id: id(90), name, name_en, category });
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
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values
      ('${account}', '${pregnant}', 'Giulia', 'giulia@example.com'), ('${account}', '${other}', 'Marta', 'marta@example.com');
    insert into dietary_profiles (account_id, client_id, version, profile, is_by_client) values
      ('${account}', '${pregnant}', 1, '{"isPregnant": false}', true), ('${account}', '${pregnant}', 2, '{"isPregnant": true}', true),
      ('${account}', '${other}', 1, '{"isPregnant": true}', true), ('${account}', '${other}', 2, '{"isPregnant": false}', true);`);
  for (const [index, client] of [pregnant, other, pregnant].entries())
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
      values ('${account}', '${pregnant}', '${id(20)}', '[{"name": "Latte", "name_en": ""}, {"name": "Capriolo, lombo", "name_en": "", "isNoted": true}]');`);

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
  expect(rows).toEqual([{ client_id: pregnant, content_id: id(20), foods }]);
  await db.end();
});
