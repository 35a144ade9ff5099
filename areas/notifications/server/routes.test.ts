import { createECDH } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { notificationRoutes } from '../contract.ts';
import { unreadRoutes } from '../contract/unread.ts';
import { deviceRoutes } from '../contract/devices.ts';
import { type NotificationChoices, notificationSettingRoutes } from '../contract/settings.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
});

const list = (filters: object = {}, token = studio.admin) => server.ask(notificationRoutes.list, filters, token);
const unread = async (token = studio.admin) => (await server.ask(unreadRoutes.count, {}, token)).data.unread;
const settings = async (token = studio.admin) =>
  (await server.ask(notificationSettingRoutes.settings, {}, token)).data.settings;
const choose = (choices: NotificationChoices, token = studio.admin) =>
  server.ask(notificationSettingRoutes.saveSettings, choices, token);

test('the settings have only what the permissions of the person let them receive', async () => {
  const kindsOf = async (token: string) => {
    const { channels } = await settings(token);
    return Object.keys(channels).map((cell) => cell.split('.')[0]);
  };
  const [ofCoach, ofAdmin] = [await kindsOf(studio.coach), await kindsOf(studio.admin)];

  expect(ofCoach).toContain('workout_finished');
  expect(ofCoach).not.toContain('meals_reported');
  expect(ofCoach).not.toContain('meal_plan_expiring');
  expect(ofCoach).not.toContain('plan_limit_near');
  expect(ofAdmin).toEqual(expect.arrayContaining(['meals_reported', 'meal_plan_expiring', 'plan_limit_near']));
  expect(await kindsOf(studio.client)).toContain('program_assigned');
});

describe('the list', () => {
  test('has the newest first, is filtered by topic, client and what is unread, and has pages of 25', async () => {
    for (let number = 1; number <= 26; number++) await studio.comment(`Commento ${number}`);
    const { data } = await list();

    expect(data.notifications).toHaveLength(25);
    expect(data).toMatchObject({ nextPage: 2, notifications: { 0: { params: { text: 'Commento 26' } } } });
    expect((await list({ group: 'training', clientId: studio.clientId })).data.notifications).toHaveLength(25);
    expect((await list({ group: 'programs' })).data.notifications).toEqual([]);
    expect(await unread()).toBe(26);
    expect((await list({ clientId: newId() })).status).toBe(404);
    expect((await list({ group: 'chissà' })).status).toBe(422);
  });

  test('marks all as read up to the newest one that was shown', async () => {
    await studio.comment('Vista');
    const [shown] = (await list()).data.notifications;
    await studio.comment('Arrivata dopo');
    const marked = await server.ask(notificationRoutes.markAllRead, { until: shown?.createdAt }, studio.admin);

    expect(Date.parse(marked.data.currentDate)).toBeGreaterThan(Date.now() - 60_000);
    expect((await list({ unread: true })).data.notifications).toMatchObject([{ params: { text: 'Arrivata dopo' } }]);
    await server.ask(notificationRoutes.markAllRead, {}, studio.admin);
    expect(await unread()).toBe(0);
  });

  test('marks the one that is opened as read; one of somebody else is not found', async () => {
    await studio.comment();
    const [one] = (await list()).data.notifications;
    const request = { id: one?.id ?? '' };

    expect((await server.ask(notificationRoutes.markRead, request, studio.client)).status).toBe(404);
    expect((await server.ask(notificationRoutes.deliveries, request, studio.coach)).status).toBe(404);
    const read = await server.ask(notificationRoutes.markRead, request, studio.admin);
    expect(read.data.notification).toMatchObject({ readAt: expect.any(String), subjectId: studio.workoutId });
    expect(await unread()).toBe(0);
  });

  test('of a client is read by those who see the client', async () => {
    const ask = (token: string) => server.ask(notificationRoutes.ofClient, { clientId: studio.clientId }, token);

    expect((await ask(studio.admin)).data).toEqual({ notifications: [], nextPage: 0 });
    expect((await ask(studio.coach)).status).toBe(404);
    expect((await ask(studio.client)).status).toBe(403);
  });
});

