import { beforeAll, beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { type RecipeDraft, recipeRoutes } from '../contract/library.ts';
import { recipeDraft, storedIngredient } from '../example.ts';

const almondFlour = '200 g farina di mandorle';
let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

async function create(more: Partial<RecipeDraft> = {}) {
  const food = (await server.ask(alimentRoutes.create, { ...alimentDraft, name: 'Carote', name_en: '' }, studio.admin))
    .data.aliment;
  const components = [storedIngredient(food.id, 300, newId())];
  const draft = { ...recipeDraft, components, unreadLines: [almondFlour], ...more };
  return (await server.ask(recipeRoutes.create, draft, studio.admin)).data.recipe;
}

const listed = async (filters: object = {}) =>
  (await server.ask(recipeRoutes.list, filters, studio.admin)).data.recipes;

test('a recipe keeps the ingredients that were not read, and its values in the list are the least of what it has', async () => {
  const { id, unreadLines } = await create();

  expect(unreadLines).toEqual([almondFlour]);
  expect((await listed()).find((one) => one.id === id)).toMatchObject({
    unreadLines: 1,
    incomplete: ['calories', 'protein_tot', 'carbs_tot', 'lipids_tot'],
    declaresAllergens: false,
    suits: [],
  });
});

test('a recipe with almond flour that was not read is not among those without nuts', async () => {
  const { id } = await create();

  expect((await listed({ withoutAllergen: 'nuts' })).map((one) => one.id)).not.toContain(id);
  expect((await listed({ withoutAllergen: 'fish' })).map((one) => one.id)).toContain(id);
});

test('a copy of the recipe has them too, a save without the field keeps them, and an empty list takes them away', async () => {
  const { id, version, aliments: _, picture: __, unreadLines: ___, ...draft } = await create();
  const copy = (await server.ask(recipeRoutes.clone, { id, names: { name: 'Copia', name_en: '' } }, studio.admin)).data
    .recipe;
  expect(copy.unreadLines).toEqual([almondFlour]);

  const saved = (await server.ask(recipeRoutes.update, { ...draft, id, version }, studio.admin)).data.recipe;
  expect(saved.unreadLines).toEqual([almondFlour]);

  const request = { ...draft, id, version: saved.version, unreadLines: [] };
  expect((await server.ask(recipeRoutes.update, request, studio.admin)).data.recipe.unreadLines).toEqual([]);
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ unreadLines: 0, incomplete: [] });
});
