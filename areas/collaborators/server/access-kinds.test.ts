import { beforeAll, beforeEach, expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { photoRoutes } from '#areas/progress/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { accessRoutes } from '../contract.ts';
import { accessKindOf } from '../rules/access-kind.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.owner.query('delete from client_accesses where account_id = $1', [studio.accountId]);
  clientId = studio.ids['clients'] ?? '';
});

const accesses = async () => (await server.ask(accessRoutes.accesses.own, { page: 1 }, studio.client)).data.accesses;

test('the client reads which records were opened, one row for each person, kind and hour, whatever the number of requests', async () => {
  const open = () => server.ask(metricRoutes.list.client, { clientId }, studio.admin);

  await Promise.all(Array.from({ length: 20 }, open));
  await server.ask(photoRoutes.list.client, { clientId }, studio.admin);
  await server.ask(metricRoutes.list.own, {}, studio.client);

  const rows = 'select kind from client_accesses where client_id = $1 order by kind';
  expect((await server.owner.query(rows, [clientId])).rows).toEqual([{ kind: 'measurements' }, { kind: 'photos' }]);
  expect(await accesses()).toEqual([
    { name: 'Studio Prova admin', hour: expect.any(String), isAsClient: false, kinds: ['measurements', 'photos'] },
  ]);
});

test('reading the chat of a client is an access to it; the client reading their own is none', async () => {
  await server.ask(chatRoutes.messages, { conversationId: clientId }, studio.admin);
  await server.ask(chatRoutes.messages, { conversationId: clientId }, studio.client);

  expect(await accesses()).toMatchObject([{ name: 'Studio Prova admin', kinds: ['chat'] }]);
});

test('a refused read is not an access', async () => {
  await server.ask(metricRoutes.list.client, { clientId }, studio.nutritionist);
  const limited = await server.ask(accessRoutes.accesses.client, { clientId, page: 1 }, studio.coach);

  expect(limited.status).toBe(403);
  expect(await accesses()).toEqual([]);
});

test('accesses to the clients of another studio are not found, and not in the list of its clients', async () => {
  const other = await openTestStudio(server);
  await server.ask(metricRoutes.list.client, { clientId }, studio.admin);

  const foreign = await server.ask(accessRoutes.accesses.client, { clientId, page: 1 }, other.admin);
  const { rows } = await server.owner.query('select from client_accesses where client_id = $1', [clientId]);

  expect(foreign.status).toBe(404);
  expect(rows).toHaveLength(1);
  const { data } = await server.ask(accessRoutes.accesses.own, { page: 1 }, other.client);
  expect(data.accesses.flatMap(({ kinds }) => kinds)).not.toContain('measurements');
});

test('the list of a client is read with the key of the table', async () => {
  const values = [studio.accountId, clientId];
  await server.owner.query(
    `insert into client_accesses (account_id, client_id, hour, membership_id, is_as_client, kind)
    select $1, clients.id, date_bin('1 hour', now(), timestamptz '2000-01-01 00:00+00') - n * interval '1 hour', memberships.id, false, 'visits'
    from generate_series(1, 4000) n, clients, memberships
    where clients.account_id = $1 and clients.id <> $2 and memberships.account_id = $1 and memberships.role = 'admin'`,
    values,
  );
  await server.owner.query('analyze client_accesses');

  const { rows } = await server.owner.query<{ 'QUERY PLAN': string }>(
    'explain select hour from client_accesses where account_id = $1 and client_id = $2 order by hour desc limit 26',
    values,
  );

  const scanned = rows.map((row) => row['QUERY PLAN']).join(' ');
  expect(scanned).toContain('client_accesses_pkey');
  expect(scanned).not.toContain('Seq Scan');
});

test('every address below a client says what it opens, except those of the record itself', () => {
  const endpoints = areas.flatMap(({ routes }) => routes.map(({ route }) => route.endpoint));
  const below = endpoints.filter((endpoint) => endpoint.includes('/clients/:clientId/'));

  const unnamed = new Set(below.filter((one) => accessKindOf(one) === 'record').map((one) => one.split('/')[3]));

  expect(below.length).toBeGreaterThan(60);
  expect([...unnamed].toSorted()).toEqual(['accesses', 'consents', 'notifications', 'view-as-client']);
});
