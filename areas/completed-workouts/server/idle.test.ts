import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptInvitationsOn } from '#database/testing/accepted-invitations.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { completedWorkoutRoutes } from '../contract.ts';

let server: TestServer;
let owner: pg.Client;
let studio: TestStudio;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  return () => owner.end();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await runFrom(-20);
});

const ask = (more: { days?: number } = {}, token = studio.admin) =>
  server.ask(completedWorkoutRoutes.idleClients, more, token);
const idle = async (days?: number) => (await ask(days === undefined ? {} : { days })).data.clients;

test('a client who trained ten days ago is idle for ten days, listed with program and last day', async () => {
  await trainedDaysAgo(10);

  expect(await idle()).toMatchObject([
    {
      clientId: studio.ids['clients'],
      days: 10,
      lastTrainedOn: addDays(today, -10),
      programStartsOn: addDays(today, -20),
    },
  ]);
});

test('a deactivated client is not idle, nor is one whose deletion is set', async () => {
  await trainedDaysAgo(10);
  const set = (column: string, value: string | null) =>
    owner.query(`update clients set ${column} = $2 where id = $1`, [studio.ids['clients'], value]);

  await set('delete_after', addDays(today, 9));
  expect(await idle()).toEqual([]);
  await set('delete_after', null);
  await set('deactivated_at', today);
  expect(await idle()).toEqual([]);
  await set('deactivated_at', null);
  expect(await idle()).toHaveLength(1);
});

test('a client is idle after the seven days of the setting, not after six', async () => {
  await trainedDaysAgo(7);
  expect(await idle()).toMatchObject([{ days: 7 }]);

  await trainedDaysAgo(6);
  expect(await idle()).toEqual([]);
});

test('for a client who has not trained yet, the days count from the start of the program', async () => {
  await owner.query('delete from completed_workouts where account_id = $1', [studio.accountId]);
  await cameDaysAgo(30);

  expect(await idle()).toMatchObject([{ days: 20, lastTrainedOn: null }]);
});

test('a client who came four days ago to a program that began earlier is not idle until seven days have passed', async () => {
  await owner.query('delete from completed_workouts where account_id = $1', [studio.accountId]);
  await cameDaysAgo(4);
  expect(await idle()).toEqual([]);

  await cameDaysAgo(7);
  expect(await idle()).toMatchObject([{ days: 7, lastTrainedOn: null }]);
});

test('a client who last trained thirty days ago is idle seven days after the start of the new program, not before', async () => {
  await trainedDaysAgo(30);
  await runFrom(-6);
  expect(await idle()).toEqual([]);

  await runFrom(-7);
  expect(await idle()).toMatchObject([{ days: 30, lastTrainedOn: addDays(today, -30) }]);
});

test('idle days count from the day before a paused program goes on, which with its weekdays is later than the end of the pause', async () => {
  await trainedDaysAgo(15);
  await pausedFor({ from: addDays(today, -14), until: addDays(today, -9), days: 7 });
  expect(await idle()).toMatchObject([{ days: 8, lastTrainedOn: addDays(today, -15) }]);

  await pausedFor({ from: addDays(today, -14), until: addDays(today, -9), days: 14 });
  expect(await idle(1)).toMatchObject([{ days: 1 }]);

  await pausedFor({ from: addDays(today, -6), until: addDays(today, -5), days: 7 });
  expect(await idle(1)).toEqual([]);

  await pausedFor({ from: addDays(today, 3), until: addDays(today, 5), days: 7 });
  expect(await idle(1)).toMatchObject([{ days: 15 }]);
});

test('the number of days can be given in the request and is part of the response', async () => {
  await trainedDaysAgo(4);

  expect(await idle()).toEqual([]);
  expect((await ask({ days: 3 })).data).toMatchObject({ days: 3, clients: [{ days: 4 }] });
});

test('the number of days is the setting of the account, unless the client has their own', async () => {
  await trainedDaysAgo(10);
  await owner.query(`insert into program_settings values ($1, '{"idleDays": 12}')`, [studio.accountId]);
  expect((await ask()).data).toEqual({ clients: [], days: 12, nextPage: 0 });

  const own = [studio.accountId, studio.ids['clients']];
  await owner.query(`insert into client_program_settings values ($1, $2, '{"idleDays": 5}')`, own);
  expect(await idle()).toMatchObject([{ days: 10 }]);
});

test('a client whose program is over or who is deactivated is not idle', async () => {
  await trainedDaysAgo(10);
  await owner.query('update clients set deactivated_at = now() where account_id = $1', [studio.accountId]);
  expect(await idle()).toEqual([]);

  await owner.query('update clients set deactivated_at = null where account_id = $1', [studio.accountId]);
  await runFrom(-60);
  expect(await idle()).toEqual([]);
});

test('a coach sees only their own clients, a nutritionist and a client see none', async () => {
  await trainedDaysAgo(10);

  expect((await ask({}, studio.coach)).data.clients).toEqual([]);
  expect((await ask({}, studio.nutritionist)).status).toBe(403);
  expect((await ask({}, studio.client)).status).toBe(403);
});

test.each([0, 91, 1.5])('%s days are rejected', async (days) => {
  expect((await ask({ days })).errors).toHaveProperty('days');
});

async function trainedDaysAgo(days: number): Promise<void> {
  await owner.query(
    `update completed_workouts set started_at = $2::timestamptz - interval '1 hour', finished_at = $2
     where account_id = $1 and finished_at is not null`,
    [studio.accountId, `${addDays(today, -days)}T17:00:00.000Z`],
  );
}

async function cameDaysAgo(days: number): Promise<void> {
  const text = 'update clients set created_at = $2 where account_id = $1';
  await owner.query(text, [studio.accountId, `${addDays(today, -days)}T09:00:00.000Z`]);
  await acceptInvitationsOn(server, studio.accountId, addDays(today, -days));
}

/** Sets the program of the client to begin `days` days from today and to last five weeks. */
async function runFrom(days: number): Promise<void> {
  await owner.query(
    'update programs set starts_on = $2, assigned_on = $2, week_count = 5 where account_id = $1 and client_id is not null',
    [studio.accountId, addDays(today, days)],
  );
}

async function pausedFor(pause: { from: string; until: string; days: number }): Promise<void> {
  const pauses = JSON.stringify([{ ...pause, keepsWeekdays: true, note: '' }]);
  const text = 'update programs set pauses = $2 where account_id = $1 and client_id is not null';
  await owner.query(text, [studio.accountId, pauses]);
}
