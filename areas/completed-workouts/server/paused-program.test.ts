import { beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { programEditingRoutes } from '#areas/programs/contract/editing.ts';
import { acceptInvitationsOn } from '#database/testing/accepted-invitations.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';

const today = todayIn('Europe/Rome');
/** The client has a program of two weeks from here on. */
const startsOn = addDays(mondayOf(today), -21);
const sunday = addDays(mondayOf(today), 6);
let server: TestServer;
let studio: TestStudio;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  await startOn(startsOn);
});

/** The client has had the program since this day. */
async function startOn(day: string): Promise<void> {
  const id = studio.ids['client-programs'] ?? '';
  const { version } = (await server.ask(programRoutes.programUser, { id }, studio.admin)).data.programUser;
  await server.ask(programRoutes.saveProgramUser, { id, version, startsOn: day, note: '' }, studio.admin);
  await server.owner.query('update programs set assigned_on = starts_on where id = $1', [id]);
  await acceptInvitationsOn(server, studio.accountId, '2026-01-01');
}

const pause = (from: string, until: string, note = '') =>
  server.ask(
    programRoutes.pause,
    { id: studio.ids['client-programs'] ?? '', from, until, keepsWeekdays: true, note },
    studio.admin,
  );
const read = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today;

test('a pause from the second week until Sunday keeps the program running, with its note', async () => {
  expect((await read()).program).toMatchObject({ state: 'terminated', endsOn: addDays(startsOn, 13) });
  await pause(addDays(startsOn, 7), sunday, 'Riposa bene');

  const { program } = await read();
  expect(program).toMatchObject({
    state: 'running',
    pauses: [{ from: addDays(startsOn, 7), until: sunday, note: 'Riposa bene' }],
  });
});

test('a program that was paused for three weeks goes on with its second week on the Monday after them', async () => {
  const monday = mondayOf(today);
  await pause(addDays(startsOn, 7), addDays(monday, 6));

  const schedule = (await server.ask(trainingRoutes.schedule, { clientId: studio.ids['clients'] ?? '' }, studio.admin))
    .data.schedule;
  const ofSecondWeek = schedule.filter(({ weekNumber }) => weekNumber === 2).map(({ date }) => date);
  expect(ofSecondWeek[0]).toBe(addDays(monday, 7));
  expect(ofSecondWeek.every((date) => date < addDays(monday, 14))).toBe(true);
});

const readSchedule = async () => {
  const params = { clientId: studio.ids['clients'] ?? '' };
  return (await server.ask(trainingRoutes.schedule, params, studio.admin)).data.schedule;
};
const movedInEditor = async () => {
  const copy = { id: studio.ids['client-programs'] ?? '' };
  return (await server.ask(programEditingRoutes.detailForEdit, copy, studio.admin)).data.moved;
};
const plannedByWeek = async () => {
  const params = { clientId: studio.ids['clients'] ?? '' };
  const { weeks } = (await server.ask(historyRoutes.trend.client, params, studio.admin)).data;
  return weeks.slice(-4).map((week) => week.planned);
};

test('what was done and begun on the first day of a pause keeps its date, the second week comes later', async () => {
  await server.owner.query(
    `update completed_workouts set started_at = $2::timestamptz, finished_at = case when finished_at is not null then $2::timestamptz end
     where account_id = $1`,
    [studio.accountId, `${startsOn}T17:00:00.000Z`],
  );
  const before = await readSchedule();
  await pause(startsOn, addDays(startsOn, 6));

  const dates = (await readSchedule()).map(({ date }) => date);
  expect(before.map(({ weekNumber, state }) => [weekNumber, state])).toEqual([
    [1, 'done'],
    [1, 'begun'],
    [2, 'to_do'],
    [2, 'to_do'],
  ]);
  expect(dates).toEqual(before.map(({ date }, index) => (index < 2 ? date : addDays(date, 7))));
  const staying = before.slice(0, 2).map(({ workoutId, date }) => ({ workoutId, date, stays: true }));
  expect(await movedInEditor()).toEqual(expect.arrayContaining(staying));
  expect(await movedInEditor()).toHaveLength(2);
});

