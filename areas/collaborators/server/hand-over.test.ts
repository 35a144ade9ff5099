import pg from 'pg';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { macroDraft } from '#areas/macros/example.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { openLiveApp } from '#shell/server/realtime/testing/live-app.ts';
import { collaboratorRoutes } from '../contract.ts';
import { handOverRoutes } from '../contract/hand-over.ts';

let server: TestServer;
let studio: TestStudio;
let ids: TestStudio['memberships'];

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  ids = studio.memberships;
});

/** Clients whose training the coach follows. */
async function clientsOfCoach(total: number): Promise<string[]> {
  const created: string[] = [];
  for (let index = 0; index < total; index++) {
    const draft = { name: `Cliente ${index}`, email: `${newId()}@example.com`, trainingCollaboratorId: ids.coach };
    created.push((await server.ask(clientRoutes.create, draft, studio.admin)).data.client.id);
  }
  return created;
}

const permitAll = () =>
  server.owner.query('update memberships set permissions = $2 where id = $1', [
    ids.nutritionist,
    rolePermissions().admin,
  ]);
const give = (clientIds: string[], to: string, kinds: ('training' | 'nutrition')[] = ['training']) =>
  server.ask(handOverRoutes.changeCollaborators, { clientIds, kinds, to }, studio.admin);
const inChargeOf = async (id: string) => {
  const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;
  return [client.trainingCollaboratorId, client.nutritionCollaboratorId];
};
const entrusted = async (token: string) =>
  (await server.ask(notificationRoutes.list, {}, token)).data.notifications.filter(
    ({ kind }) => kind === 'client_entrusted',
  );

test('three clients get a nutritionist at once, and keep the coach who trains them', async () => {
  const clients = await clientsOfCoach(3);

  const given = await give(clients, ids.nutritionist, ['nutrition']);

  expect(given.data.changed).toBe(3);
  expect(await Promise.all(clients.map(inChargeOf))).toEqual(clients.map(() => [ids.coach, ids.nutritionist]));
});

test('the preview counts who follows the chosen clients, and those whom nobody follows', async () => {
  const [first = '', second = '', third = ''] = await clientsOfCoach(3);
  await give([first], ids.nutritionist, ['nutrition']);

  const { inCharge } = (
    await server.ask(handOverRoutes.previewHandOver, { clientIds: [first, second, third] }, studio.admin)
  ).data;

  const coach = { id: ids.coach, name: 'Studio Prova coach' };
  expect(inCharge).toEqual([
    { kind: 'training', professional: coach, clients: 3 },
    { kind: 'nutrition', professional: null, clients: 2 },
    {
      kind: 'nutrition',
      professional: { id: ids.nutritionist, name: 'Studio Prova nutritionist' },
      clients: 1,
    },
  ]);
});

test('the new professional reads one notification for all clients, and nothing about those already with them', async () => {
  await permitAll();
  const clients = await clientsOfCoach(3);
  await give(clients.slice(0, 1), ids.nutritionist);

  const given = await give(clients, ids.nutritionist);
  const news = await entrusted(studio.nutritionist);

  expect(given.data.changed).toBe(2);
  expect(news.map(({ params }) => params['count'])).toEqual([2, 1]);
});

test('the targets that the former professional assigned go with their clients, and with no others', async () => {
  const [first = '', second = '', third = ''] = await clientsOfCoach(3);
  await give([first, second, third], ids.nutritionist, ['nutrition']);
  for (const clientId of [first, second, third])
    await server.ask(macroRoutes.create, { ...macroDraft, clientId, startsOn: '2031-01-06' }, studio.nutritionist);

  await give([first, second], ids.admin, ['nutrition']);

  const { rows } = await server.owner.query('select client_id, created_by from macros where account_id = $1', [
    studio.accountId,
  ]);
  const authors = new Map(rows.map((row) => [row.client_id, row.created_by]));
  expect([first, second, third].map((id) => authors.get(id))).toEqual([ids.admin, ids.admin, ids.nutritionist]);
});

test('a collaborator who may see nothing of the training gets none of the clients', async () => {
  const clients = await clientsOfCoach(2);

  const refused = await give(clients, ids.nutritionist, ['nutrition', 'training']);

  expect(refused.code).toBe('may_not_see_training');
  expect(Object.keys(refused.errors ?? {})).toEqual(['to']);
  expect(await Promise.all(clients.map(inChargeOf))).toEqual(clients.map(() => [ids.coach, null]));
});

test('with a client of another studio among them nobody is handed over, and the preview finds nothing', async () => {
  const [own = ''] = await clientsOfCoach(1);
  const other = await openTestStudio(server);
  const clientIds = [own, other.ids['clients'] ?? ''];

  const replies = [
    await give(clientIds, ids.nutritionist, ['nutrition']),
    await server.ask(handOverRoutes.previewHandOver, { clientIds }, studio.admin),
    await server.ask(
      handOverRoutes.changeCollaborators,
      { clientIds: [own], kinds: ['training'], to: ids.coach },
      other.admin,
    ),
  ];

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await inChargeOf(own)).toEqual([ids.coach, null]);
});

