import { beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { connect } from '#shell/server/database/connect.ts';
import { clientRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

async function invite(email: string, more: object = {}, token = studio.admin) {
  return server.ask(clientRoutes.create, { name: 'Cliente Nuova', email, ...more }, token);
}

test('20 identical requests with one idempotency key add one client, and all get the same answer', async () => {
  const request = { name: 'Una Sola', email: 'una@example.com' };
  const send = () => server.ask(clientRoutes.create, request, studio.admin, 'it', 'once');

  const responses = await Promise.all(Array.from({ length: 20 }, send));

  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(new Set(responses.map(({ data }) => data.client.id)).size).toBe(1);
  expect((await server.ask(clientRoutes.list, { search: 'Una Sola' }, studio.admin)).data.clients).toHaveLength(1);
});

describe('list', () => {
  test('search, status and type filter it, and the counts stay unfiltered', async () => {
    const own = await openTestStudio(server);
    const clientType = (await server.ask(clientRoutes.createType, { name: 'A distanza' }, own.admin)).data.clientType;
    const { data } = await invite('zoe@example.com', { name: 'Zoe Rara', client_type_id: clientType.id }, own.admin);
    await server.ask(clientRoutes.deactivate, { id: data.client.id }, own.admin);
    const names = async (filters: object) =>
      (await server.ask(clientRoutes.list, filters, own.admin)).data.clients.map(({ name }) => name);

    expect(await names({ search: 'zoe r' })).toEqual(['Zoe Rara']);
    expect(await names({ status: 'inactive' })).toEqual(['Zoe Rara']);
    expect(await names({ selectedType: clientType.id })).toEqual(['Zoe Rara']);
    expect(await names({ status: 'active' })).toHaveLength(2);
    expect((await server.ask(clientRoutes.counts, {}, own.admin)).data).toEqual({
      total: 3,
      active: 2,
      inactive: 1,
      unregistered: 0,
    });
  });

  test('a client who has not registered counts as active, so that active and inactive add up to all', async () => {
    const own = await openTestStudio(server);
    const { data } = await invite('spenta@example.com', { name: 'Spenta' }, own.admin);
    await server.ask(clientRoutes.deactivate, { id: data.client.id }, own.admin);
    await invite('attesa@example.com', { name: 'In Attesa' }, own.admin);
    const figures = (await server.ask(clientRoutes.counts, {}, own.admin)).data;
    const rowsOf = async (status: 'active' | 'inactive' | 'unregistered') =>
      (await server.ask(clientRoutes.list, { status }, own.admin)).data.clients.length;

    expect(figures).toEqual({ total: 4, active: 3, inactive: 1, unregistered: 1 });
    expect([await rowsOf('active'), await rowsOf('inactive'), await rowsOf('unregistered')]).toEqual([3, 1, 1]);
  });

  test('wildcards of a search are literal characters', async () => {
    expect((await server.ask(clientRoutes.list, { search: '%' }, studio.admin)).data.clients).toEqual([]);
  });

  test('has pages of 25 with the number of the next page', async () => {
    const own = await openTestStudio(server);
    for (let count = 0; count < 25; count++)
      await invite(`pagina${count}@example.com`, { name: `Pagina ${count}` }, own.admin);

    const first = (await server.ask(clientRoutes.list, {}, own.admin)).data;
    const second = (await server.ask(clientRoutes.list, { page: 2 }, own.admin)).data;

    expect([first.clients.length, first.nextPage, second.clients.length, second.nextPage]).toEqual([25, 2, 2, 0]);
  });

  test('is sorted by a key with a direction; without a direction it is sorted by name', async () => {
    const own = await openTestStudio(server);
    for (const name of ['Bea Ordine', 'Ada Ordine', 'Zoe Ordine'])
      await invite(`${name.slice(0, 3)}@example.com`, { name }, own.admin);
    const named = async (sort: object) =>
      (await server.ask(clientRoutes.list, { search: 'Ordine', ...sort }, own.admin)).data.clients.map(
        ({ name }) => name,
      );

    expect((await named({ sortBy: 'name', sortOrder: 'desc' })).slice(0, 3)).toEqual([
      'Zoe Ordine',
      'Bea Ordine',
      'Ada Ordine',
    ]);
    expect((await named({ sortBy: 'createdAt' })).slice(0, 2)).toEqual(['Ada Ordine', 'Bea Ordine']);
    expect(await named({ sortOrder: 'desc' })).toEqual(await named({}));
  });

  test('a collaborator sees their own clients, including those they add', async () => {
    const own = await openTestStudio(server);
    const { data } = await invite('mia@example.com', {}, own.coach);

    const list = (await server.ask(clientRoutes.list, {}, own.coach)).data;

    expect(list.clients.map(({ id }) => id)).toEqual([data.client.id]);
  });
});

test('the options of a select are active clients by name, in pages of 50', async () => {
  const own = await openTestStudio(server);
  for (let count = 0; count < 51; count++)
    await invite(`scelta${count}@example.com`, { name: `Scelta ${count}` }, own.admin);
  const inactive = await invite('ferma@example.com', { name: 'Scelta ferma' }, own.admin);
  await server.ask(clientRoutes.deactivate, { id: inactive.data.client.id }, own.admin);
  const choose = async (page: number) =>
    (await server.ask(clientRoutes.forSelect, { search: 'scelta', page }, own.admin)).data;

  const [first, second] = [await choose(1), await choose(2)];

  expect([first.clients.length, first.nextPage, second.clients.length, second.nextPage]).toEqual([50, 2, 1, 0]);
  expect([...first.clients, ...second.clients].map(({ name }) => name)).not.toContain('Scelta ferma');
});

describe('limit of the payment plan', () => {
  test('after the trial the sixth active client is refused with 402 and a link to the plans, and nothing is stored', async () => {
    const own = await openTestStudio(server);
    for (let count = 0; count < 3; count++) await invite(`limite${count}@example.com`, {}, own.admin);
    await asOwner(`update accounts set trial_ends_at = now() - interval '10 days' where id = '${own.accountId}'`);

    const refused = await invite('sesta@example.com', {}, own.admin);
    const limit = (await server.ask(clientRoutes.limit, {}, own.admin)).data;

    expect(refused).toMatchObject({ status: 402, code: 'limit_reached', data: { redirect: '/payments' } });
    expect(limit).toMatchObject({ limit_reached: true, activeClients: 5, max_clients: 5 });
    expect((await server.ask(clientRoutes.counts, {}, own.admin)).data.total).toBe(5);
  });

  test('ten concurrent requests do not add more clients than the plan allows', async () => {
    const own = await openTestStudio(server);
    await asOwner(`update accounts set trial_ends_at = now() - interval '10 days' where id = '${own.accountId}'`);

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => invite(`insieme${index}@example.com`, {}, own.admin)),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await server.ask(clientRoutes.counts, {}, own.admin)).data.active).toBe(5);
  });
});

