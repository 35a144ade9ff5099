import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { mealPlanSettingRoutes } from '#areas/meal-plans/contract/settings.ts';
import { macroDraft } from '#areas/macros/example.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { textOf } from './texts.ts';
import { notificationRoutes } from '../contract.ts';
import { notificationSettingRoutes } from '../contract/settings.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
let ids: TestStudio['memberships'];

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
  ids = studio.memberships;
});

const titlesFor = async (token: string) => (await studio.listOf(token)).map((one) => textOf(one, 'it').title);

test('an admin is told who accepted an invitation to the team', async () => {
  const email = `nuova.${newId()}@example.com`;
  const invited = {
    name: 'Ugo',
    email,
    role: 'coach',
    permissions: rolePermissions().coach,
    isNameHidden: false,
  } as const;
  await server.ask(collaboratorRoutes.create, invited, studio.admin);
  const { token } = await server.mailTo(email);
  const acceptance = { token, name: 'Ugo Nuovo', password: 'password-mia', agreement: true } as const;
  await server.ask(collaboratorRoutes.acceptInvitation, acceptance);

  expect(await titlesFor(studio.admin)).toEqual(['Ugo Nuovo è nel team']);
  expect(await titlesFor(studio.coach)).toEqual([]);
});

test('the one to whom the account is offered is told until the offer is answered, and then the one who offered it', async () => {
  await server.ask(collaboratorRoutes.offerOwnership, { id: ids.coach, formerRole: 'coach' }, studio.admin);
  expect(await titlesFor(studio.coach)).toEqual(['Studio Prova admin ti offre la titolarità dello studio']);

  await server.ask(collaboratorRoutes.declineOwnership, {}, studio.coach);
  expect(await titlesFor(studio.coach)).toEqual([]);
  expect(await titlesFor(studio.admin)).toEqual(['Studio Prova coach ha rifiutato la titolarità dello studio']);

  await server.ask(collaboratorRoutes.offerOwnership, { id: ids.coach, formerRole: 'coach' }, studio.admin);
  await server.ask(collaboratorRoutes.acceptOwnership, {}, studio.coach);
  expect(await titlesFor(studio.admin)).toContain('Studio Prova coach ha accettato la titolarità dello studio');
});

test('a professional is told of a client who is entrusted to them by name, and of many at once by their number', async () => {
  const give = (id: string, to: string) =>
    server.ask(collaboratorRoutes.changeCollaborator, { id, kind: 'training', to }, studio.admin);
  await give(studio.clientId, ids.coach);
  const draft = { name: 'Vera Nuova', email: `vera.${newId()}@example.com` };
  const { client } = (await server.ask(clientRoutes.create, draft, studio.admin)).data;
  await give(client.id, ids.coach);
  const { rows } = await server.owner.query(
    `select params ->> 'who' as who from notifications where membership_id = $1 order by created_at`,
    [ids.coach],
  );
  expect(rows.map(({ who }) => who)).toEqual(['Studio Prova client', 'Vera Nuova']);
  await server.owner.query(
    `update memberships set permissions = array['view clients', 'view programs', 'view notifications'] where id = $1`,
    [ids.nutritionist],
  );
  const lines = [{ kind: 'clients', action: 'handOver', to: ids.nutritionist } as const];
  await server.ask(collaboratorRoutes.remove, { id: ids.coach, lines }, studio.admin);

  expect(await titlesFor(studio.nutritionist)).toEqual(['Da ora segui 2 clienti in più']);
});

test('who may only view notifications reads them, one or all, and chooses which arrive', async () => {
  const give = { id: studio.clientId, kind: 'training' as const, to: ids.coach };
  await server.ask(collaboratorRoutes.changeCollaborator, give, studio.admin);
  await server.owner.query(
    `update memberships set permissions = array['view clients', 'view notifications'] where id = $1`,
    [ids.coach],
  );
  const [entrusted] = await studio.listOf(studio.coach);

  const read = await server.ask(notificationRoutes.markRead, { id: entrusted?.id ?? '' }, studio.coach);
  const readAll = await server.ask(notificationRoutes.markAllRead, {}, studio.coach);
  const chosen = await server.ask(notificationSettingRoutes.saveSettings, { isMailOff: true }, studio.coach);

  expect([read, readAll, chosen].map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a notification names a professional as the client may read it now, also after the name was hidden', async () => {
  const { clientId } = studio;
  const give = { id: clientId, kind: 'nutrition' as const, to: ids.nutritionist };
  await server.ask(collaboratorRoutes.changeCollaborator, give, studio.admin);
  await server.ask(macroRoutes.create, { ...macroDraft, clientId, startsOn: '2031-01-06' }, studio.nutritionist);
  const titles = async () => (await studio.listOf(studio.client)).map((one) => textOf(one, 'it').title);
  const before = await titles();

  const { nutritionist: permissions } = rolePermissions();
  const hidden = { role: 'nutritionist', permissions, isNameHidden: true } as const;
  await server.ask(collaboratorRoutes.update, { id: ids.nutritionist, version: 1, ...hidden }, studio.admin);

  expect(before).toContain('Studio Prova nutritionist ti ha dato nuovi obiettivi nutrizionali');
  expect(await titles()).toEqual(before.map((title) => title.replace('nutritionist', 'admin')));
  expect((await studio.listOf(studio.client))[0]?.params).not.toHaveProperty('whoId');
});

test('a client is told of targets by their title, of changes once while they are unread, of deleted ones not any more', async () => {
  const { clientId } = studio;
  const given = { ...macroDraft, clientId, startsOn: '2031-01-06' };
  const { macro } = (await server.ask(macroRoutes.create, given, studio.admin)).data;
  const change = () =>
    server.ask(macroRoutes.update, { ...macroDraft, id: macro.id, version: macro.version }, studio.admin);
  await change();
  expect((await studio.listOf(studio.client)).map((one) => textOf(one, 'it'))).toEqual([
    {
      title: 'Studio Prova admin ti ha dato nuovi obiettivi nutrizionali',
      body: 'Ricomposizione 2000 kcal, dal 6 gen 2031.',
    },
  ]);

  await server.ask(macroRoutes.delete, { id: macro.id }, studio.admin);
  expect(await studio.listOf(studio.client)).toEqual([]);

  const hidden = { id: clientId, showsMacros: false };
  await server.ask(mealPlanSettingRoutes.saveClientSettings, hidden, studio.admin);
  await server.ask(macroRoutes.create, { ...given, startsOn: '2031-01-13' }, studio.admin);
  expect(await studio.listOf(studio.client)).toEqual([]);
  await server.ask(mealPlanSettingRoutes.saveClientSettings, { ...hidden, showsMacros: true }, studio.admin);
  await server.ask(macroRoutes.create, { ...given, startsOn: '2031-01-20' }, studio.admin);
  expect(await studio.listOf(studio.client)).toHaveLength(1);
});
