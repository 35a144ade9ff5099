import { beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptInvitationsOn } from '#database/testing/accepted-invitations.ts';
import { runJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { byDay } from '../rules/quiet-hours.ts';
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

const runDaily = () => runJob(server, studio, (scope) => notifyDaily(scope, { accountId: studio.accountId }));
const notificationsFor = async (token: string) =>
  (await studio.listOf(token)).map(({ kind, params }) => ({ kind, ...params }));

test('idle clients, ending programs and subscriptions and a full payment plan are notified once', async () => {
  const { owner } = server;
  const { accountId, clientId } = studio;
  await owner.query('delete from completed_workouts where account_id = $1', [accountId]);
  await owner.query(`update clients set created_at = now() - interval '30 days' where account_id = $1`, [accountId]);
  await acceptInvitationsOn(server, accountId, addDays(today, -30));
  const dates = `update programs set starts_on = $2, assigned_on = $2, replaced_from = $3, week_count = 4
    where account_id = $1 and client_id is not null`;
  await owner.query(dates, [accountId, addDays(today, -20), addDays(today, 3)]);
  await owner.query('update clients set subscription_end = $2 where id = $1', [clientId, addDays(today, 5)]);
  await owner.query(`update accounts set trial_ends_at = now() - interval '10 days' where id = $1`, [accountId]);
  await owner.query(
    `insert into clients (account_id, id, name, email)
     select $1::uuid, gen_random_uuid(), 'Tanti ' || n, n || ($1::uuid)::text || '@example.com' from generate_series(1, 2) n`,
    [accountId],
  );

  await runDaily();
  await runDaily();

  const sorted = (await notificationsFor(studio.admin)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  expect(sorted).toMatchObject([
    { kind: 'client_idle', since: addDays(today, -20) },
    { kind: 'plan_limit_near', active: 4, max: 5 },
    { kind: 'program_expiring', endsOn: addDays(today, 2) },
    { kind: 'subscription_ending', endsOn: addDays(today, 5) },
  ]);
  expect(await notificationsFor(studio.client)).toMatchObject([
    { kind: 'own_subscription_ending', endsOn: addDays(today, 5) },
  ]);
});

test('a payment plan that is full is told with words of its own', async () => {
  await server.owner.query(`
    update accounts set trial_ends_at = now() - interval '10 days' where id = '${studio.accountId}';
    insert into clients (account_id, id, name, email)
      select '${studio.accountId}', gen_random_uuid(), 'Tanti ' || n, n || '@example.com' from generate_series(11, 14) n;`);
  await runDaily();

  const limit = (await notificationsFor(studio.admin)).find(({ kind }) => kind === 'plan_limit_near');
  expect(limit).toMatchObject({ max: 5, context: 'reached' });
});

test('a notification is due by day on the clock of the reader', async () => {
  await server.owner.query('update clients set subscription_end = $2 where id = $1', [
    studio.clientId,
    addDays(today, 5),
  ]);
  const before = byDay(new Date(), 'Europe/Rome');
  await runDaily();
  const { rows } = await server.owner.query(
    `select due_at from notification_deliveries d join notifications n on n.id = d.notification_id
     where n.account_id = $1 and kind = 'own_subscription_ending' and channel = 'push'`,
    [studio.accountId],
  );

  const dueAt = rows[0].due_at.getTime();
  expect(dueAt).toBeGreaterThanOrEqual(before.getTime());
  expect(dueAt).toBeLessThanOrEqual(byDay(new Date(), 'Europe/Rome').getTime());
});
