import fs from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { runUpdates } from '#shell/server/server.ts';
import { recipeRoutes } from '../contract/library.ts';
import { recipeDraft, storedIngredient } from '../example.ts';
import { recipesServer } from './routes.ts';

let server: TestServer;
let studio: TestStudio;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  await server.owner.query('delete from recipes where account_id = $1', [studio.accountId]);
});

/** Stores a recipe with one own food that declares no allergens. */
async function createRecipeWith(name: string): Promise<void> {
  const draft = { ...alimentDraft, name, name_en: '', allergens: {}, declaresAllergens: false };
  const { aliment } = (await server.ask(alimentRoutes.create, draft, studio.admin)).data;
  const components = [storedIngredient(aliment.id, 20, newId())];
  await server.ask(recipeRoutes.create, { ...recipeDraft, components }, studio.admin);
}

const list = async () => (await server.ask(recipeRoutes.list, {}, studio.admin)).data;

test('recipes that were stored before names were checked have the allergens that the names of their foods suggest', async () => {
  await createRecipeWith('Crema di nocciole');
  await server.owner.query(`update recipes set allergens = '{}' where account_id = $1`, [studio.accountId]);
  await server.owner.query(`delete from installation where name = 'recipe allergens'`);

  await runUpdates([recipesServer], server.ownerUrl);

  expect((await list()).recipes[0]?.allergens).toEqual({ nuts: 'named' });
});

test('recipes that were stored before copies of foods said whether they have a label are still to be checked', async () => {
  await createRecipeWith('Sugo della casa');
  await server.owner.query(
    `update recipes set aliments = (select jsonb_agg(food - 'isOwn' - 'hasLabel') from jsonb_array_elements(aliments) food)
    where account_id = $1`,
    [studio.accountId],
  );
  await server.owner.query(fs.readFileSync('database/migrations/0163_labels_of_recipe_foods.sql', 'utf8'));
  await server.owner.query(`delete from installation where name = 'recipe allergens'`);

  await runUpdates([recipesServer], server.ownerUrl);

  expect((await list()).recipes[0]).toMatchObject({ declaresAllergens: false });
});
