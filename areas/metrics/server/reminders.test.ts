import { beforeEach, expect, test } from 'vitest';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { paramsIn } from '#areas/notifications/rules/params.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { localTimeIn } from '#shell/common/local-time.ts';
import { clientMetricRoutes, metricRoutes } from '../contract.ts';
import type { MetricReminder } from '../contract/reminder.ts';
import { remindClients } from './operations/reminders.ts';

const today = todayIn('Europe/Rome');
let server: TestServer;
let studio: TestStudio;
let clientId: string;
let metricId: string;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  metricId = studio.ids['metrics'] ?? '';
});

const daily: MetricReminder = { everyDays: 1, weekdays: [], time: '07:30' };
const metricOf = async () =>
  (await server.ask(metricRoutes.details.own, { metricId }, studio.client)).data.metric ?? undefined;
async function save(reminder: MetricReminder | null, token = studio.admin) {
  const version = (await metricOf())?.version ?? 0;
  return server.ask(clientMetricRoutes.saveReminder, { clientId, metricId, version, reminder }, token);
}
async function planned(): Promise<{ on: string; at: Date; reminded: string | null }> {
  const text = `select next_reminder_on::text as on, next_reminder_at as at, reminded_on::text as reminded
    from client_metrics where id = $1`;
  return (await server.owner.query(text, [metricId])).rows[0];
}
/** The reminder is one of a minute ago on the clock of the client, and the job runs. */
async function letTimeCome(zone = 'Europe/Rome'): Promise<void> {
  const { day, time } = localTimeIn(new Date(Date.now() - 60_000), zone);
  const text = `update client_metrics set remind_time = $2, next_reminder_on = $3, remind_from = $3,
    next_reminder_at = now() - interval '1 minute' where id = $1`;
  await server.owner.query(text, [metricId, time, day]);
  await run();
}
const run = () => runAsJob(server, subscribed(), (scope) => remindClients(scope, { accountId: studio.accountId }));
const subscribed = () => ({ accountId: studio.accountId });
const dueNotifications = async () =>
  (await server.ask(notificationRoutes.list, {}, studio.client)).data.notifications.filter(
    ({ kind }) => kind === 'measurement_due',
  );

test('a client is reminded of a value that is missing, once, and the reminder goes with the value of the day', async () => {
  expect((await save(daily)).data.metric.reminder).toEqual(daily);
  await letTimeCome();
  await run();

  const [reminder, ...others] = await dueNotifications();
  expect([reminder?.subjectId, others.length]).toEqual([metricId, 0]);
  const names = (['it', 'en'] as const).map((language) => paramsIn(reminder?.params ?? {}, language)['metric']);
  expect(names).toEqual(['Peso', 'Weight']);
  expect((await planned()).at.getTime()).toBeGreaterThan(Date.now());

  const values = [{ metric: 'weight' as const, entered: '72,5' }];
  await server.ask(metricRoutes.record.client, { clientId, id: newId(), day: today, values }, studio.admin);
  expect(await dueNotifications()).toEqual([]);
  expect((await planned()).reminded).toBeNull();
  await letTimeCome();
  expect(await dueNotifications()).toEqual([]);
});

test('a reminder replaces the one of an earlier day, and both go with a value of today', async () => {
  const yesterday = `update client_metrics set reminded_on = reminded_on - 1 where id = $1;`;
  const older = `update notifications set occurrence = $2 where occurrence = $1`;
  await save(daily);
  await letTimeCome();
  await server.owner.query(yesterday, [metricId]);
  await server.owner.query(older, [`${metricId} ${today}`, `${metricId} ${addDays(today, -1)}`]);
  await letTimeCome();

  expect(await dueNotifications()).toHaveLength(1);
  await server.owner.query(yesterday, [metricId]);
  const values = [{ metric: 'weight' as const, entered: '72,4' }];
  await server.ask(metricRoutes.record.client, { clientId, id: newId(), day: today, values }, studio.admin);
  expect(await dueNotifications()).toEqual([]);
});

test('the time is that of the client’s zone, which may change after the reminder was set', async () => {
  const zone = `update users set time_zone = 'America/New_York' where id = (
    select user_id from memberships join clients on clients.membership_id = memberships.id where clients.id = $1)`;
  await save(daily);
  await server.owner.query(zone, [clientId]);
  const { on, at } = await planned();
  await server.owner.query(`update client_metrics set next_reminder_at = now(), remind_time = '23:59' where id = $1`, [
    metricId,
  ]);

  await run();
  expect(await dueNotifications()).toEqual([]);
  const moved = await planned();
  expect(localTimeIn(moved.at, 'America/New_York').time).toBe('23:59');
  expect(localTimeIn(at, 'Europe/Rome')).toEqual({ day: on, time: '07:30' });
  await save(daily);
  expect(localTimeIn((await planned()).at, 'America/New_York').time).toBe('07:30');
});

test('an empty choice of days is refused, an old version too, and who stops following is not reminded', async () => {
  const none = await save({ everyDays: null, weekdays: [], time: '07:30' });
  expect([none.status, Object.keys(none.errors ?? {})]).toEqual([422, ['reminder.weekdays']]);
  const both = await save({ everyDays: 3, weekdays: [1], time: '25:00' });
  expect([both.status, (await metricOf())?.reminder]).toEqual([422, null]);
  await save(daily);
  const stale = { clientId, metricId, version: 1, reminder: null };
  expect((await server.ask(clientMetricRoutes.saveReminder, stale, studio.admin)).status).toBe(409);
  expect((await save(null, studio.client)).status).toBe(403);

  await server.ask(clientMetricRoutes.unfollow, { clientId, metricId }, studio.admin);
  expect((await planned()).at).toBeNull();
});
