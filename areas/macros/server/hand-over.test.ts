import { beforeAll, expect, test } from 'vitest';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { macroRoutes } from '../contract/library.ts';
import { macroDraft } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

test('macros and recipes of a nutritionist are on the checklist of the removal, and get a new owner', async () => {
  const { admin, nutritionist } = studio;
  await server.ask(macroRoutes.create, macroDraft, nutritionist);
  const ingredients = { name: 'Pasta al pomodoro', name_en: '' };
  await server.ask(recipeRoutes.create, ingredients, nutritionist);
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, admin)).data;
  const id = collaborators.find(({ role }) => role === 'nutritionist')?.id ?? '';

  const { lines } = (await server.ask(collaboratorRoutes.previewRemoval, { id }, admin)).data;
  const kinds = ['macro_templates', 'recipes'];
  expect(lines.filter(({ kind }) => kinds.includes(kind))).toMatchObject([
    { kind: 'recipes', total: 1, isRemovable: false },
    { kind: 'macro_templates', total: 1, isRemovable: true },
  ]);

  const { collaborators: all } = (await server.ask(collaboratorRoutes.list, {}, admin)).data;
  const to = all.find(({ role }) => role === 'coach')?.id ?? '';
  const decisions = lines.map(({ kind }) => ({ kind, action: 'handOver' as const, to }));
  const removed = await server.ask(collaboratorRoutes.remove, { id, lines: decisions }, admin);
  expect(removed.status).toBe(200);
  for (const table of ['macros', 'recipes']) {
    const { rows } = await server.owner.query(`select 1 from ${table} where created_by = $1`, [to]);
    expect(rows.length).toBeGreaterThan(0);
  }
});
