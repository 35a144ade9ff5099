import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type ConsentPurpose, consentRoutes } from '#areas/clients/contract/consents.ts';
import { runJob } from '#database/testing/run-job.ts';
import { clientSettingRoutes } from '#areas/clients/contract/settings.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { notificationRoutes } from '../contract.ts';
import type { KindName } from '../contract/kinds.ts';
import { unreadRoutes } from '../contract/unread.ts';
import { notifyDaily } from './operations/daily.ts';
import { deliverDue } from './operations/deliver.ts';
import { mailNotifications } from './operations/mail.ts';
import { notify } from './operations/notify.ts';
import { findReaders } from './store/deliveries.ts';
import { deliverAt } from './testing/deliver.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
});

const kindsFor = async (token: string) => (await studio.listOf(token)).map(({ kind }) => kind);
const runDaily = () => runJob(server, studio, (scope) => notifyDaily(scope, { accountId: studio.accountId }));

const decide = (purpose: ConsentPurpose, isGiven: boolean) =>
  server.ask(consentRoutes.decideConsent, { purpose, isGiven }, studio.client);
const unreadOf = async (token: string) => (await server.ask(unreadRoutes.count, {}, token)).data.unread;

async function adminId(): Promise<string> {
  const text = `select id from memberships where account_id = $1 and role = 'admin'`;
  return (await server.owner.query(text, [studio.accountId])).rows[0].id;
}

/** The number on the icon of the app of the admin. */
async function badge(): Promise<number | undefined> {
  const id = await adminId();
  let unread: number | undefined;
  await runJob(server, studio, async (scope) => {
    unread = (await findReaders(scope, [id], new Date()))[0]?.unread;
  });
  return unread;
}

