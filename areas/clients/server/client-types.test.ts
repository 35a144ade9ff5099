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

test('a rename in a tab that was opened before another rename is refused with the present name', async () => {
  const server = await openTestServer();
  const own = await openTestStudio(server);
  const { id } = (await server.ask(clientRoutes.createType, { name: 'Gara' }, own.admin)).data.clientType;
  const rename = (name: string) => server.ask(clientRoutes.updateType, { id, version: 1, name }, own.admin);
  await rename('Agonisti');

  const stale = await rename('Amatori');

  expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
  expect(stale.data).toMatchObject({ record: { id, name: 'Agonisti', version: 2 } });
  const { clientTypes } = (await server.ask(clientRoutes.typeFilters, {}, own.admin)).data;
  expect(clientTypes.map(({ name }) => name)).toContain('Agonisti');
});

test('20 new types at once keep the limit of 200', async () => {
  const server = await openTestServer();
  const own = await openTestStudio(server);
  await server.owner.query(
    `insert into client_types (account_id, id, name) select $1, gen_random_uuid(), 'Tipo ' || n
     from generate_series(1, 190 - (select count(*) from client_types where account_id = $1)) n`,
    [own.accountId],
  );

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      server.ask(clientRoutes.createType, { name: `Nuovo ${number}` }, own.admin),
    ),
  );

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(replies.filter(({ code }) => code === 'too_many_types')).toHaveLength(10);
});
