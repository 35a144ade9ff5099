import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { recipeRoutes } from '../contract/library.ts';
import { recipeDraft, storedIngredient } from '../example.ts';

const waitingMs = 300;

test('recipes that get a food, are changed or are duplicated while its allergens are corrected have the new allergens', async () => {
  const server = await openTestServer();
  const { admin } = await openTestStudio(server);
  const createFood = async (name: string) => {
    const draft = { ...alimentDraft, name, name_en: '', allergens: {}, suits: [] };
    return (await server.ask(alimentRoutes.create, draft, admin)).data.aliment;
  };
  const [granola, oil] = [await createFood('Granola'), await createFood('Olio della casa')];
  const components = [storedIngredient(granola.id, 40, newId())];
  const create = async (draft: object) =>
    (await server.ask(recipeRoutes.create, { ...recipeDraft, ...draft }, admin)).data.recipe;
  const update = async (id: string) =>
    (await server.ask(recipeRoutes.update, { ...recipeDraft, id, version: 1, components }, admin)).data.recipe;
  const [first, second] = [await create({ components }), await create({ components })];
  const without = await create({ components: [storedIngredient(oil.id, 10, newId())] });
  await server.owner.query('begin');
  await server.owner.query('select from recipes where id = $1 for update', [first.id]);
  const { isOwn: _, hasLabel: __, isArchived: ___, source: ____, sourceRef: _____, label: ______, ...draft } = granola;
  const correcting = server.ask(alimentRoutes.update, { ...draft, allergens: { nuts: 'contains' } }, admin);
  // The correction waits for the first recipe.
  await pause(waitingMs);

  const saving = Promise.all([
    create({ components }),
    update(second.id),
    update(without.id),
    server.ask(recipeRoutes.clone, { id: second.id, names: { name: 'Copia', name_en: '' } }, admin),
  ]);
  await pause(waitingMs);
  await server.owner.query('commit');
  const [created, , , cloned] = await saving;

  expect((await correcting).status).toBe(200);
  for (const id of [first.id, second.id, without.id, created.id, cloned.data.recipe.id]) {
    // The transaction that waited for the first recipe has no time left for the second one, which a job corrects.
    await vi.waitFor(async () => {
      const { recipe } = (await server.ask(recipeRoutes.get, { id }, admin)).data;
      expect(recipe.aliments.map(({ allergens }) => allergens)).toEqual([{ nuts: 'contains' }]);
    }, 10_000);
  }
});
