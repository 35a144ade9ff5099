import { beforeAll, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { runUpdates } from '#shell/server/server.ts';
import { type AlimentDraft, type AlimentFilters, alimentRoutes } from '../contract/library.ts';
import { alimentDraft } from '../example.ts';
import { strengthOf } from '../rules/food-allergens.ts';
import { alimentsServer } from './routes.ts';
import { importIntoLibrary } from './testing/library-import.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  await runUpdates([alimentsServer], server.ownerUrl);
});

const undeclared = { name_en: '', barcode: null, allergens: {}, declaresAllergens: false, suits: [] };
const create = async (changes: Partial<AlimentDraft>) =>
  (await server.ask(alimentRoutes.create, { ...alimentDraft, ...undeclared, ...changes }, studio.admin)).data.aliment;
const foodsWithout = async (withoutAllergen: AlimentFilters['withoutAllergen'], search: string) =>
  (await server.ask(alimentRoutes.list, { search, withoutAllergen }, studio.admin)).data.aliments;
const namesWithout = async (...filter: Parameters<typeof foodsWithout>) =>
  (await foodsWithout(...filter)).map(({ name, name_en }) => name || name_en);

test('foods without gluten leave out an own food that is called rye bread and declares nothing, until its name changes', async () => {
  const { id, version } = await create({ name: 'Panzotto di segale' });
  expect(await namesWithout('gluten', 'panzotto')).toEqual([]);
  expect(await namesWithout('milk', 'panzotto')).toEqual(['Panzotto di segale']);

  const renamed = { ...alimentDraft, ...undeclared, id, version, name: 'Panzotto di mais' };
  await server.ask(alimentRoutes.update, renamed, studio.admin);

  expect(await namesWithout('gluten', 'panzotto')).toEqual(['Panzotto di mais']);
});

test('a label that declares no gluten counts more than the name; a declared allergen counts without the name', async () => {
  await create({ name: 'Torzello di farro', declaresAllergens: true });
  await create({ name: 'Torzello misto', allergens: { gluten: 'may_contain' } });

  expect(await namesWithout('gluten', 'torzello')).toEqual(['Torzello di farro']);
});

test('a duplicate under another name is found by its own name', async () => {
  const { id } = await create({ name: 'Frullone di riso' });

  const names = { name: 'Frullone di orzo', name_en: '' };
  await server.ask(alimentRoutes.clone, { id, names }, studio.admin);

  expect(await namesWithout('gluten', 'frullone')).toEqual(['Frullone di riso']);
});

test('no food of the library in a list without an allergen has the allergen, by declaration or by name', async () => {
  const searched = [
    ['gluten', 'pane'],
    ['milk', 'formaggio'],
    ['nuts', 'noci'],
    ['fish', 'tonno'],
  ] as const;

  for (const [allergen, search] of searched) {
    const foods = await foodsWithout(allergen, search);
    expect(foods.filter((food) => strengthOf(food, allergen)).map(({ name }) => name)).toEqual([]);
  }
});

test('an imported product is left out by its name, also by one that a later file adds', async () => {
  await importIntoLibrary(server.owner, 'off', { name_it: 'Zuppone di farro', brand: 'Orto' });
  await importIntoLibrary(server.owner, 'swiss', { name_en: 'Zuppone soup' });
  expect(await namesWithout('gluten', 'zuppone')).toEqual(['Zuppone soup']);

  await importIntoLibrary(server.owner, 'swiss', { name_it: 'Zuppone di orzo', name_en: 'Zuppone of spelt' });

  expect(await namesWithout('gluten', 'zuppone')).toEqual([]);
});

test('an own food from before names were stored is left out, and found again once the server has read its name', async () => {
  await create({ name: 'Gnoccone di segale' });
  await create({ name: 'Gnoccone di patate' });
  await server.owner.query('update aliments set named_allergens_it = null, named_allergens_en = null');
  expect(await namesWithout('gluten', 'gnoccone')).toEqual([]);

  await server.owner.query(`delete from installation where name = 'named allergens'`);
  await runUpdates([alimentsServer], server.ownerUrl);

  expect(await namesWithout('gluten', 'gnoccone')).toEqual(['Gnoccone di patate']);
});
