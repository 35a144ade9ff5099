import { beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { recipeRoutes } from '../contract/library.ts';
import { meantFood } from '../rules/meant-food.ts';
import { recipeDraft } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const text = '2 porzioni di Pasta e Ceci di nonna';
const create = async (token = studio.admin) =>
  (await server.ask(recipeRoutes.create, { ...recipeDraft, name: 'Pasta e ceci di nonna' }, token)).data.recipe;
const read = async (withRecipes = true, pasted = text) =>
  (await server.ask(recipeRoutes.parseIngredients, { text: pasted, withRecipes }, studio.admin)).data.lines;

test('a pasted line means the recipe of the account with exactly its name, and is not divided', async () => {
  const recipe = await create();

  expect((await read()).map(({ count, unit, recipes }) => [count, unit, recipes])).toEqual([[2, 'portion', [recipe]]]);
});

test('the ingredients of a recipe are no recipes', async () => {
  await create();

  expect((await read(false)).every(({ recipes }) => recipes === undefined)).toBe(true);
});

test.each([
  ['Frutta secca (noci, mandorle, nocciole) 30 g', 'Frutta secca mista senza arachidi, tostata in olio, senza sale'],
  ['30 g di frutta secca (noci e mandorle)', 'Frutta secca mista senza arachidi, tostata in olio, senza sale'],
  ['Frutta secca (noci, arachidi) 30 g', 'Frutta secca mista con arachidi, tostata, senza sale'],
])('“%s” is a food without other kinds than those in brackets', async (pasted, name) => {
  const [line] = await read(false, pasted);

  expect(line && meantFood(line)?.aliment.name).toBe(name);
});

test('recipes of other accounts and deleted ones are not meant', async () => {
  await create((await openTestStudio(server, 'Studio Vicino')).admin);
  const deleted = await create();
  await server.ask(recipeRoutes.delete, { id: deleted.id }, studio.admin);

  expect((await read()).every(({ recipes }) => recipes === undefined)).toBe(true);
});

test('a line that only says what is not eaten means no recipe, also of one without an English name', async () => {
  const named = { ...recipeDraft, name: 'Pasta e ceci di nonna', name_en: '' };
  expect((await server.ask(recipeRoutes.create, named, studio.admin)).status).toBe(200);

  const lines = await read(true, `${text}\nsenza sale`);
  expect(lines.map(({ recipes }) => recipes?.length ?? 0)).toEqual([1, 0]);
});
