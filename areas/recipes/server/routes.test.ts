import { beforeEach, describe, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { recipeRoutes } from '../contract/library.ts';
import { recipeDraft, storedIngredient } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  for (const table of ['recipes', 'aliments'])
    await server.owner.query(`delete from ${table} where account_id = $1`, [studio.accountId]);
});

const createFood = async (name: string, changes: Partial<ApiRequest<typeof alimentRoutes.create>> = {}) =>
  (await server.ask(alimentRoutes.create, { ...alimentDraft, name, name_en: '', ...changes }, studio.admin)).data
    .aliment;
const ingredient = (alimentId: string, quantity: number) => storedIngredient(alimentId, quantity, newId());
const create = (changes: Partial<ApiRequest<typeof recipeRoutes.create>> = {}, token = studio.admin) =>
  server.ask(recipeRoutes.create, { ...recipeDraft, ...changes }, token);
const get = async (id: string) => (await server.ask(recipeRoutes.get, { id }, studio.admin)).data.recipe;
const list = async (query: ApiRequest<typeof recipeRoutes.list> = {}) =>
  (await server.ask(recipeRoutes.list, query, studio.admin)).data;
const namesOf = async (query: ApiRequest<typeof recipeRoutes.list> = {}) =>
  (await list(query)).recipes.map(({ name }) => name);

test('a recipe keeps each food once, as the account has it, and its totals are in the list', async () => {
  const pasta = await createFood('Pasta', { calories: 350, protein_tot: 12 });
  const oil = await createFood('Olio', { calories: 900, protein_tot: 0, allergens: {} });
  const components = [ingredient(pasta.id, 160), { ...ingredient(oil.id, 20), alternatives: [] }];
  const { recipe } = (await create({ components })).data;

  expect(recipe).toMatchObject({ ...recipeDraft, components, version: 1, picture: null });
  expect(recipe.aliments.map(({ name }) => name)).toEqual(['Pasta', 'Olio']);
  const [card] = (await list()).recipes;
  expect(card?.protein_tot).toBeCloseTo(19.2, 6);
  expect(card).toMatchObject({ calories: 740, rawGrams: 180, portions: 2, ingredients: 2 });
  expect(card).toMatchObject({ allergens: { gluten: 'contains', milk: 'may_contain' }, declaresAllergens: true });
});

test('a recipe with a hazelnut cream without declared allergens may contain nuts in the list, and is not found without them', async () => {
  const undeclared = { allergens: {}, declaresAllergens: false };
  const cream = await createFood('Crema di nocciole', undeclared);
  await create({ components: [ingredient(cream.id, 20)] });

  const [card] = (await list()).recipes;
  expect(card).toMatchObject({ allergens: { nuts: 'named' }, declaresAllergens: false });
  expect(await namesOf({ withoutAllergen: 'nuts' })).toEqual([]);
  expect(await namesOf({ withoutAllergen: 'milk' })).toEqual([recipeDraft.name]);
});

test('foods of the table without a declaration leave nothing to check in a recipe', async () => {
  const { aliments } = (await server.ask(alimentRoutes.list, { owner: 'system' }, studio.admin)).data;
  const plain = aliments.find(({ declaresAllergens, allergens }) => !declaresAllergens && !('gluten' in allergens));
  await create({ components: [ingredient(plain?.id ?? '', 20)] });

  expect((await list()).recipes[0]).toMatchObject({ declaresAllergens: true });
});