test('a collaborator of another studio, a client or somebody who was removed gets no clients', async () => {
  const clients = await clientsOfCoach(1);
  const other = await openTestStudio(server);
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, other.admin)).data;
  const ofClient = await server.owner.query("select id from memberships where account_id = $1 and role = 'client'", [
    studio.accountId,
  ]);
  await server.ask(collaboratorRoutes.delete, { id: ids.nutritionist }, studio.admin);

  const targets = [collaborators[0]?.id ?? '', ofClient.rows[0].id, ids.nutritionist];
  const replies = [];
  for (const to of targets) replies.push(await give(clients, to));

  expect(replies.map(({ code }) => code)).toEqual(['target_unfit', 'target_unfit', 'target_unfit']);
});

test('only an owner hands over clients', async () => {
  const clientIds = await clientsOfCoach(1);

  const replies = await Promise.all(
    [studio.coach, studio.nutritionist, studio.client].map((token) =>
      server.ask(handOverRoutes.changeCollaborators, { clientIds, kinds: ['training'], to: ids.admin }, token),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('20 identical hand-overs at once change the clients once and notify once', async () => {
  const clients = await clientsOfCoach(3);

  const replies = await Promise.all(Array.from({ length: 20 }, () => give(clients, ids.nutritionist, ['nutrition'])));

  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(replies.map(({ data }) => data.changed).toSorted((one, other) => other - one)).toEqual([
    3,
    ...Array.from({ length: 19 }, () => 0),
  ]);
  expect(await entrusted(studio.nutritionist)).toHaveLength(1);
});

test('of two hand-overs at once to different people the last one holds for all clients', async () => {
  await permitAll();
  const clients = await clientsOfCoach(4);

  const replies = await Promise.all([
    give(clients, ids.nutritionist),
    give(clients.toReversed(), ids.admin),
    give(clients, ids.nutritionist),
    give(clients.toReversed(), ids.admin),
  ]);
  const inCharge = await Promise.all(clients.map(inChargeOf));

  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(inCharge.map(([training]) => training)).size).toBe(1);
});

test('a form of a client that was opened before the hand-over does not undo it', async () => {
  const [id = ''] = await clientsOfCoach(1);
  const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;

  await give([id], ids.admin);
  const { name, email, version } = client;
  const saved = await server.ask(
    clientRoutes.update,
    { id, name, email, version, trainingCollaboratorId: ids.coach },
    studio.admin,
  );

  expect(saved.code).toBe('version_conflict');
});

test('who gives up a client keeps no notifications about them; who follows the other kind of care does', async () => {
  await permitAll();
  await server.owner.query('update memberships set permissions = $2 where id = $1', [
    ids.coach,
    rolePermissions().admin,
  ]);
  const [given = '', shared = ''] = await clientsOfCoach(2);
  await give([given, shared], ids.coach, ['nutrition']);
  const about = async (clientId: string) =>
    (
      await server.owner.query('select id from notifications where client_id = $1 and membership_id = $2', [
        clientId,
        ids.coach,
      ])
    ).rowCount;
  await server.owner.query(
    `insert into notifications (id, account_id, membership_id, kind, occurrence, subject_id, client_id, params, is_in_app)
     select gen_random_uuid(), $1, $2, 'workout_finished', id::text, id, id, '{}', true from unnest($3::uuid[]) id`,
    [studio.accountId, ids.coach, [given, shared]],
  );

  await give([shared], ids.nutritionist, ['nutrition']);
  expect(await about(shared)).toBeGreaterThan(0);
  await give([given, shared], ids.nutritionist, ['training', 'nutrition']);
  expect([await about(given), await about(shared)]).toEqual([0, 0]);
});

test('the open apps of who gives up and who gets the clients follow at once', async () => {
  await permitAll();
  const clients = await clientsOfCoach(2);
  const port = await server.listen();
  const apps = await Promise.all(
    [studio.admin, studio.coach, studio.nutritionist].map((token) => openLiveApp(server, { token, port })),
  );

  await give(clients, ids.nutritionist);

  for (const app of apps)
    await expect.poll(() => app.events().filter(({ type }) => type === 'team.changed').length).toBe(1);
});

test('a hand-over of 40 clients sends no statement for each client', async () => {
  await permitAll();
  const clients = await clientsOfCoach(50);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const statementsOf = async (chosen: string[]) => {
    sent.mockClear();
    await give(chosen, ids.nutritionist);
    return sent.mock.calls.length;
  };

  const [ofTen, ofForty] = [await statementsOf(clients.slice(0, 10)), await statementsOf(clients.slice(10))];
  sent.mockRestore();
  expect(ofTen).toBeGreaterThan(10);
  // One statement for each client would be 30 more; jobs of the server that run meanwhile send a few.
  expect(ofForty).toBeLessThan(ofTen + 15);
});
