import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { clientRoutes } from '../contract.ts';

test('client types are renamed and deleted by the admin; their clients stay without a type', async () => {
  const server = await openTestServer();
  const own = await openTestStudio(server);
  const { clientType } = (await server.ask(clientRoutes.createType, { name: 'Gara' }, own.admin)).data;
  const { client } = (
    await server.ask(
      clientRoutes.create,
      { name: 'Gara', email: 'gara@example.com', client_type_id: clientType.id },
      own.admin,
    )
  ).data;
  const rename = { id: clientType.id, version: clientType.version, name: 'Agonisti' };
  const filters = async (token = own.admin) =>
    (await server.ask(clientRoutes.typeFilters, {}, token)).data.clientTypes.map(({ name, total }) => [name, total]);

  expect((await server.ask(clientRoutes.updateType, rename, own.coach)).status).toBe(403);
  expect((await server.ask(clientRoutes.updateType, rename, own.admin)).data.clientType.name).toBe('Agonisti');
  expect(await filters()).toEqual([
    ['Agonisti', 1],
    ['Riservato', 0],
  ]);
  expect(await filters(own.coach)).toEqual([
    ['Agonisti', 0],
    ['Riservato', 0],
  ]);
  expect(
    await server.ask(clientRoutes.updateType, { ...rename, name: 'RISERVATO', version: 2 }, own.admin),
  ).toMatchObject({
    status: 422,
    code: 'type_taken',
  });
  expect((await server.ask(clientRoutes.deleteType, { id: clientType.id }, own.coach)).status).toBe(403);
  expect((await server.ask(clientRoutes.deleteType, { id: clientType.id }, own.admin)).status).toBe(200);
  expect((await server.ask(clientRoutes.detail, { id: client.id }, own.admin)).data.client.clientType).toBeNull();
});
