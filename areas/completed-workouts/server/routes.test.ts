import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { completedWorkoutRoutes as routes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let id: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  id = studio.ids['completed-workouts'] ?? '';
});

const aSet = () => ({
  rowId: studio.ids['rowId'] ?? '',
  setNumber: 1,
  weightKg: 82.5,
  reps: 8,
  rir: 2,
  loggedAt: '2026-11-18T17:10:00.000Z',
});
const log = (setId: string, more: object = {}) =>
  server.ask(routes.logSet, { id, setId, ...aSet(), ...more }, studio.client);
const mine = async () => (await server.ask(routes.mine, { id }, studio.client)).data.completedWorkout;
const finish = () =>
  server.ask(routes.finish, { id, finishedAt: '2026-11-18T18:00:00.000Z', effort: 8, comment: 'Bene' }, studio.client);

describe('logging a set', () => {
  test('ten times the same set is one set', async () => {
    const setId = newId();
    for (let count = 0; count < 10; count++) await log(setId);

    expect((await mine()).sets).toEqual([{ id: setId, ...aSet() }]);
  });

  test('of two edits the later one counts, in whichever order they arrive', async () => {
    const setId = newId();
    await log(setId, { reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' });
    await log(setId, { reps: 9, loggedAt: '2026-11-18T17:11:00.000Z' });

    expect((await mine()).sets[0]?.reps).toBe(10);
  });

  test('a row the workout does not have is refused', async () => {
    expect(await log(newId(), { rowId: newId() })).toMatchObject({ status: 422, code: 'row_unknown' });
  });

  test.each([
    ['weightKg', -1],
    ['weightKg', 100_000],
    ['reps', 1.5],
    ['rir', 11],
    ['setNumber', 51],
    ['loggedAt', 'ieri'],
  ])('%s of %s is named and nothing is written', async (field, value) => {
    const refused = await log(newId(), { [field]: value });

    expect(Object.keys(refused.errors ?? {})).toEqual([field]);
    expect((await mine()).sets).toEqual([]);
  });

  test('a set can be taken back', async () => {
    const setId = newId();
    await log(setId);
    await server.ask(routes.deleteSet, { id, setId }, studio.client);

    expect((await mine()).sets).toEqual([]);
  });
});

describe('a workout', () => {
  test('started twice, also from another phone, is one workout', async () => {
    const workoutId = studio.ids['workouts'] ?? '';
    const again = await server.ask(
      routes.start,
      { id: newId(), workoutId, startedAt: '2026-11-18T17:30:00.000Z' },
      studio.client,
    );

    expect(again.data.completedWorkout.id).toBe(id);
  });

  test('finished twice keeps the first finish', async () => {
    await log(newId());
    await finish();
    const again = await server.ask(
      routes.finish,
      { id, finishedAt: '2026-11-19T18:00:00.000Z', effort: 1, comment: '' },
      studio.client,
    );

    expect(again.data.completedWorkout).toMatchObject({
      finishedAt: '2026-11-18T18:00:00.000Z',
      effort: 8,
      comment: 'Bene',
    });
  });

  test('of ten starts at the same moment, from ten phones, one workout comes', async () => {
    const { program } = (await server.ask(programRoutes.get, { id: studio.ids['client-programs'] ?? '' }, studio.admin))
      .data;
    const workoutId = program.weeks[1]?.days[0]?.workouts[0]?.id ?? '';
    const start = () =>
      server.ask(routes.start, { id: newId(), workoutId, startedAt: '2026-11-19T17:00:00.000Z' }, studio.client);
    const replies = await Promise.all(Array.from({ length: 10 }, start));

    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(replies.map(({ data }) => data.completedWorkout.id)).size).toBe(1);
  });

  test('from a phone whose clock is in the year 9999 does not break the coach’s list', async () => {
    await log(newId());
    await server.ask(
      routes.finish,
      { id, finishedAt: '9999-12-31T00:00:00.000Z', effort: 8, comment: '' },
      studio.client,
    );
    const { completedWorkouts } = (await server.ask(routes.list, {}, studio.admin)).data;

    expect(completedWorkouts).toHaveLength(2);
    expect(Date.parse(completedWorkouts[0]?.finishedAt ?? '')).toBeLessThan(Date.now() + 2 * 86_400_000);
  });

  test('with nothing logged cannot be finished', async () => {
    expect(await finish()).toMatchObject({ status: 422, code: 'nothing_logged' });
  });

  test('a set done before the end that arrives after it is kept, one done later is refused', async () => {
    await log(newId());
    await finish();

    expect((await log(newId(), { setNumber: 2, loggedAt: '2026-11-18T17:50:00.000Z' })).status).toBe(200);
    expect(await log(newId(), { setNumber: 3, loggedAt: '2026-11-18T19:00:00.000Z' })).toMatchObject({
      code: 'already_finished',
    });
  });

  test('the coach sees it as it was done, even when the program has changed since', async () => {
    await log(newId());
    await finish();
    await server.ask(programRoutes.unassign, { programId: studio.ids['client-programs'] ?? '' }, studio.admin);
    const question = { id: studio.ids['clients'] ?? '', workoutId: id };
    const { completedWorkout } = (await server.ask(routes.detail, question, studio.admin)).data;

    expect(completedWorkout).toMatchObject({ comment: 'Bene', programId: null, sets: [{ weightKg: 82.5, reps: 8 }] });
    expect(completedWorkout.rows[0]?.name).toBe('Stacco rumeno con manubri');
  });

  test('in the lists it counts its minutes, sets and volume', async () => {
    await log(newId());
    await log(newId(), { setNumber: 2, weightKg: 80, reps: 10 });
    await finish();
    const { completedWorkouts } = (await server.ask(routes.list, {}, studio.admin)).data;

    expect(completedWorkouts[0]).toMatchObject({ minutes: 60, sets: 2, volumeKg: 1460, effort: 8 });
  });
});

test('today shows the begun workout first, and the week around it', async () => {
  const { today } = (await server.ask(routes.today, {}, studio.client)).data;

  expect(today.next).toMatchObject({ title: 'Tutto il corpo B', state: 'begun' });
  expect(today.week.map(({ state }) => state)).toEqual(['done', 'begun']);
  expect(today).toMatchObject({ totalDone: 1, coachName: 'Studio Prova' });
});

test('the prescription comes with what was done the last time', async () => {
  await log(newId());
  await finish();
  const { program } = (await server.ask(programRoutes.get, { id: studio.ids['client-programs'] ?? '' }, studio.admin))
    .data;
  const secondWeek = program.weeks[1]?.days[1]?.workouts[0]?.id ?? '';

  const { lastTime, prescription } = (await server.ask(routes.prescription, { id: secondWeek }, studio.client)).data;

  expect(lastTime).toMatchObject([
    { exerciseId: prescription.rows[0]?.exerciseId, sets: [{ weightKg: 82.5, reps: 8, rir: 2 }] },
  ]);
});