/** Notifies the admin about the client. */
async function notifyAdmin(kind: KindName): Promise<void> {
  const [membershipId, subjectId] = [await adminId(), newId()];
  const params = { who: 'Anna', mealPlan: 'Piano', count: 1, text: 'Uova' };
  const about = { kind, subjectId, clientId: studio.clientId, occurrence: subjectId, membershipIds: [membershipId] };
  await runJob(server, studio, (scope) => notify(scope, studio.accountId, [{ ...about, params }]));
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('professionals read that a client has withdrawn a consent, and what the client had logged only after it is given again', async () => {
  const skipped = { rowId: studio.ids['prescribed-rows'] ?? '', skipReason: 'pain' as const, skipNote: '' };
  const rowChange = { ...skipped, exerciseId: null, exerciseName: '', changedAt: new Date().toISOString() };
  await studio.sync({ rowChanges: [rowChange] });
  const before = await studio.listOf(studio.admin);
  expect(before.map(({ kind }) => kind)).toEqual(['workout_pain']);

  await decide('health_data', false);

  expect(await kindsFor(studio.admin)).toEqual(['consent_withdrawn']);
  expect([await unreadOf(studio.admin), await badge()]).toEqual([1, 1]);
  expect(await kindsFor(studio.client)).not.toContain('consent_withdrawn');

  await decide('health_data', true);

  expect(await studio.listOf(studio.admin)).toEqual([
    expect.objectContaining({ kind: 'consent_given_again', readAt: null }),
    expect.objectContaining({ kind: 'consent_withdrawn' }),
    ...before,
  ]);
  expect([await unreadOf(studio.admin), await badge()]).toEqual([2, 2]);
});

test('a notification that is hidden by a withdrawn consent is not found, and stays unread', async () => {
  await notifyAdmin('meals_reported');
  const [{ id = '' } = {}] = await studio.listOf(studio.admin);
  await decide('health_data', false);

  expect((await server.ask(notificationRoutes.markRead, { id }, studio.admin)).status).toBe(404);
  expect((await server.ask(notificationRoutes.deliveries, { id }, studio.admin)).status).toBe(404);
  await server.ask(notificationRoutes.markAllRead, {}, studio.admin);
  await decide('health_data', true);

  const list = await studio.listOf(studio.admin);
  expect(list.find((one) => one.id === id)).toMatchObject({ kind: 'meals_reported', readAt: null });
});

test('the consent to photos hides the notifications about photos only', async () => {
  await notifyAdmin('photos_added');
  await notifyAdmin('meals_reported');

  await decide('photos', false);

  expect(await kindsFor(studio.admin)).toEqual(['consent_withdrawn', 'meals_reported']);
  expect([await unreadOf(studio.admin), await badge()]).toEqual([2, 2]);
  await decide('photos', true);
  expect(await kindsFor(studio.admin)).toEqual(['consent_withdrawn', 'meals_reported', 'photos_added']);
});

test('a withdrawn consent to health data hides notifications from a studio that rests on care, too', async () => {
  await notifyAdmin('meals_reported');
  await decide('health_data', false);

  await server.ask(clientSettingRoutes.saveSettings, { healthBasis: 'care' }, studio.admin);

  expect(await kindsFor(studio.admin)).toEqual(['consent_withdrawn']);
});

test('a client is told when the studio rests on professional secrecy, once, and not after a withdrawal', async () => {
  const { clientId: id, admin } = studio;
  const countOfNews = async () =>
    (await kindsFor(studio.client)).filter((kind) => kind === 'health_basis_changed').length;
  const choose = (healthBasis: 'care' | 'consent' | null) =>
    server.ask(clientSettingRoutes.saveHealthBasis, { id, healthBasis }, admin);
  const chooseForAll = (healthBasis: 'care' | 'consent') =>
    server.ask(clientSettingRoutes.saveSettings, { healthBasis }, admin);

  await choose('care');
  await choose('care');
  expect(await countOfNews()).toBe(1);
  await chooseForAll('care');
  expect(await countOfNews()).toBe(1);
  await chooseForAll('consent');
  await choose(null);
  await chooseForAll('care');
  expect(await countOfNews()).toBe(2);
  await chooseForAll('consent');
  await decide('health_data', false);
  await chooseForAll('care');
  expect(await countOfNews()).toBe(2);
});

test('what comes due while the consent is withdrawn is not sent, also not later', async () => {
  await notifyAdmin('diet_conflicts');
  await decide('health_data', false);
  const { mails } = await deliverAt(server, studio, inMinutes(5));
  await decide('health_data', true);

  expect(mails).toEqual([]);
  expect((await deliverAt(server, studio, inMinutes(60))).mails).toEqual([]);
  const hidden = (await studio.listOf(studio.admin)).find(({ kind }) => kind === 'diet_conflicts');
  const { deliveries } = (await server.ask(notificationRoutes.deliveries, { id: hidden?.id ?? '' }, studio.admin)).data;
  expect(deliveries.map(({ channel, outcome }) => [channel, outcome])).toEqual([
    ['in_app', 'sent'],
    ['mail', 'hidden'],
    ['push', 'hidden'],
  ]);
});

test('a mail that was about to be sent when the consent was withdrawn is not sent', async () => {
  await notifyAdmin('diet_conflicts');
  const { accountId } = studio;
  const { jobs } = await runJob(server, studio, (scope) => deliverDue(scope, { accountId }, inMinutes(5)));
  const payload: Record<string, string> = jobs[0]?.payload ?? {};

  await decide('health_data', false);

  expect(payload['notificationIds']).toBeDefined();
  expect((await runJob(server, studio, (scope) => mailNotifications(scope, payload))).mails).toEqual([]);
});

test('the notification of a withdrawn consent is read when the client has given it again, and stays in the list', async () => {
  await decide('health_data', false);
  await decide('photos', false);
  expect(await unreadOf(studio.admin)).toBe(2);

  await decide('photos', true);
  expect(await unreadOf(studio.admin)).toBe(1);
  await decide('health_data', true);

  expect(await unreadOf(studio.admin)).toBe(1);
  expect(await kindsFor(studio.admin)).toEqual(['consent_given_again', 'consent_withdrawn', 'consent_withdrawn']);
  const { mails } = await deliverAt(server, studio, inMinutes(5));
  expect(mails).toEqual([]);
  const [, withdrawn] = await studio.listOf(studio.admin);
  const request = { id: withdrawn?.id ?? '' };
  const { deliveries } = (await server.ask(notificationRoutes.deliveries, request, studio.admin)).data;
  expect(deliveries).toContainEqual(expect.objectContaining({ channel: 'push', outcome: 'read' }));
});

test('a consent that is withdrawn again on the same day is news again', async () => {
  await decide('health_data', false);
  await decide('health_data', true);

  await decide('health_data', false);

  expect((await studio.listOf(studio.admin)).map(({ readAt }) => readAt !== null)).toEqual([false, true, true]);
});

test('withdrawing the consent to health data leaves the notifications about messages', async () => {
  await studio.comment();
  await studio.answer();
  const before = await kindsFor(studio.client);
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  expect((await kindsFor(studio.admin)).toSorted()).toEqual(['consent_withdrawn', 'workout_commented']);
  expect(before).toEqual(['workout_answered']);
  expect(await kindsFor(studio.client)).toEqual(before);
});

test('after the consent to automatic messages is withdrawn a reminder is in the app only', async () => {
  const deliveries = async () => {
    const text = `select channel, due_at is not null as "isDue" from notification_deliveries d
      join notifications n on n.id = d.notification_id where kind = 'own_subscription_ending' and n.account_id = $1`;
    return (await server.owner.query(text, [studio.accountId])).rows;
  };
  const endIn = (days: number) =>
    server.owner.query('update clients set subscription_end = $2 where id = $1', [
      studio.clientId,
      addDays(today, days),
    ]);
  await endIn(5);
  await server.ask(consentRoutes.decideConsent, { purpose: 'automatic_messages', isGiven: false }, studio.client);
  await runDaily();

  expect(await kindsFor(studio.client)).toContain('own_subscription_ending');
  expect((await deliveries()).map(({ isDue }) => isDue)).toEqual([false, false]);

  await server.ask(consentRoutes.decideConsent, { purpose: 'automatic_messages', isGiven: true }, studio.client);
  await endIn(6);
  await runDaily();
  expect((await deliveries()).filter(({ isDue }) => isDue)).toHaveLength(2);
});
