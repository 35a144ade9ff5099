import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
let workoutId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  workoutId = studio.ids['completed-workouts'] ?? '';
  await moveTo('America/Los_Angeles');
});

const moveTo = (zone: string) =>
  server.owner.query(
    `update users set time_zone = $2 from memberships join clients on clients.membership_id = memberships.id
     where users.id = memberships.user_id and clients.id = $1`,
    [clientId, zone],
  );

const finish = (at: string) =>
  server.owner.query(
    "update completed_workouts set started_at = $2::timestamptz - interval '1 hour', finished_at = $2 where id = $1",
    [workoutId, at],
  );

/** The day of the workout in the list, on its page and in the calendar, as the caller reads them. */
async function daysFor(token: string, month: string): Promise<(string | null | undefined)[]> {
  const isOwn = token === studio.client;
  const { list, detail } = clientWorkoutRoutes;
  const { trainingDays } = historyRoutes;
  const completedWorkoutId = workoutId;
  const [listed, opened, calendar] = isOwn
    ? [
        await server.ask(list.own, {}, token),
        await server.ask(detail.own, { completedWorkoutId }, token),
        await server.ask(trainingDays.own, { month }, token),
      ]
    : [
        await server.ask(list.client, { clientId }, token),
        await server.ask(detail.client, { clientId, completedWorkoutId }, token),
        await server.ask(trainingDays.client, { clientId, month }, token),
      ];
  const inCalendar = calendar.data.days.find(({ workouts }) => workouts.some(({ id }) => id === workoutId));
  const inList = listed.data.completedWorkouts.find(({ id }) => id === workoutId);
  return [inList?.finishedOn, opened.data.completedWorkout.finishedOn, inCalendar?.day];
}

test.each([
  ['2026-03-08T04:30:00Z', '2026-03-07', 'the evening before the clocks change in Los Angeles'],
  ['2026-03-09T03:30:00Z', '2026-03-08', 'the evening of that change'],
  ['2026-03-29T03:30:00Z', '2026-03-28', 'the night of the change in Rome'],
  ['2026-10-25T03:30:00Z', '2026-10-24', 'the night in which summer time ends in Rome'],
  ['2026-11-01T03:30:00Z', '2026-10-31', 'the evening before it ends in Los Angeles'],
  ['2026-11-02T04:30:00Z', '2026-11-01', 'the evening of that end'],
])('a workout of %s is of %s for the client in Los Angeles and the coach in Rome: %s', async (at, day) => {
  await finish(at);
  const expected = [day, day, day];

  expect(await daysFor(studio.client, day.slice(0, 7))).toEqual(expected);
  expect(await daysFor(studio.admin, day.slice(0, 7))).toEqual(expected);
});

const trainedFrom = (startedAt: string, finishedAt: string) =>
  server.owner.query('update completed_workouts set started_at = $2, finished_at = $3 where id = $1', [
    workoutId,
    startedAt,
    finishedAt,
  ]);

test.each([
  ['2026-11-23T07:40:00Z', '2026-11-23T08:25:00Z', '2026-11-22'],
  ['2026-03-08T07:40:00Z', '2026-03-08T08:25:00Z', '2026-03-07'],
  ['2026-03-09T06:40:00Z', '2026-03-09T07:25:00Z', '2026-03-08'],
  ['2026-11-01T06:40:00Z', '2026-11-01T07:25:00Z', '2026-10-31'],
  ['2026-11-02T07:40:00Z', '2026-11-02T08:25:00Z', '2026-11-01'],
])(
  'a workout from 23:40 to 00:25 in Los Angeles, %s, is of the day on which it began for everybody',
  async (...times) => {
    const [startedAt, finishedAt, day] = times;
    await trainedFrom(startedAt, finishedAt);
    const expected = [day, day, day];

    expect(await daysFor(studio.client, day.slice(0, 7))).toEqual(expected);
    expect(await daysFor(studio.admin, day.slice(0, 7))).toEqual(expected);
  },
);

test('a workout that begins on Sunday evening and ends on Monday counts in the week of the Sunday', async () => {
  const zone = 'America/Los_Angeles';
  const monday = addDays(mondayOf(todayIn(zone)), -7);
  // The others of the studio have fixed dates, which may be in that week.
  await server.owner.query('delete from completed_workouts where client_id = $1 and id <> $2', [clientId, workoutId]);
  await trainedFrom(
    instantInZone(`${addDays(monday, -1)}T23:40`, zone).toISOString(),
    instantInZone(`${monday}T00:25`, zone).toISOString(),
  );
  const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, studio.admin)).data;

  expect(weeks.find(({ startsOn }) => startsOn === addDays(monday, -7))?.workouts).toBe(1);
});

test('a workout that was continued two days later counts on the day of its end', async () => {
  await trainedFrom('2026-11-10T18:00:00Z', '2026-11-12T18:00:00Z');

  expect(await daysFor(studio.client, '2026-11')).toEqual(['2026-11-12', '2026-11-12', '2026-11-12']);
});

test('the day stays when the client moves to another time zone', async () => {
  await finish('2026-10-25T03:30:00Z');
  await moveTo('Europe/Rome');

  expect(await daysFor(studio.admin, '2026-10')).toEqual(['2026-10-24', '2026-10-24', '2026-10-24']);
});
