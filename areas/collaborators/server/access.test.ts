import { beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { unreadRoutes } from '#areas/notifications/contract/unread.ts';
import { ownCheckInRoutes } from '#areas/surveys/contract/check-ins.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { accessRoutes, collaboratorRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

async function openStudio() {
  studio = await openTestStudio(server);
  await server.owner.query('delete from client_accesses where account_id = $1', [studio.accountId]);
  clientId = studio.ids['clients'] ?? '';
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  return collaborators.find(({ role }) => role === 'coach')?.id ?? '';
}

const accesses = async () => (await server.ask(accessRoutes.accesses.own, { page: 1 }, studio.client)).data.accesses;
const viewAsClient = async (token = studio.admin) =>
  (await server.ask(collaboratorRoutes.viewAsClient, { clientId }, token)).data;
const giveTo = (to: string) =>
  server.ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind: 'training', to }, studio.admin);

test('the client reads who opened the record, once for each person and hour', async () => {
  const coach = await openStudio();
  await giveTo(coach);

  for (const token of [studio.admin, studio.admin, studio.coach])
    await server.ask(clientRoutes.detail, { id: clientId }, token);
  const refused = await server.ask(clientRoutes.detail, { id: clientId }, studio.nutritionist);
  const ofAdmin = await server.ask(accessRoutes.accesses.client, { clientId, page: 1 }, studio.admin);

  expect(refused.status).toBe(404);
  expect((await accesses()).map(({ name, isAsClient }) => [name, isAsClient]).toSorted()).toEqual([
    ['Studio Prova admin', false],
    ['Studio Prova coach', false],
  ]);
  expect(ofAdmin.data.accesses).toHaveLength(2);
});

