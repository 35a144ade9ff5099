import { beforeAll, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { connect } from '#shell/server/database/connect.ts';
import { alimentRoutes, FullAliment } from '../contract/library.ts';
import { energyKcal } from '../rules/energy.ts';
import { loadAliments } from './catalogue.ts';

let server: TestServer;
let studio: TestStudio;

const load = async () => {
  const owner = connect(server.ownerUrl, 1);
  try {
    return await loadAliments(owner);
  } finally {
    await owner.end();
  }
};

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  await load();
  await server.owner.query('analyze system_aliments');
});

const list = async (search: string) =>
  (await server.ask(alimentRoutes.list, { search, owner: 'system' }, studio.admin)).data;
const firstOf = async (search: string) => (await list(search)).aliments[0]?.name;

test('the library has more than 2,000 foods, all valid, with names in both languages, a portion and their source', async () => {
  const { rows } = await server.owner.query('select id from system_aliments where archived_at is null');
  expect(rows.length).toBeGreaterThan(2000);

  const { aliments } = (await server.ask(alimentRoutes.list, { owner: 'system' }, studio.admin)).data;
  expect(aliments).toHaveLength(25);
  const { rows: all } = await server.owner.query(
    `select name_it as name, calories, protein_tot, carbs_tot, lipids_tot, micronutrients, portions, name_en, source, allergens, suits
     from system_aliments`,
  );
  for (const { name, name_en, portions, source, allergens, suits } of all) {
    expect([name, name_en, source].every(Boolean), name).toBe(true);
    expect(
      portions.filter(({ isDefault }: { isDefault: boolean }) => isDefault),
      name,
    ).toHaveLength(1);
    FullAliment.shape.allergens.parse(allergens);
    FullAliment.shape.suits.parse(suits);
    FullAliment.shape.portions.parse(portions);
  }
  const energies = all.flatMap(({ name, calories, ...one }) => {
    const computed = energyKcal({ ...one, fiber: one.micronutrients.fiber, alcohol: one.micronutrients.alcohol });
    return calories === null || computed === null
      ? []
      : [{ name, isFar: Math.abs(calories - computed) > 20 + calories * 0.25 }];
  });
  expect(energies.filter(({ isFar }) => isFar).length / energies.length).toBeLessThan(0.01);
});

test('loading the same file again changes nothing; a food that left the file is archived', async () => {
  expect(await load()).toBe(false);
  await server.owner.query(`insert into system_aliments (id, source, source_ref, name_it)
    values (gen_random_uuid(), 'ciqual', 'tolto', 'Alimento tolto')`);
  await server.owner.query(`delete from installation where name = 'aliment catalogue'`);
  expect(await load()).toBe(true);
  expect(await firstOf('alimento tolto')).toBeUndefined();
});

test('a newer file keeps the allergens that an import stated of a food', async () => {
  await server.owner.query(`update system_aliments set edition = '2024', allergens = allergens || '{"milk": "contains"}'
    where source_ref = '9824'`);
  await server.owner.query(`delete from installation where name = 'aliment catalogue'`);
  await load();

  const { rows } = await server.owner.query(`select allergens from system_aliments where source_ref = '9824'`);
  expect(rows[0].allergens).toEqual({ milk: 'contains', eggs: 'suspected' });
});

test.each([
  ['pomodoro', /^Pomodor/],
  ['petto di pollo', /pollo/i],
  ['olio oliva', /^Olio (extravergine )?d/i],
  ['zuccina', /^Zucchin/],
  ['tomatoes', /[Pp]omodor/],
  ['pasta', /^Pasta/],
  ['latte', /^Latte/],
  ['uova', /^Uov/],
])('a search for %s finds the plain food first', async (search, name) => {
  expect(await firstOf(search)).toMatch(name);
});

test.each([
  ['fette biscottate', 'fetta biscottata', 9],
  ['kiwi', 'kiwi', 74],
  ['mele con buccia', 'mela', 154],
  ['pomodori maturi', 'pomodoro', 148],
  ['latte intero', 'bicchiere', 200],
  ['bevanda di avena', 'bicchiere', 200],
  ["succo d'arancia", 'bicchiere', 200],
])('%s of the library has the measure %s of %i g', async (search, label, grams) => {
  const [food] = (await list(search)).aliments;

  expect(food?.portions).toContainEqual(expect.objectContaining({ label, grams }));
});

test('an imported product has a label, also without a brand; a food of a composition table has none', async () => {
  await server.owner.query(`insert into system_aliments (id, source, source_ref, name_it, edition)
    values (gen_random_uuid(), 'off', 'senza-marca', 'Zuppetta senza marca', 'Open Food Facts')`);

  expect((await list('zuppetta senza marca')).aliments[0]).toMatchObject({ brand: '', isOwn: false, hasLabel: true });
  expect((await list('pasta di semola')).aliments[0]).toMatchObject({ isOwn: false, hasLabel: false });
});

test('a food of the library can be duplicated, not changed or deleted', async () => {
  const [food] = (await list('pasta di semola')).aliments;
  const id = food?.id ?? '';
  const { aliment } = (await server.ask(alimentRoutes.get, { id }, studio.admin)).data;
  const { isOwn, isArchived: _, id: __, source, sourceRef: ___, ...draft } = aliment;
  const update = await server.ask(alimentRoutes.update, { ...draft, id }, studio.admin);
  const names = { name: 'Pasta mia', name_en: '' };
  const clone = (await server.ask(alimentRoutes.clone, { id, names }, studio.admin)).data.aliment;

  expect([isOwn, update.code, (await server.ask(alimentRoutes.delete, { id }, studio.admin)).code]).toEqual([
    false,
    'of_library',
    'of_library',
  ]);
  expect(clone).toMatchObject({ ...names, isOwn: true, source, micronutrients: aliment.micronutrients });
});