describe('one client', () => {
  test('a deactivated client loses access and regains it when restored', async () => {
    const own = await openTestStudio(server);
    const today = () => server.ask(trainingRoutes.today, {}, own.client);
    const id = own.ids['clients'] ?? '';
    await server.ask(clientRoutes.deactivate, { id }, own.admin);
    const [during, stranger] = [await today(), await server.ask(trainingRoutes.today, {}, `${own.client}x`)];
    await server.ask(clientRoutes.restore, { id }, own.admin);

    expect([during.status, (await today()).status]).toEqual([403, 200]);
    expect([during, stranger].map(({ code, data }) => [code, data])).toEqual([
      ['unauthenticated', { reason: 'access_paused', studio: 'Studio Prova', email: own.mails.admin }],
      ['unauthenticated', undefined],
    ]);
  });

  test('has the time zone of a client whose clock is not that of the studio, and none of the others', async () => {
    const own = await openTestStudio(server);
    const id = own.ids['clients'] ?? '';
    const zone = async () => (await server.ask(clientRoutes.detail, { id }, own.admin)).data.client.timeZone;
    const choose = (timeZone: string | null) => server.ask(accountRoutes.setTimeZone, { timeZone }, own.client);
    const before = await zone();
    await choose('America/New_York');
    const abroad = await zone();
    await choose('Europe/Rome');

    expect([before, abroad, await zone()]).toEqual([null, 'America/New_York', null]);
  });

  test('who may not view clients reads the name of a client they follow, and of nobody else', async () => {
    const own = await openTestStudio(server);
    const followed = (await invite('seguita@example.com', { name: 'Elena Conti' }, own.coach)).data.client.id;
    const other = (await invite('altra@example.com', {}, own.admin)).data.client.id;
    await asOwner(
      `update memberships set permissions = array['view workouts'] where account_id = '${own.accountId}' and role = 'coach'`,
    );

    const head = await server.ask(clientRoutes.head, { id: followed }, own.coach);

    const shown = {
      id: followed,
      name: 'Elena Conti',
      isActive: true,
      withdrawnConsents: [],
      lacksGuardian: false,
      deleteAfter: null,
    };
    expect(head.data.client).toEqual(shown);
    expect((await server.ask(clientRoutes.detail, { id: followed }, own.coach)).status).toBe(403);
    expect((await server.ask(clientRoutes.head, { id: other }, own.coach)).status).toBe(404);
  });

  test('deleting removes assignments, logs and access', async () => {
    const own = await openTestStudio(server);
    const id = own.ids['clients'] ?? '';
    await server.ask(clientRoutes.delete, { id }, own.admin);

    expect((await server.ask(clientRoutes.detail, { id }, own.admin)).status).toBe(404);
    expect((await server.ask(completedWorkoutRoutes.list, {}, own.admin)).data.completedWorkouts).toEqual([]);
    expect((await server.ask(accountRoutes.me, {}, own.client)).status).toBe(403);
  });

  test('who was deleted has no login any more, and who was deactivated logs in', async () => {
    const own = await openTestStudio(server);
    const id = own.ids['clients'] ?? '';
    const login = async () => {
      const request = { email: own.mails.client, password: 'prova-prova' };
      const { code, status } = await server.ask(accountRoutes.login, request);
      return status === 200 ? 'logged in' : code;
    };
    await server.ask(clientRoutes.deactivate, { id }, own.admin);
    const paused = await login();
    await server.ask(clientRoutes.delete, { id }, own.admin);

    expect(paused).toBe('logged in');
    expect(await login()).toBe('wrong_login');
  });

  test('two clients of one account cannot have the same e-mail', async () => {
    await invite('unica@example.com');

    expect((await invite('UNICA@example.com')).errors).toEqual({ email: ['Hai già un cliente con questo indirizzo.'] });
  });

  test('names may have right-to-left letters and emoji but no control characters', async () => {
    const created = await invite('rtl@example.com', { name: 'مدرب 💪' });
    const refused = await invite('nul@example.com', { name: 'a\u0000b' });

    expect(created.data.client.name).toBe('مدرب 💪');
    expect(refused.errors).toEqual({ name: ['Contiene caratteri che non si possono usare.'] });
  });

  test.each([
    ['heightCm', -3],
    ['heightCm', 1e9],
    ['birthDate', '31/12/1990'],
    ['birthDate', '2190-01-01'],
    ['phone', '(0039) 333-12'],
    ['phone', '3331234567'],
    ['name', 'x'.repeat(121)],
    ['client_type_id', 'non-un-id'],
  ])('a wrong %s (%s) is named and nothing is written', async (field, value) => {
    const before = (await server.ask(clientRoutes.counts, {}, studio.admin)).data.total;
    const refused = await invite('sbagliata@example.com', { [field]: value });

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual([field]);
    expect((await server.ask(clientRoutes.counts, {}, studio.admin)).data.total).toBe(before);
  });

  test('an unknown client type or collaborator is not found', async () => {
    const unknown = '0190c0de-0000-7000-8000-00000000dead';

    expect((await invite('tipo@example.com', { client_type_id: unknown })).status).toBe(404);
    expect((await invite('chi@example.com', { trainingCollaboratorId: unknown })).status).toBe(404);
  });
});

async function asOwner(statement: string): Promise<void> {
  const owner = connect(server.ownerUrl, 1);
  await owner.query(statement);
  await owner.end();
}

test('20 deletions of one client at once delete it once', async () => {
  const own = await openTestStudio(server);
  const id = own.ids['clients'] ?? '';

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => server.ask(clientRoutes.delete, { id }, own.admin)),
  );

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(19);
});
