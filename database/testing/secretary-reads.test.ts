import { beforeAll, expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { methodOf } from '#shell/common/route.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { addToCoach } from './coach.ts';
import { readableRequests } from './readable-requests.ts';
import { recordOf } from './records.ts';
import { exampleRequest, sendExample } from './route-examples.ts';
import { makeSecretary } from './secretary.ts';
import { openTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

const reads = areas
  .flatMap((area) => area.routes.map(({ route }) => route))
  .filter((route) => methodOf(route) === 'GET');
const goal = 'Perdere 8 kg dopo la gravidanza';

let server: TestServer;
let studio: TestStudio;
let secretary: string;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  clientId = recordOf(studio.ids, 'clients');
  await addToCoach(server, studio, clientId);
  const health = `update clients set goal = $2, note = 'Nota riservata',
    height_cm = 171.5, height_on = '2026-11-02', height_at = now() where id = $1`;
  await server.owner.query(health, [clientId, goal]);
  await makeSecretary(server, studio);
  secretary = studio.nutritionist;
});

/** What the secretary opens besides her login, her notifications and the noticeboard: the administration of clients. */
const opened = [
  'GET /clients',
  'GET /clients/:clientId/consents',
  'GET /clients/:id/detail',
  'GET /clients/check-limit-reached',
  'GET /clients/client-types',
  'GET /clients/client-types/filters',
  'GET /clients/expiring-manual-subscriptions/list',
  'GET /clients/for-select',
  'GET /clients/last',
  // Names and dates, on her home.
  'GET /clients/pending-erasures/list',
  'GET /clients/team-members',
  'GET /clients/total/count',
  'GET /clients/withdrawn-health-data/list',
  'GET /clients/without-guardian/list',
  'GET /collaborators/admin',
  'GET /load-client-settings',
];

test('the secretary opens the clients, the noticeboard and what is her own, and no other address that reads', async () => {
  const answered: string[] = [];
  for (const route of reads) {
    const reply = await sendExample(server, route, exampleRequest(route, studio.ids), secretary);
    expect(reply.statusCode, route.endpoint).toBeLessThan(500);
    const isOfEverybody = route.permission === 'public' || route.permission === 'login';
    if (reply.statusCode === 200 && !isOfEverybody) answered.push(route.endpoint);
  }

  expect(reads.length).toBeGreaterThan(150);
  expect(answered.filter((endpoint) => !/^GET \/(notices|notifications)/.test(endpoint)).toSorted()).toEqual(opened);
});

test('whatever the secretary reads contains no record of training, nutrition, health, chats and surveys of a client', async () => {
  const requests = await readableRequests(server, { token: secretary, ids: studio.ids });
  // The conversation of a client has the id of the client.
  const records = [...studio.personalNouns].map((noun) => recordOf(studio.ids, noun));
  const secrets = records.filter((id) => id !== clientId);

  expect(requests.length).toBeGreaterThan(opened.length);
  expect(requests.map(({ route }) => route.endpoint)).toEqual(expect.arrayContaining(opened));
  for (const { route, response } of requests) {
    const body = JSON.stringify(response);
    const found = [...secrets, goal, 'Nota riservata', '171.5'].filter((secret) => body.includes(secret));
    expect(found, route.endpoint).toEqual([]);
  }
  // The same client has all of it for the owner.
  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.admin)).data;
  expect(client).toMatchObject({ goal, note: 'Nota riservata', heightCm: 171.5 });
});

test('the database gives the secretary no permission beyond those of her role, whatever is stored', async () => {
  const own = rolePermissions().secretary;
  const store = (permissions: string[]) =>
    server.owner.query("update memberships set permissions = $2 where account_id = $1 and role = 'secretary'", [
      studio.accountId,
      permissions,
    ]);

  for (const name of rolePermissions().admin.filter((permission) => !own.includes(permission)))
    await expect(store([...own, name]), name).rejects.toThrow('secretary_sees_no_care');
  await store(own);
});
