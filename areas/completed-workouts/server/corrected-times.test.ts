import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { historyRoutes } from '../contract/history.ts';
import type { WorkoutSync } from '../contract/sync.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { syncOf } from '../example.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';
import { startedAt } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const typedAt = '2026-11-18T17:00:30.000Z';
const thursday = '2026-11-12T17:00:00.000Z';

type Correction = NonNullable<WorkoutSync['correction']>;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
});

/** Enters the workout after training: begun, logged and finished within half a minute. */
const enter = (more: Partial<WorkoutSync> = {}) => {
  const set = gym.aSet({ loggedAt: '2026-11-18T17:00:20.000Z' });
  return gym.send({ sets: [set], finish: { finishedAt: typedAt, effort: 7, comment: '' }, ...more });
};
const correct = (correction: Correction) => gym.send({ correction });
const cardsFrom = async (from: string, until = from) => {
  const { data } = await server.ask(clientWorkoutRoutes.list.own, { from, until }, gym.studio.client);
  return data.completedWorkouts.filter(({ id }) => id === gym.id);
};

describe('a workout of Thursday that was entered on the Wednesday after, within half a minute', () => {
  test('has no duration, instead of 0 minutes, until it is corrected', async () => {
    await enter();
    expect(await cardsFrom('2026-11-18')).toMatchObject([{ minutes: null }]);
    expect(await gym.mine()).toMatchObject({ trainedSeconds: null, timesCorrection: null });

    expect((await correct({ startedAt: thursday, minutes: 65 })).status).toBe(200);

    expect(await cardsFrom('2026-11-18')).toEqual([]);
    expect(await cardsFrom('2026-11-12')).toMatchObject([{ minutes: 65, finishedOn: '2026-11-12' }]);
    expect(await gym.mine()).toMatchObject({
      startedAt: thursday,
      finishedAt: '2026-11-12T18:05:00.000Z',
      trainedSeconds: 65 * 60,
      timesCorrection: { startedAt, trainedSeconds: null, author: null },
    });
  });

  test('counts on Thursday in the calendar and in the schedule', async () => {
    await enter();
    await correct({ startedAt: thursday });

    const { client, admin } = gym.studio;
    const days = (await server.ask(historyRoutes.trainingDays.own, { month: '2026-11' }, client)).data.days;
    expect(days.find(({ workouts }) => workouts.some(({ id }) => id === gym.id))?.day).toBe('2026-11-12');
    const { data } = await server.ask(trainingRoutes.schedule, { clientId: gym.params.clientId }, admin);
    const done = data.schedule.find(({ completedWorkoutId }) => completedWorkoutId === gym.id);
    expect(done?.finishedOn).toBe('2026-11-12');
  });

  test('the maximum of its sets is a measurement of Thursday', async () => {
    const exerciseId = await libraryExerciseId(server, 'barbell-squat');
    const swap = { rowId: gym.rowId, skipReason: null, skipNote: '', exerciseId, exerciseName: 'Squat' };
    await enter({ rowChanges: [{ ...swap, changedAt: '2026-11-18T17:00:10.000Z' }] });
    const squats = async () => {
      const { metrics } = (await server.ask(metricRoutes.list.own, {}, gym.studio.client)).data;
      const metricId = metrics.find(({ metricType }) => metricType.metric === 'squat')?.id ?? '';
      const { values } = (await server.ask(metricRoutes.details.own, { metricId }, gym.studio.client)).data;
      return values.map(({ day }) => day);
    };
    expect(await squats()).toEqual(['2026-11-18']);
    await correct({ startedAt: thursday });

    expect(await squats()).toEqual(['2026-11-12']);
  });

  test('its sets are no corrections, and a phone that sends the end again takes nothing back', async () => {
    await enter();
    await correct({ startedAt: thursday, minutes: 65 });
    await enter();

    expect(await gym.mine()).toMatchObject({
      ...{ startedAt: thursday, trainedSeconds: 65 * 60, corrections: [] },
      timesCorrection: { startedAt },
    });
  });

  test.each([
    ['the corrected start, as one of an earlier release does', thursday],
    ['a start before the correction', '2026-11-18T16:59:00.000Z'],
  ])('a phone with an unsent set that sends %s changes neither the times nor what was recorded', async (_, sent) => {
    await enter();
    await correct({ startedAt: thursday });
    const before = await gym.mine();
    const set = gym.aSet({ setNumber: 2, loggedAt: '2026-11-18T17:00:25.000Z' });
    const { status, data } = await gym.send({ startedAt: sent, sets: [set] });
    expect([status, data.startedAt]).toEqual([200, thursday]);

    const { sets, startedAt: start, finishedAt, trainedSeconds, timesCorrection } = await gym.mine();
    expect(sets).toHaveLength(2);
    expect({ startedAt: start, finishedAt, trainedSeconds, timesCorrection }).toEqual({
      ...{ startedAt: before.startedAt, finishedAt: before.finishedAt },
      ...{ trainedSeconds: before.trainedSeconds, timesCorrection: before.timesCorrection },
    });
    expect(data.sentStartedAt).toBe(startedAt);
  });

  test('the day alone is corrected: the duration stays unknown; as it was sent, nothing is corrected', async () => {
    await enter();
    await correct({ startedAt: thursday });
    expect(await gym.mine()).toMatchObject({ finishedOn: '2026-11-12', trainedSeconds: null });
    await correct({ startedAt });

    expect(await gym.mine()).toMatchObject({ startedAt, finishedAt: typedAt, timesCorrection: null });
  });

  test('the coach corrects it in person, and their name is beside it', async () => {
    await enter();
    const sync = syncOf(null, { startedAt, sets: [], correction: { minutes: 50 } });
    expect((await server.ask(workoutRoutes.sync.client, { ...gym.params, ...sync }, gym.studio.admin)).status).toBe(
      200,
    );

    const { trainedSeconds, timesCorrection } = await gym.mine();
    expect([trainedSeconds, timesCorrection?.author]).toEqual([3000, expect.stringMatching(/./)]);
  });
});

