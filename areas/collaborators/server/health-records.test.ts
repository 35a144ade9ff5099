import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientFileRoutes } from '#areas/client-files/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { mediaRoutes } from '#areas/media/contract.ts';
import { clientMetricRoutes, metricRoutes } from '#areas/metrics/contract.ts';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { photoRoutes } from '#areas/progress/contract.ts';
import { lastProgressRoutes } from '#areas/progress/contract/last.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { notificationKinds } from '#areas/notifications/contract/kinds.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { collaboratorRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  const to = collaborators.find(({ role }) => role === 'coach')?.id ?? '';
  await server.ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind: 'training', to }, studio.admin);
});

/** The coach of the client with these permissions only. */
async function limitCoach(...permissions: Permission[]): Promise<void> {
  const text = `update memberships set permissions = $2 where account_id = $1 and role = 'coach'`;
  await server.owner.query(text, [studio.accountId, permissions]);
}

const secretary = ['view home', 'view clients', 'create clients', 'update clients', 'view notifications'] as const;

const reads = () =>
  [
    ['measures', server.ask(metricRoutes.list.client, { clientId }, studio.coach)],
    ['weights', server.ask(metricRoutes.weights.client, { clientId }, studio.coach)],
    ['maxima', server.ask(maximumRoutes.list.client, { clientId, exerciseIds: clientId }, studio.coach)],
    ['latest values', server.ask(clientMetricRoutes.latestBody, { clientId }, studio.coach)],
    ['photos', server.ask(photoRoutes.list.client, { clientId }, studio.coach)],
    ['photos on home', server.ask(lastProgressRoutes.last, {}, studio.coach)],
    ['media', server.ask(mediaRoutes.list, { clientId }, studio.coach)],
    ['files', server.ask(clientFileRoutes.list.client, { clientId }, studio.coach)],
    // Their texts name files and advice.
    ['notifications', server.ask(notificationRoutes.ofClient, { clientId }, studio.coach)],
  ] as const;

test.each([
  ['without the permission for health records is refused', [...secretary], 403],
  ['with it is shown', [...secretary, 'view health records' as const], 200],
])(
  'who may view clients %s measures, photos, media, files and notifications of the client',
  async (_, permissions, expected) => {
    await limitCoach(...permissions);

    const statuses = await Promise.all(reads().map(async ([name, reply]) => [name, (await reply).status]));

    expect(statuses).toEqual(reads().map(([name]) => [name, expected]));
  },
);

test('a secretary reads name, contacts and state of a client, and neither the note nor the height', async () => {
  await server.owner.query(
    `update clients set note = 'Ernia', height_cm = 171, height_on = '2199-01-01', height_at = now(), phone = '+393331234567' where id = $1`,
    [clientId],
  );
  await limitCoach(...secretary);

  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.coach)).data;
  const list = await server.ask(clientRoutes.list, { page: 1 }, studio.coach);
  const found = await server.ask(clientRoutes.list, { page: 1, search: 'Ernia' }, studio.coach);

  expect(client).toMatchObject({ phone: '+393331234567', isActive: true, note: '', heightCm: null });
  expect(list.data.clients.map(({ id }) => id)).toContain(clientId);
  expect(found.data.clients).toEqual([]);
});

test('what a secretary saves leaves note and height as they are, and the note is not theirs to write', async () => {
  await server.owner.query(
    `update clients set note = 'Ernia', height_cm = 171, height_on = '2199-01-01', height_at = now() where id = $1`,
    [clientId],
  );
  await limitCoach(...secretary);
  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.coach)).data;

  const { heightCm: _, ...draft } = client;
  const saved = await server.ask(clientRoutes.update, { ...draft, phone: '+393330000000' }, studio.coach);
  const typed = { ...draft, version: client.version + 1, heightCm: 150 };
  const withHeight = await server.ask(clientRoutes.update, typed, studio.coach);
  const note = { id: clientId, note: 'Altro', version: client.version + 2 };
  const written = await server.ask(clientRoutes.saveNote, note, studio.coach);

  expect([saved.status, withHeight.status, written.status]).toEqual([200, 200, 403]);
  const { rows } = await server.owner.query('select note, height_cm from clients where id = $1', [clientId]);
  expect(rows).toEqual([{ note: 'Ernia', height_cm: 171 }]);
});

test.each([
  ['without the permission to change health records stays', ['view health records' as const], 171],
  ['with it is changed', ['view health records' as const, 'update health records' as const], 150],
])('a height that a professional %s', async (_, added, expected) => {
  await server.owner.query(
    `update clients set height_cm = 171, height_on = '2199-01-01', height_at = '2020-01-01' where id = $1`,
    [clientId],
  );
  await limitCoach(...secretary, ...added);
  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.coach)).data;
  expect(client.heightCm).toBe(171);

  const saved = await server.ask(clientRoutes.update, { ...client, heightCm: 150 }, studio.coach);

  expect(saved.status).toBe(200);
  const { rows } = await server.owner.query('select height_cm from clients where id = $1', [clientId]);
  expect(rows).toEqual([{ height_cm: expected }]);
});

test('a change of health records needs their permission, not that of clients', async () => {
  await limitCoach(...secretary);
  const file = { clientId, fileId: studio.ids['client-files'] ?? '' };

  const replies = await Promise.all([
    server.ask(clientFileRoutes.delete.client, file, studio.coach),
    server.ask(metricRoutes.deleteValue.client, { clientId, valueId: clientId }, studio.coach),
    server.ask(photoRoutes.delete.client, { clientId, progressId: studio.ids['progress'] ?? '' }, studio.coach),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('the view of a client shows a secretary nothing of the record', async () => {
  await limitCoach(...secretary, 'view notices');

  const { access_token } = (await server.ask(collaboratorRoutes.viewAsClient, { clientId }, studio.coach)).data;
  const measures = await server.ask(metricRoutes.list.own, {}, access_token);

  expect(measures.status).toBe(403);
});

test('notifications of photos, files and disputed measures are for who may view health records', () => {
  const { photos_added, client_file_added, measurement_disputed, client_registered } = notificationKinds;

  expect([photos_added, client_file_added, measurement_disputed].map(({ permission }) => permission)).toEqual(
    Array(3).fill('view health records'),
  );
  expect(client_registered.permission).toBe('view clients');
});

test.each([
  ['may only view meal plans', ['view meal plans'], false],
  ['plans meals', ['view meal plans', 'update meal plans'], true],
  ['may view visits', ['view visits'], true],
  ['may view health records', ['view meal plans', 'view health records'], true],
] satisfies [string, Permission[], boolean][])(
  'who %s reads the allergies of a client; pregnancy, note and history as decided',
  async (_, permissions, isRead) => {
    const url = { clientId };
    const { version, profile } = (await server.ask(dietaryProfileRoutes.get.client, url, studio.admin)).data;
    const statements = {
      ...profile,
      clientId,
      version,
      excludedAlimentIds: [],
      allergies: [{ allergen: 'nuts' as const, severity: 'allergy' as const }],
      isPregnant: true,
      note: 'Nausea',
    };
    await server.ask(dietaryProfileRoutes.save.client, statements, studio.admin);
    await limitCoach(...permissions);

    const read = (await server.ask(dietaryProfileRoutes.get.client, url, studio.coach)).data;

    expect(read.profile.allergies).toEqual(statements.allergies);
    expect(read.profile).toMatchObject({ isPregnant: isRead, note: isRead ? 'Nausea' : '' });
    expect(read.changes.length > 0).toBe(isRead);
    expect(JSON.stringify(read).includes('pregnant"')).toBe(isRead);
  },
);
