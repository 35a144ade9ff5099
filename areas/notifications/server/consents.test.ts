import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { runJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { notifyDaily } from './operations/daily.ts';
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

test('professionals read that a client has withdrawn a consent, and no longer what the client had logged', async () => {
  const skipped = { rowId: studio.ids['prescribed-rows'] ?? '', skipReason: 'pain' as const, skipNote: '' };
  const rowChange = { ...skipped, exerciseId: null, exerciseName: '', changedAt: new Date().toISOString() };
  await studio.sync({ rowChanges: [rowChange] });
  expect(await kindsFor(studio.admin)).toContain('workout_pain');

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  const kinds = await kindsFor(studio.admin);
  expect(kinds).toContain('consent_withdrawn');
  expect(kinds).not.toContain('workout_pain');
  expect(await kindsFor(studio.client)).not.toContain('consent_withdrawn');
});

test('the news of a withdrawn consent goes when the client has given all again', async () => {
  const decide = (purpose: 'health_data' | 'photos', isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose, isGiven }, studio.client);
  await decide('health_data', false);
  await decide('photos', false);
  await decide('photos', true);
  expect(await kindsFor(studio.admin)).toContain('consent_withdrawn');

  await decide('health_data', true);
  expect(await kindsFor(studio.admin)).not.toContain('consent_withdrawn');

  await decide('photos', false);
  expect(await kindsFor(studio.admin)).toContain('consent_withdrawn');
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