test.each([
  ['visit', '/visits/:visits'],
  ['PDF of a visit', '/visits/:visits/pdf?page=1'],
  ['meal plan', '/mealPlans/:client-meal-plans/detailForEdit'],
  ['PDF of a meal plan', '/mealPlans/:client-meal-plans/pdf?page=1'],
  ['program', '/programs/:client-programs/detailForEdit'],
  ['PDF of a program', '/programs/:client-programs/pdf?page=1'],
])('a %s of the client that is opened by its own address is an access too', async (_, path) => {
  await openStudio();
  const url = path.replace(/:([a-z-]+)/, (_match, noun: string) => studio.ids[noun] ?? '');

  const opened = await server.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${studio.admin}` } });

  expect(opened.statusCode).toBe(200);
  expect((await accesses()).map(({ name }) => name)).toEqual(['Studio Prova admin']);
});

test('a collaborator whose name is hidden is the admin in the list of the client, and not in that of the admin', async () => {
  const coach = await openStudio();
  await giveTo(coach);
  const hidden = { role: 'coach', permissions: rolePermissions().coach, isNameHidden: true } as const;
  await server.ask(collaboratorRoutes.update, { id: coach, version: 1, ...hidden }, studio.admin);

  await server.ask(clientRoutes.detail, { id: clientId }, studio.coach);
  const ofAdmin = await server.ask(accessRoutes.accesses.client, { clientId, page: 1 }, studio.admin);

  expect((await accesses()).map(({ name }) => name)).toEqual(['Studio Prova admin']);
  expect(ofAdmin.data.accesses.map(({ name }) => name)).toContain('Studio Prova coach');
});

test('a professional sees what the client sees, and the client reads it', async () => {
  await openStudio();

  const { access_token } = await viewAsClient();
  const { user } = (await server.ask(accountRoutes.me, {}, access_token)).data;
  const today = await server.ask(trainingRoutes.today, {}, access_token);
  const clients = await server.ask(clientRoutes.list, {}, access_token);

  expect(user).toMatchObject({ name: 'Studio Prova client', roles: ['client'], clientId, memberships: [] });
  expect([today.status, clients.status]).toEqual([200, 403]);
  expect(await accesses()).toEqual([expect.objectContaining({ name: 'Studio Prova admin', isAsClient: true })]);
});

test('the view of a client shows surveys only to who may read answers about health', async () => {
  await giveTo(await openStudio());
  const ownSurveys = async (token: string) => {
    const { access_token } = await viewAsClient(token);
    return (await server.ask(ownCheckInRoutes.list, {}, access_token)).status;
  };

  expect(await ownSurveys(studio.coach)).toBe(403);
  expect(await ownSurveys(studio.admin)).toBe(200);
});

test('the view of the client writes nothing', async () => {
  await openStudio();
  const { access_token } = await viewAsClient();

  const replies = await Promise.all([
    server.ask(accountRoutes.setLocale, { locale: 'en' }, access_token),
    server.ask(accountRoutes.logout, {}, access_token),
    server.ask(
      accountRoutes.changePassword,
      { currentPassword: 'prova-prova', password: 'altra-password' },
      access_token,
    ),
  ]);

  expect(replies.map(({ status, code }) => [status, code])).toEqual([
    [403, 'read_only'],
    [403, 'read_only'],
    [403, 'read_only'],
  ]);
});

test('the database refuses a write of a session that looks as the client', async () => {
  await openStudio();
  const { access_token } = await viewAsClient();
  const { pool } = server.services;
  const connection = await pool.connect();
  const write = async () => {
    await connection.query('begin');
    await connection.query("select from authenticate_session(sha256($1::bytea), 'login')", [access_token]);
    await connection.query('update clients set note = $1 where id = $2', ['scritto', clientId]);
  };

  await expect(write()).rejects.toThrow(/read-only transaction/);
  await connection.query('rollback');
  connection.release();
});

test('the view ends when the professional closes it, or no longer follows the client', async () => {
  const coach = await openStudio();
  await giveTo(coach);
  const ofAdmin = await viewAsClient();
  const ofCoach = await viewAsClient(studio.coach);
  const me = async (token: string) => (await server.ask(accountRoutes.me, {}, token)).status;
  const before = [await me(ofAdmin.access_token), await me(ofCoach.access_token)];

  await server.ask(collaboratorRoutes.endViewAsClient, { clientId }, studio.admin);
  await server.ask(collaboratorRoutes.removeClient, { id: clientId, collaboratorId: coach }, studio.admin);

  expect(before).toEqual([200, 200]);
  expect([await me(ofAdmin.access_token), await me(ofCoach.access_token)]).toEqual([403, 403]);
  expect(await me(studio.coach)).toBe(200);
});

test('a professional does not look as a client they do not follow', async () => {
  await openStudio();

  const refused = await server.ask(collaboratorRoutes.viewAsClient, { clientId }, studio.coach);

  expect(refused.status).toBe(404);
});

/** The statuses of one request for each section of the app of the client, and the permissions of the view. */
async function viewOf(token: string) {
  const { access_token } = await viewAsClient(token);
  const replies = {
    training: await server.ask(trainingRoutes.today, {}, access_token),
    nutrition: await server.ask(ownAdviceRoutes.unread, {}, access_token),
    measurements: await server.ask(metricRoutes.list.own, {}, access_token),
    chat: await server.ask(chatRoutes.messages, { conversationId: clientId, page: 1 }, access_token),
    notices: await server.ask(ownNoticeRoutes.unread, {}, access_token),
    notifications: await server.ask(unreadRoutes.count, {}, access_token),
  };
  const { permissions } = (await server.ask(accountRoutes.permissions, {}, access_token)).data;
  return {
    permissions,
    statuses: Object.fromEntries(Object.entries(replies).map(([name, { status }]) => [name, status])),
  };
}

async function limitCoach(permissions: Permission[]) {
  const coach = await openStudio();
  await giveTo(coach);
  const change = { role: 'coach', permissions, isNameHidden: false } as const;
  await server.ask(collaboratorRoutes.update, { id: coach, version: 1, ...change }, studio.admin);
}

test('an admin sees every section of the app of a client', async () => {
  await openStudio();

  const { permissions, statuses } = await viewOf(studio.admin);

  expect(permissions.toSorted()).toEqual(rolePermissions().client.toSorted());
  expect(new Set(Object.values(statuses))).toEqual(new Set([200]));
});

test('a coach without the permission for chats does not read the chat of a client by looking as the client', async () => {
  await limitCoach(rolePermissions().coach.filter((name) => !name.endsWith(' chats')));

  const { permissions, statuses } = await viewOf(studio.coach);

  expect(statuses).toEqual({
    training: 200,
    nutrition: 403,
    measurements: 200,
    chat: 403,
    notices: 200,
    notifications: 403,
  });
  expect(permissions).toEqual(expect.arrayContaining(['view own training', 'view own record', 'view own notices']));
  expect(permissions.filter((name) => / (chats|own nutrition|notifications)$/.test(name))).toEqual([]);
});

test('a collaborator who may only view clients and health records sees their measurements as the client, and no other section', async () => {
  await limitCoach(['view clients', 'view health records']);

  const { permissions, statuses } = await viewOf(studio.coach);

  expect(Object.entries(statuses).filter(([, status]) => status === 200)).toEqual([['measurements', 200]]);
  expect(permissions.toSorted()).toEqual(['update own record', 'view own record']);
});

test('a coach without the permissions for visits, meal plans and targets reads of none of them by looking as the client', async () => {
  await limitCoach(rolePermissions().coach);
  const { owner } = server;
  await owner.query('delete from programs where client_id = $1', [clientId]);
  const nextVisit = `'{nextVisitOn}', '"2199-05-05"'`;
  await owner.query(
    `update visits set completed_at = now(), content = jsonb_set(content, ${nextVisit}) where client_id = $1`,
    [clientId],
  );
  const seenBy = async (token: string) => {
    const { access_token } = await viewAsClient(token);
    const { metrics } = (await server.ask(metricRoutes.list.own, {}, access_token)).data;
    const metricId = metrics.find(({ metricType }) => metricType.metric === 'weight')?.id ?? '';
    const { marks } = (await server.ask(metricRoutes.details.own, { metricId }, access_token)).data;
    const { today } = (await server.ask(trainingRoutes.today, {}, access_token)).data;
    const kinds = new Set(marks.map(({ kind }) => kind));
    return { care: today.otherCare, visit: today.nextVisitOn, isMarked: kinds.has('visit') };
  };

  expect(await seenBy(studio.admin)).toEqual({
    care: { meals: null, mealsFrom: '2199-01-01', hasTargets: true },
    visit: '2199-05-05',
    isMarked: true,
  });
  expect(await seenBy(studio.coach)).toEqual({ care: undefined, visit: null, isMarked: false });
});

test('lists of clients name programs, meal plans and the last workout only to those who may see them', async () => {
  await limitCoach(['view clients', 'view home', 'view meal plans']);
  const cardFor = async (route: typeof clientRoutes.list | typeof clientRoutes.last, token: string) => {
    const { clients } = (await server.ask(route, {}, token)).data;
    const { program, mealPlan, lastWorkoutAt } = clients.find(({ id }) => id === clientId) ?? {};
    return { program, mealPlan, lastWorkoutAt };
  };
  const all = { program: expect.any(String), mealPlan: expect.any(String), lastWorkoutAt: expect.any(String) };

  for (const route of [clientRoutes.list, clientRoutes.last]) {
    expect(await cardFor(route, studio.admin)).toEqual(all);
    expect(await cardFor(route, studio.coach)).toEqual({ ...all, program: null, lastWorkoutAt: null });
  }
});