test.each([
  ['begun in the past', -3, 3],
  ['begun today', 0, 6],
  ['of the future', 1, 7],
])('a workout that was skipped keeps its date in a pause %s', async (_, from, until) => {
  await startOn(addDays(today, -8));
  const before = await readSchedule();
  const second = before.find(({ weekNumber, state }) => weekNumber === 2 && state === 'to_do');
  await server.ask(
    trainingRoutes.skip,
    { workoutId: second?.workoutId ?? '', reason: 'time', note: '' },
    studio.client,
  );
  await pause(addDays(today, from), addDays(today, until));

  const after = (await readSchedule()).find(({ workoutId }) => workoutId === second?.workoutId);
  expect([after?.date, after?.state]).toEqual([second?.date, 'skipped']);
  const isShifted = (second?.date ?? '') >= addDays(today, from);
  const inEditor = (await movedInEditor()).find(({ workoutId }) => workoutId === second?.workoutId);
  expect(inEditor?.date).toBe(isShifted ? second?.date : undefined);
});

test('a workout behind a pause that is known keeps its date when it is skipped before the pause', async () => {
  await startOn(addDays(today, -6));
  await pause(addDays(today, 1), addDays(today, 7));
  const second = (await readSchedule()).find(({ weekNumber, state }) => weekNumber === 2 && state === 'to_do');
  const { workoutId = '' } = second ?? {};
  const skip = (reason: 'time' | 'pain') =>
    server.ask(trainingRoutes.skip, { workoutId, reason, note: '' }, studio.client);
  const after = async () => (await readSchedule()).find((one) => one.workoutId === workoutId);

  await skip('time');
  expect(await after()).toMatchObject({ date: second?.date, state: 'skipped', isInPause: false });
  expect(await movedInEditor()).toEqual([]);

  await pause(addDays(today, 8), addDays(today, 14));
  await skip('pain');
  expect(await after()).toMatchObject({ date: second?.date, skipReason: 'pain' });
});

test.each([
  ['begins', '2026-03-23'],
  ['ends', '2026-10-19'],
])(
  'after a new start, in the weeks in which summer time %s, a skipped workout is on its day without the old pause',
  async (_, monday) => {
    await startOn(addDays(monday, -14));
    await pause(addDays(monday, -14), addDays(monday, -8));
    const second = (await readSchedule()).find(({ weekNumber, state }) => weekNumber === 2 && state === 'to_do');
    const workoutId = second?.workoutId ?? '';
    await server.ask(trainingRoutes.skip, { workoutId, reason: 'time', note: '' }, studio.client);
    const dateNow = async () => (await readSchedule()).find((one) => one.workoutId === workoutId)?.date;
    expect(await dateNow()).toBe(second?.date);

    await startOn(monday);
    expect(await dateNow()).toBe(addDays(second?.date ?? '', 7));
    await server.ask(trainingRoutes.skip, { workoutId, reason: 'pain', note: '' }, studio.client);
    expect(await dateNow()).toBe(addDays(second?.date ?? '', 7));
  },
);

test.each([
  ['begins', '2026-03-23'],
  ['ends', '2026-10-19'],
])(
  'after a new start, in the weeks in which summer time %s, a workout that the client had moved is on its day, and can be moved again',
  async (_, monday) => {
    await startOn(addDays(monday, -14));
    const second = (await readSchedule()).find(({ weekNumber, state }) => weekNumber === 2 && state === 'to_do');
    const workoutId = second?.workoutId ?? '';
    const move = (date: string) => server.ask(trainingRoutes.move, { workoutId, date }, studio.client);
    const now = async () => (await readSchedule()).find((one) => one.workoutId === workoutId);
    await move(addDays(monday, -2));
    expect(await now()).toMatchObject({ date: addDays(monday, -2), isMoved: true });

    await startOn(monday);
    expect(await now()).toMatchObject({ date: addDays(second?.date ?? '', 14), isMoved: false });
    expect(await movedInEditor()).toEqual([]);
    await move(addDays(monday, 6));
    expect(await now()).toMatchObject({ date: addDays(monday, 6), isMoved: true });
  },
);