test('the foods of listed recipes come in one response, without recipes of another account', async () => {
  const other = await openTestStudio(server, 'Studio Vicino');
  const pasta = await createFood('Pasta');
  const ids = await Promise.all(
    ['Prima', 'Seconda'].map(async (name) => {
      const { recipe } = (await create({ name, components: [ingredient(pasta.id, 80)] })).data;
      return recipe.id;
    }),
  );
  const foodsOf = (recipeIds: string[], token = studio.admin) =>
    server.ask(recipeRoutes.foods, { ids: recipeIds }, token);
  const { recipes } = (await foodsOf([...ids, other.ids['recipes'] ?? ''])).data;

  expect(recipes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(recipes[0]?.aliments.map(({ name }) => name)).toEqual(['Pasta']);
  expect((await foodsOf(Array.from({ length: 26 }, newId))).status).toBe(422);
  expect((await foodsOf(ids, studio.client)).status).toBe(403);
});

test('the list has the totals before rounding, so that a portion of them is that of the editor', async () => {
  const oats = await createFood('Avena', { calories: 372.3, protein_tot: 13.15 });
  await create({ components: [ingredient(oats.id, 33)], portions: 2 });

  const [card] = (await list()).recipes;
  expect(card?.calories).toBeCloseTo(122.859, 6);
  expect(card?.protein_tot).toBeCloseTo(4.3395, 6);
});

describe('a recipe is refused', () => {
  test('without a name, or with the same ingredient twice; as an alternative of another one it may be there', async () => {
    const [pasta, rice] = [await createFood('Pasta'), await createFood('Riso')];
    const doubled = await create({ components: [ingredient(pasta.id, 80), ingredient(pasta.id, 20)] });
    const alternative = { ...ingredient(rice.id, 80), alternatives: [alternativeOf(pasta.id)] };

    expect(await create({ name: ' ', name_en: '' })).toMatchObject({ status: 422, code: 'name_missing' });
    expect(doubled).toMatchObject({ status: 409, code: 'ingredient_exists' });
    expect((await create({ components: [ingredient(pasta.id, 80), alternative] })).status).toBe(200);
  });

  test('with a food of another account, or one that does not exist', async () => {
    const other = await openTestStudio(server, 'Studio Vicino');
    const replies = await Promise.all([
      create({ components: [ingredient(other.ids['aliments'] ?? '', 80)] }),
      create({ components: [ingredient(newId(), 80)] }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(await namesOf()).toEqual([]);
  });

  test('with impossible numbers', async () => {
    const replies = [
      await create({ portions: 0 }),
      await create({ yieldGrams: 0 }),
      await create({ components: Array.from({ length: 101 }, () => ingredient(newId(), 1)) }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422]);
  });
});

test('a save on an older version is refused with the recipe as it is now', async () => {
  const { id } = (await create()).data.recipe;
  const change = { ...recipeDraft, id, name: 'Pasta al pesto', version: 1 };
  await server.ask(recipeRoutes.update, change, studio.admin);
  const stale = await server.ask(recipeRoutes.update, { ...change, name: 'Altro' }, studio.admin);

  expect(stale).toMatchObject({ status: 409, data: { record: { name: 'Pasta al pesto', version: 2 } } });
});

test('a corrected food is corrected in the recipes that have it, and its totals with it', async () => {
  const pasta = await createFood('Pasta', { calories: 350 });
  const { recipe } = (await create({ components: [ingredient(pasta.id, 200)] })).data;
  const { isOwn: _, isArchived: __, source: ___, sourceRef: ____, ...food } = pasta;
  await server.ask(alimentRoutes.update, { ...food, calories: 360, name: 'Pasta corta' }, studio.admin);

  expect((await get(recipe.id)).aliments[0]).toMatchObject({ name: 'Pasta corta', calories: 360 });
  expect((await list()).recipes[0]?.calories).toBe(720);
});

test('a used food is archived instead of deleted, and the recipe keeps it', async () => {
  const pasta = await createFood('Pasta');
  const { recipe } = (await create({ components: [ingredient(pasta.id, 80)] })).data;
  await server.ask(alimentRoutes.delete, { id: pasta.id }, studio.admin);
  const changed = { ...recipeDraft, id: recipe.id, components: recipe.components, portions: 4, version: 1 };

  expect((await server.ask(recipeRoutes.update, changed, studio.admin)).data.recipe.aliments).toHaveLength(1);
  const archived = await server.ask(alimentRoutes.list, { owner: 'archived' }, studio.admin);
  expect(archived.data.aliments.map(({ name }) => name)).toEqual(['Pasta']);
});

describe('the list', () => {
  const withFood = async (name: string, calories: number, changes: Parameters<typeof createFood>[1] = {}) => {
    const food = await createFood(`Cibo ${name}`, { calories, ...changes });
    await create({ name, name_en: '', portions: 1, components: [ingredient(food.id, 100)] });
    return food;
  };

  test('finds names in both languages, without accents, in singular and plural', async () => {
    await create({ name: 'Ragù di lenticchie', name_en: 'Lentil ragout' });
    await create({ name: 'Riso al ragù', name_en: '' });

    expect(await namesOf({ search: 'ragu' })).toEqual(['Ragù di lenticchie', 'Riso al ragù']);
    expect(await namesOf({ search: 'lenticchia' })).toEqual(['Ragù di lenticchie']);
    expect(await namesOf({ search: 'lentils' })).toEqual(['Ragù di lenticchie']);
    expect(await namesOf({ search: '%_\'"&|!:*' })).toHaveLength(2);
  });

  test('filters by allergen, diet, calories of a portion, food and author, and sorts', async () => {
    const oats = await withFood('Porridge', 370, { allergens: { gluten: 'suspected' }, suits: ['vegan'] });
    await withFood('Insalata', 20, { allergens: {}, suits: ['vegan', 'gluten_free'] });
    await withFood('Torta', 420, { allergens: { milk: 'contains' }, suits: [] });

    expect(await namesOf({ withoutAllergen: 'gluten', sortBy: 'name', sortOrder: 'asc' })).toEqual([
      'Insalata',
      'Torta',
    ]);
    expect(await namesOf({ suits: 'vegan', sortBy: 'calories', sortOrder: 'desc' })).toEqual(['Porridge', 'Insalata']);
    expect(await namesOf({ caloriesMin: 300, caloriesMax: 400 })).toEqual(['Porridge']);
    expect(await namesOf({ alimentId: oats.id })).toEqual(['Porridge']);
    const own = await server.ask(recipeRoutes.list, { own: true }, studio.nutritionist);
    expect(own.data.recipes).toEqual([]);
    expect(await namesOf()).toEqual(['Torta', 'Insalata', 'Porridge']);
  });

  test('has pages of 25, each recipe once', async () => {
    for (let number = 0; number < 30; number++) await create({ name: `Zuppa ${number}` });
    const [first, second] = [await list(), await list({ page: 2 })];

    expect([first.nextPage, second.nextPage]).toEqual([2, 0]);
    expect(new Set([...first.recipes, ...second.recipes].map(({ id }) => id)).size).toBe(30);
  });
});

test('a duplicate has other names and the same ingredients; the original can be deleted', async () => {
  const pasta = await createFood('Pasta');
  const { recipe } = (await create({ components: [ingredient(pasta.id, 80)] })).data;
  const names = { name: 'Copia', name_en: 'Copy' };
  const copy = (await server.ask(recipeRoutes.clone, { id: recipe.id, names }, studio.admin)).data.recipe;
  await server.ask(recipeRoutes.delete, { id: recipe.id }, studio.admin);

  expect(await get(copy.id)).toMatchObject({ ...names, components: recipe.components, version: 1 });
  expect((await server.ask(recipeRoutes.get, { id: recipe.id }, studio.admin)).status).toBe(404);
});

describe('pasted ingredients', () => {
  const parse = async (text: string) => server.ask(recipeRoutes.parseIngredients, { text }, studio.admin);

  test('are read line by line with the foods that they may mean; a line without a food stays', async () => {
    await createFood('Ciambotta di nonna');
    await createFood('Olio extravergine di oliva');
    const text = "80 g di ciambotta\n2 cucchiai d'olio extravergine bio\nqualcosa di ignoto xyzq";
    const { lines } = (await parse(text)).data;

    expect(lines.map(({ count, unit, candidates }) => [count, unit, candidates[0]?.name])).toEqual([
      [80, 'g', 'Ciambotta di nonna'],
      [2, 'tablespoon', 'Olio extravergine di oliva'],
      [null, null, undefined],
    ]);
    expect(lines.map(({ isSimilarOnly }) => isSimilarOnly)).toEqual([false, true, true]);
    expect(lines[2]?.text).toBe('qualcosa di ignoto xyzq');
  });

  test('keep what is eaten instead as an alternative with its own foods', async () => {
    for (const name of ['Ricotta', 'Prosciutto']) await createFood(`${name} di nonna`);
    const { lines } = (await parse('100 g ricotta di nonna (oppure 60 g prosciutto di nonna)')).data;

    expect(lines.map(({ count, isAlternative, candidates }) => [count, isAlternative, candidates[0]?.name])).toEqual([
      [100, false, 'Ricotta di nonna'],
      [60, true, 'Prosciutto di nonna'],
    ]);
  });

  test('name the food without the size of its pieces', async () => {
    await createFood('Melarancia di nonna');
    const { lines } = (await parse('Melarancia di nonna media (150 g)')).data;

    expect(lines).toMatchObject([{ isSimilarOnly: false, candidates: [{ name: 'Melarancia di nonna' }] }]);
  });

  test('are not split where a food has exactly the written name', async () => {
    for (const name of ['Muesli con nocciole di nonna', 'Muesli di nonna', 'Nocciole di nonna']) await createFood(name);
    const { lines } = (await parse('muesli con Nocciole di nonna 30 g\nmuesli di nonna con nocciole 30 g')).data;

    expect(lines.map(({ count, candidates }) => [count, candidates[0]?.name])).toEqual([
      [30, 'Muesli con nocciole di nonna'],
      [30, 'Muesli di nonna'],
      [null, expect.stringMatching(/^Nocciole/)],
    ]);
  });

  test('are not split where a food has exactly a written name of many words, however many foods begin like it', async () => {
    const beginning = 'Zuppa di ceci con riso e rosmarino della';
    for (const end of ['nonna', ...Array.from({ length: 12 }, (_, index) => `a${index}`)])
      await createFood(`${beginning} ${end}`);
    const { lines } = (await parse(`${beginning} nonna 30 g`)).data;

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ count: 30, food: `${beginning} nonna` });
  });

  test('of two foods with the same name the one with all its values is proposed', async () => {
    const { aliments } = (
      await server.ask(alimentRoutes.list, { owner: 'system', search: 'pane integrale' }, studio.admin)
    ).data;
    const measured = aliments.find(({ brand, lipids_tot }) => brand === '' && lipids_tot !== null);
    if (!measured) throw new Error('the library has no such food');
    await createFood(measured.name, { lipids_tot: null });
    const { lines } = (await parse(`${measured.name.replaceAll(',', '')} 50 g`)).data;

    expect(lines[0]?.candidates.slice(0, 2).map(({ name, isOwn }) => [name, isOwn])).toEqual([
      [measured.name, false],
      [measured.name, true],
    ]);
  });

  test('are at most 250 lines, those of a week of meals', async () => {
    expect(await parse('sale\n'.repeat(251))).toMatchObject({ status: 422, code: 'too_many_lines' });
    expect((await parse('sale\n'.repeat(250))).data.lines).toHaveLength(250);
  });
});

test('of 20 saves of the same version at once one is stored and 19 are refused', async () => {
  const { id } = (await create()).data.recipe;
  const save = (name: string) =>
    server.ask(recipeRoutes.update, { ...recipeDraft, id, name, version: 1 }, studio.admin);
  const replies = await Promise.all(Array.from({ length: 20 }, (_, number) => save(`Nome ${number}`)));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
  expect((await get(id)).version).toBe(2);
});

function alternativeOf(alimentId: string) {
  const { role: _, isLocked: __, conflictNote: ___, alternatives: ____, ...alternative } = ingredient(alimentId, 70);
  return alternative;
}
