import { beforeAll, beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { runJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { notifyDaily } from './operations/daily.ts';
import { deliverAt } from './testing/deliver.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
});

/** The client trained fifteen days ago with a program that began on the day before and runs for six more weeks. */
beforeEach(async () => {
  studio = await openNotificationStudio(server);
  await query(
    `update completed_workouts set started_at = $2::timestamptz, finished_at = $2::timestamptz + interval '1 hour'
     where account_id = $1 and finished_at is not null`,
    `${addDays(today, -15)}T17:00:00.000Z`,
  );
  await runFrom(addDays(today, -16), 8);
});

const query = (text: string, ...values: unknown[]) => server.owner.query(text, [studio.accountId, ...values]);
const runFrom = (startsOn: string, weeks: number) =>
  query(
    'update programs set starts_on = $2, assigned_on = $2, week_count = $3 where account_id = $1 and client_id is not null',
    startsOn,
    weeks,
  );
const runNight = () => runJob(server, studio, (scope) => notifyDaily(scope, { accountId: studio.accountId }));
const findIdle = async () => (await studio.listOf(studio.admin)).filter(({ kind }) => kind === 'client_idle');
const setPauses = (from: string, until: string, days: number) =>
  query(
    'update programs set pauses = $2 where account_id = $1 and client_id is not null',
    JSON.stringify([{ from, until, days, keepsWeekdays: true, note: '' }]),
  );
const pause = (from: string, until: string) =>
  server.ask(
    programRoutes.pause,
    { id: studio.ids['client-programs'] ?? '', replaced: null, from, until, keepsWeekdays: true, note: '' },
    studio.admin,
  );

test('after a pause an idle client is notified again, with the day of the last workout', async () => {
  await runNight();
  expect(await findIdle()).toMatchObject([{ params: { since: addDays(today, -15) } }]);
  await query('delete from notifications where account_id = $1');
  await setPauses(addDays(today, -14), addDays(today, -10), 7);
  await runNight();
  await runNight();

  expect(await findIdle()).toMatchObject([{ params: { since: addDays(today, -15) } }]);
  const { rows } = await query('select distinct occurrence from notifications where account_id = $1');
  expect(rows).toEqual([{ occurrence: `${studio.clientId} ${addDays(today, -8)}` }]);
});

test('an idle client is no longer announced once the coach pauses the program', async () => {
  // The two weeks that the program has.
  await runFrom(addDays(today, -10), 2);
  await runNight();
  expect(await findIdle()).toHaveLength(1);
  expect((await pause(addDays(today, 3), addDays(today, 6))).status).toBe(200);
  expect(await findIdle()).toHaveLength(1);

  expect((await pause(today, addDays(today, 2))).status).toBe(200);
  expect(await findIdle()).toEqual([]);
});

test('an idle client whose program is paused meanwhile is not announced when it is due', async () => {
  await runNight();
  // The program goes on in three days, with its weekdays.
  await setPauses(addDays(today, -4), addDays(today, -1), 7);
  const { mails } = await deliverAt(server, studio, new Date(Date.now() + 48 * 3_600_000));

  expect(mails.map(({ text }) => text).join('\n')).not.toContain('non si allena');
  expect(await findIdle()).toEqual([]);
});
