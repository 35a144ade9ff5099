import { beforeAll, expect, test } from 'vitest';
import { adviceRoutes } from '#areas/advices/contract.ts';
import { adviceExample } from '#areas/advices/example.ts';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { macroRoutes } from '../contract/library.ts';
import { macroDraft } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

test('macros, recipes, own foods and advice of a nutritionist are on the checklist of the removal, and get a new author', async () => {
  const { admin, nutritionist } = studio;
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, admin)).data;
  const id = collaborators.find(({ role }) => role === 'nutritionist')?.id ?? '';
  const clientId = studio.ids['clients'] ?? '';
  await server.ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind: 'nutrition', to: id }, admin);
  await server.ask(macroRoutes.create, macroDraft, nutritionist);
  const ingredients = { name: 'Pasta al pomodoro', name_en: '' };
  await server.ask(recipeRoutes.create, ingredients, nutritionist);
  await server.ask(alimentRoutes.create, alimentDraft, nutritionist);
  const advice = { ...adviceExample, id: newId(), advisedOn: '2026-01-10', clientId };
  await server.ask(adviceRoutes.create, advice, nutritionist);

  const { lines } = (await server.ask(collaboratorRoutes.previewRemoval, { id }, admin)).data;
  const kinds = ['advices', 'aliments', 'macro_templates', 'recipes'];
  expect(lines.filter(({ kind }) => kinds.includes(kind))).toMatchObject([
    { kind: 'advices', label: '1 consiglio dato', total: 1, isRemovable: false },
    { kind: 'aliments', label: '1 alimento creato', total: 1, isRemovable: false },
    { kind: 'recipes', total: 1, isRemovable: false },
    { kind: 'macro_templates', total: 1, isRemovable: true },
  ]);

  const { collaborators: all } = (await server.ask(collaboratorRoutes.list, {}, admin)).data;
  const to = all.find(({ role }) => role === 'coach')?.id ?? '';
  // The coach may see the library of nutrition now, and is in charge of no client.
  await server.owner.query('update memberships set permissions = $2 where id = $1', [to, rolePermissions().admin]);
  const records = lines.filter(({ kind }) => kind !== 'clients');
  const decisions = records.map(({ kind }) => ({ kind, action: 'handOver' as const, to }));
  const removed = await server.ask(collaboratorRoutes.remove, { id, lines: decisions }, admin);
  expect(removed.status).toBe(200);
  const columns = {
    aliments: 'created_by',
    recipes: 'created_by',
    macros: 'created_by',
    nutritional_advices: 'author_id',
  };
  for (const [table, column] of Object.entries(columns)) {
    const { rows } = await server.owner.query(`select 1 from ${table} where ${column} = $1`, [to]);
    expect(rows.length, table).toBeGreaterThan(0);
  }
});