test.each([
  {
    summerTime: 'begins',
    sunday: '2026-03-29',
    atMidnight: '2026-03-28T23:30:00.000Z',
    lastOfPause: '2026-04-04T21:30:00.000Z',
    afterPause: '2026-04-04T22:30:00.000Z',
  },
  {
    summerTime: 'ends',
    sunday: '2026-10-25',
    atMidnight: '2026-10-24T22:30:00.000Z',
    lastOfPause: '2026-10-31T22:30:00.000Z',
    afterPause: '2026-10-31T23:30:00.000Z',
  },
])(
  'of old skips, without their delay, a workout on the days around which summer time $summerTime is moved only by a pause that was over',
  async (days) => {
    await startOn(addDays(days.sunday, -6));
    const skipped = (await readSchedule()).find(({ weekNumber, state }) => weekNumber === 2 && state === 'to_do');
    const workoutId = skipped?.workoutId ?? '';
    await server.ask(trainingRoutes.skip, { workoutId, reason: 'time', note: '' }, studio.client);
    await server.owner.query('update workout_adjustments set skip_delay_days = null where workout_id = $1', [
      workoutId,
    ]);
    await pause(days.sunday, addDays(days.sunday, 6));
    const dateWhenSkippedAt = async (instant: string) => {
      await server.owner.query(
        'update completed_workouts set started_at = $2, finished_at = $2 where prescribed_workout_id = $1 and is_skipped',
        [workoutId, instant],
      );
      return (await readSchedule()).find((one) => one.workoutId === workoutId)?.date;
    };

    expect(await dateWhenSkippedAt(days.atMidnight)).toBe(skipped?.date);
    expect(await dateWhenSkippedAt(days.lastOfPause)).toBe(skipped?.date);
    expect(await dateWhenSkippedAt(days.afterPause)).toBe(addDays(skipped?.date ?? '', 7));
  },
);

test('a workout that was moved to a day that becomes part of a pause goes with the rest, and may be moved into the pause then', async () => {
  const moved = (await readSchedule()).find(({ weekNumber }) => weekNumber === 2);
  await server.owner.query(
    `insert into workout_adjustments (account_id, program_id, workout_id, moved_to, move_starts_on) values ($1, $2, $3, $4, $5)`,
    [studio.accountId, studio.ids['client-programs'], moved?.workoutId, addDays(startsOn, 12), startsOn],
  );
  expect((await plannedByWeek()).slice(1)).toEqual([2, 0, 0]);

  await pause(addDays(startsOn, 7), addDays(startsOn, 13));
  expect((await plannedByWeek()).slice(1)).toEqual([0, 2, 0]);

  const workoutId = moved?.workoutId ?? '';
  const date = addDays(startsOn, 12);
  await server.ask(trainingRoutes.move, { workoutId, date }, studio.client);
  const replaced = addDays(startsOn, 7);
  const longer = { from: replaced, until: addDays(startsOn, 14), keepsWeekdays: true, note: '' };
  await server.ask(programRoutes.pause, { id: studio.ids['client-programs'] ?? '', replaced, ...longer }, studio.admin);
  expect((await readSchedule()).find((one) => one.workoutId === workoutId)).toMatchObject({ date, isMoved: true });
});

test('a pause that is taken back leaves the day to which the client had moved a workout', async () => {
  const moved = (await readSchedule()).find(({ weekNumber }) => weekNumber === 2);
  const date = addDays(startsOn, 12);
  await server.ask(trainingRoutes.move, { workoutId: moved?.workoutId ?? '', date }, studio.client);
  const dateNow = async () => (await readSchedule()).find(({ workoutId }) => workoutId === moved?.workoutId)?.date;
  const from = addDays(startsOn, 7);
  await pause(from, addDays(startsOn, 13));
  expect(await dateNow()).not.toBe(date);

  await server.ask(programRoutes.deletePause, { id: studio.ids['client-programs'] ?? '', from }, studio.admin);
  expect(await dateNow()).toBe(date);
});

const idle = async () => (await server.ask(completedWorkoutRoutes.idleClients, { days: 1 }, studio.admin)).data.clients;

test('paused weeks have no planned workouts', async () => {
  expect((await plannedByWeek()).map((count) => count > 0)).toEqual([true, true, false, false]);

  await pause(addDays(startsOn, 7), addDays(startsOn, 13));
  expect((await plannedByWeek()).map((count) => count > 0)).toEqual([true, false, true, false]);
});

test('nobody is idle in a pause, and the days after it count from its end', async () => {
  await pause(addDays(startsOn, 7), today);
  expect(await idle()).toEqual([]);

  const yesterday = addDays(today, -1);
  const replaced = addDays(startsOn, 7);
  await server.ask(
    programRoutes.pause,
    {
      id: studio.ids['client-programs'] ?? '',
      replaced,
      from: replaced,
      until: yesterday,
      keepsWeekdays: false,
      note: '',
    },
    studio.admin,
  );
  expect(await idle()).toMatchObject([{ days: 1 }]);
});

test('a workout that is opened during a pause has the pause with its note', async () => {
  const opened = async () => {
    const workoutId = (await readSchedule())[0]?.workoutId ?? '';
    return (await server.ask(workoutRoutes.open.own, { workoutId }, studio.client)).data.pause;
  };
  expect(await opened()).toBeNull();
  await pause(addDays(startsOn, 7), sunday, 'Fermati subito');

  expect(await opened()).toMatchObject({ until: sunday, note: 'Fermati subito' });
});