describe('the settings', () => {
  test('are those of the product, of the account, or of the person, who wins and may go back', async () => {
    const cell = 'workout_commented.push';
    const save = (mode: 'on' | 'off' | null, token = studio.admin) =>
      server.ask(notificationSettingRoutes.saveDefaultSettings, { channels: { [cell]: mode } }, token);
    expect((await settings()).channels[cell]).toEqual({ mode: 'on', source: 'product' });

    await save('off');
    expect((await settings(studio.coach)).channels[cell]).toEqual({ mode: 'off', source: 'account' });
    await choose({ channels: { [cell]: 'on' } }, studio.coach);
    expect((await settings(studio.coach)).channels[cell]).toEqual({ mode: 'on', source: 'personal' });
    await save(null);
    await choose({ channels: { [cell]: null } }, studio.coach);
    expect((await settings(studio.coach)).channels[cell]).toEqual({ mode: 'on', source: 'product' });
    expect((await save('off', studio.coach)).status).toBe(403);
  });

  test('a kind that is off on every channel is not notified, and one that is off in the app is not in the list', async () => {
    const off = { 'workout_commented.in_app': 'off', 'workout_commented.push': 'off' } as const;
    await choose({ channels: off });
    await studio.comment();
    const stored = () =>
      server.owner.query('select is_in_app from notifications where account_id = $1', [studio.accountId]);
    expect((await stored()).rows).toEqual([]);

    await choose({ channels: { 'workout_commented.push': 'on' } });
    await studio.comment();
    expect((await stored()).rows).toEqual([{ is_in_app: false }]);
    expect(await unread()).toBe(0);
  });

  test('show professionals and clients what concerns them only', async () => {
    const ofClient = Object.keys((await settings(studio.client)).channels);
    const ofCoach = Object.keys((await settings(studio.coach)).channels);

    expect(ofClient).toContain('program_assigned.push');
    expect(ofCoach).toContain('workout_pain.push');
    expect(ofClient.filter((cell) => ofCoach.includes(cell))).toEqual([]);
  });

  test('that are saved at once for different kinds are all stored', async () => {
    const cells = [
      'workout_pain.mail',
      'workout_commented.mail',
      'client_registered.mail',
      'client_idle.push',
    ] as const;
    await Promise.all(cells.map((cell) => choose({ channels: { [cell]: 'on' } })));

    const { channels } = await settings();
    expect(cells.map((cell) => channels[cell])).toEqual(cells.map(() => ({ mode: 'on', source: 'personal' })));
  });

  test.each([
    [{ channels: { 'workout_pain.push': 'digest' } }, 'channels'],
    [{ channels: { 'plan_limit_near.mail': 'off' } }, 'channels'],
    [{ channels: { 'chissà.push': 'on' } }, 'channels'],
    [{ quiet: { isOn: true, from: '25:00', until: '07:00', days: [1] } }, 'quiet.from'],
    [{ quiet: { isOn: true, from: '22:00', until: '07:00', days: [8] } }, 'quiet.days.0'],
    [{ digest: { frequency: 'hourly', hour: 8, weekday: 1 } }, 'digest.frequency'],
    [{ mutedUntil: 'domani' }, 'mutedUntil'],
  ])('%j is refused', async (choices, field) => {
    const refused = await choose(choices as NotificationChoices);

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual([field]);
  });
});

test('a device of somebody else cannot be deleted', async () => {
  const app = { osAppId: 'com.example.forma', playerId: newId(), name: 'App' };
  const { device } = (await server.ask(deviceRoutes.update, app, studio.admin)).data;
  await server.ask(deviceRoutes.delete, { deviceId: device?.id ?? '' }, studio.client);
  const devices = async () => (await server.ask(deviceRoutes.list, {}, studio.admin)).data.devices;

  expect(await devices()).toHaveLength(1);
  await server.ask(deviceRoutes.delete, { deviceId: device?.id ?? '' }, studio.admin);
  expect(await devices()).toEqual([]);
});

test('a user has at most 20 devices: a further one replaces the oldest, and never the present one', async () => {
  const register = (playerId: string) =>
    server.ask(deviceRoutes.update, { osAppId: 'com.example.forma', playerId, name: playerId }, studio.admin);
  const tag = newId();
  for (let number = 0; number < 22; number++) await register(`${tag} ${number}`);
  const { device } = (await register(`${tag} 21`)).data;

  const { devices } = (await server.ask(deviceRoutes.list, {}, studio.admin)).data;

  expect(device).not.toBeNull();
  expect(devices.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, number) => `${tag} ${21 - number}`));
});

describe('a subscription that the browser replaces while no page is open', () => {
  const subscriptionOf = (endpoint: string) => ({
    endpoint: `https://fcm.googleapis.com/${endpoint}`,
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: endpoint.replaceAll('-', '').slice(-22) },
  });
  const register = async (subscription: ReturnType<typeof subscriptionOf>) =>
    server.ask(deviceRoutes.update, { osAppId: null, playerId: null, name: 'Chrome', subscription }, studio.admin);
  const endpoints = async () =>
    (await server.ask(deviceRoutes.list, {}, studio.admin)).data.devices.map(({ endpoint }) => endpoint);
  const replace = (former: ReturnType<typeof subscriptionOf>, subscription: ReturnType<typeof subscriptionOf>) =>
    server.ask(deviceRoutes.replace, { endpoint: former.endpoint, auth: former.keys.auth, subscription });

  test('is that of the same device, also when a page was faster, and 20 times', async () => {
    const [first, second, third] = [subscriptionOf(newId()), subscriptionOf(newId()), subscriptionOf(newId())];
    await register(first);
    await Promise.all(Array.from({ length: 20 }, () => replace(first, second)));
    const replaced = await endpoints();
    await register(third);
    await replace(second, third);

    expect(replaced).toEqual([second.endpoint]);
    expect(await endpoints()).toEqual([third.endpoint]);
  });

  test('needs the secret of the former one, and points to no other service', async () => {
    const [known, next] = [subscriptionOf(newId()), subscriptionOf(newId())];
    await register(known);
    await replace({ ...known, keys: next.keys }, next);
    const inside = await replace(known, { ...next, endpoint: 'https://169.254.169.254/latest' });

    expect(inside.code).toBe('endpoint_unknown');
    expect(await endpoints()).toEqual([known.endpoint]);
  });
});