test('a workout with pauses keeps its trained time on another day, and ends after it', async () => {
  const sets = [gym.aSet({ loggedAt: '2026-11-18T17:10:00.000Z' })];
  await gym.send({ sets, finish: { finishedAt: '2026-11-18T18:30:00.000Z', effort: null, comment: '' } });
  const { trainedSeconds } = await gym.mine();
  await correct({ startedAt: thursday });

  expect(trainedSeconds).toBe(1800);
  expect(await gym.mine()).toMatchObject({ trainedSeconds, finishedAt: '2026-11-12T17:30:00.000Z' });
});

test('a workout is neither in the future nor of more than a year before, and lasts from 1 to 720 minutes', async () => {
  await enter();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const replies = [
    await correct({ startedAt: tomorrow }),
    await correct({ startedAt: '2025-11-01T17:00:00.000Z' }),
    await correct({ minutes: 0 }),
    await correct({ minutes: 721 }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(replies.map(({ errors }) => Object.keys(errors ?? {}))).toEqual([
    ['correction.startedAt'],
    ['correction.startedAt'],
    ['correction.minutes'],
    ['correction.minutes'],
  ]);
  expect(await gym.mine()).toMatchObject({ startedAt, timesCorrection: null });
});

describe('a workout that was entered today and is corrected to the day on which it was trained', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  /** Curls with 42.5 kg for 6 repetitions and 2 in reserve, entered an hour ago: a maximum of 53.8 kg. */
  const enterCurls = async () => {
    const exerciseId = await libraryExerciseId(server, 'barbell-curl');
    const workoutId = await gym.changeNextWorkout((rows) => rows.map((row) => ({ ...row, exerciseId, weight: '75%' })));
    const signed = await gym.nextWorkout();
    const [id, clientId] = [newId(), gym.params.clientId];
    const [began, logged, finishedAt] = [daysAgo(1 / 24), daysAgo(1 / 32), daysAgo(1 / 48)];
    const set = gym.ofFirstRow(signed, { weightKg: 42.5, reps: 6, rir: 2, loggedAt: logged });
    await gym.send({ signed, startedAt: began, sets: [set], finish: { finishedAt, effort: 7, comment: '' } }, id);
    const maxima = async () => {
      const { history } = await gym.open(workoutId);
      const { client, admin } = gym.studio;
      const training = (await server.ask(trainingRoutes.training, {}, client)).data.training;
      const known = { clientId, exerciseIds: exerciseId };
      const listed = (await server.ask(maximumRoutes.list.client, known, admin)).data.maxima;
      return [...history, ...training.history, ...listed].flatMap((one) =>
        one.exerciseId === exerciseId ? one.oneRepMaxKg : [],
      );
    };
    const move = (days: number) => gym.send({ startedAt: began, correction: { startedAt: daysAgo(days) } }, id);
    return { exerciseId, maxima, move };
  };

  test('gives no maximum when that day is longer ago than the days that count', async () => {
    const { maxima, move } = await enterCurls();
    expect(await maxima()).toEqual([53.8, 53.8, 53.8]);

    expect((await move(80)).status).toBe(200);
    expect(await maxima()).toEqual([53.8, 53.8, 53.8]);

    await move(100);
    expect(await maxima()).toEqual([null, null]);
  });

  test('does not exceed a maximum that was tested after it', async () => {
    const { exerciseId, maxima, move } = await enterCurls();
    const day = addDays(todayIn('Europe/Rome'), -3);
    const tested = { clientId: gym.params.clientId, exerciseId, unit: 'kg', day, entered: '50', id: newId() } as const;
    await server.ask(maximumRoutes.record.client, tested, gym.studio.admin);
    expect(await maxima()).toEqual([53.8, 53.8, 53.8]);

    await move(5);

    expect(await maxima()).toEqual([50, 50, 50]);
  });
});

test('the duration that the client corrected stays when a professional corrects the start, and the recorded one without a correction', async () => {
  const correctInPerson = (correction: object) =>
    server.ask(
      workoutRoutes.sync.client,
      { ...gym.params, ...syncOf(null, { startedAt, sets: [], correction }) },
      gym.studio.admin,
    );
  await gym.log(gym.aSet({ loggedAt: '2026-11-18T17:20:00.000Z' }));
  await gym.send({ sets: [], finish: { finishedAt: '2026-11-18T17:30:00.000Z', effort: 7, comment: '' } });
  const recorded = (await gym.mine()).trainedSeconds ?? 0;
  await correctInPerson({ startedAt: '2026-11-18T16:00:00.000Z' });
  const moved = await gym.mine();
  await gym.send({ sets: [], correction: { minutes: 35 } });
  await correctInPerson({ startedAt: '2026-11-18T16:10:00.000Z' });
  const movedAgain = await gym.mine();

  expect(recorded).toBeGreaterThan(0);
  const endOf = (start: string, seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();
  expect(moved).toMatchObject({
    trainedSeconds: recorded,
    finishedAt: endOf('2026-11-18T16:00:00.000Z', recorded),
  });
  expect(movedAgain).toMatchObject({ trainedSeconds: 35 * 60, finishedAt: endOf('2026-11-18T16:10:00.000Z', 35 * 60) });
});
