import { beforeAll, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { trainingRoutes } from '../contract/training.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
const today = todayIn('Europe/Rome');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

beforeAll(async () => {
  server = await openTestServer();
});

/** A client who presses dumbbells in workouts of two loads, and functions that read the maximum. */
async function dumbbellPress() {
  const gym = await createWorkoutFixture(server);
  const exerciseId = await libraryExerciseId(server, 'dumbbell-bench-press');
  const clientId = gym.studio.ids['clients'] ?? '';
  /** Does the workout with this load: one set of eight repetitions to failure. */
  const press = async (load: string, weightKg: number, hours: number) => {
    const workoutId = await gym.changeNextWorkout(([row]) => (row ? [{ ...row, exerciseId, weight: load }] : []));
    const { prescription, signature } = await gym.open(workoutId);
    const signed = { prescription, signature };
    const set = gym.ofFirstRow(signed, { weightKg, reps: 8, rir: 0, loggedAt: hoursAgo(hours) });
    const finish = { finishedAt: hoursAgo(hours - 0.5), effort: null, comment: '' };
    const id = newId();
    expect((await gym.send({ signed, startedAt: hoursAgo(hours + 0.5), sets: [set], finish }, id)).status).toBe(200);
    return id;
  };
  const enter = (entered: string, more: { isPerHand?: boolean; day?: string } = {}) =>
    server.ask(
      maximumRoutes.record.client,
      { clientId, exerciseId, id: newId(), day: today, unit: 'kg', entered, ...more },
      gym.studio.admin,
    );
  const listed = async () =>
    (await server.ask(maximumRoutes.list.client, { clientId, exerciseIds: exerciseId }, gym.studio.admin)).data.maxima;
  const onPhone = async () => {
    const { training } = (await server.ask(trainingRoutes.training, {}, gym.studio.client)).data;
    const known = training.history.find((one) => one.exerciseId === exerciseId);
    return known && [known.oneRepMaxKg, known.isOneRepMaxTested, known.isOneRepMaxPerHand];
  };
  return { gym, clientId, exerciseId, press, enter, listed, onPhone };
}

test('24 kg per hand, then 60 kg logged for both: the maximum stays that of one hand and says so, in the editor and on the phone', async () => {
  const { press, listed, onPhone } = await dumbbellPress();
  await press('24 kg per mano', 24, 30);
  expect(await listed()).toMatchObject([{ oneRepMaxKg: 30.4, isPerHand: true }]);
  await press('60 kg', 60, 20);

  expect(await listed()).toMatchObject([{ oneRepMaxKg: 30.4, isTested: false, isPerHand: true }]);
  expect(await onPhone()).toEqual([30.4, false, true]);
});

test('the share of a done workout was computed from the maximum of one hand', async () => {
  const { gym, clientId, exerciseId, press } = await dumbbellPress();
  await press('60 kg', 60, 40);
  await press('24 kg per mano', 24, 30);
  const completedWorkoutId = await press('70%', 20, 10);

  const params = { clientId, completedWorkoutId };
  const { shares } = (await server.ask(clientWorkoutRoutes.detail.client, params, gym.studio.admin)).data;
  expect(shares?.maxima).toEqual([{ exerciseId, oneRepMaxKg: 30.4, isPerHand: true }]);
});

test('where nothing was ever said of hands, the maximum is as it was logged', async () => {
  const { press, listed, onPhone } = await dumbbellPress();
  await press('60 kg', 60, 20);

  expect(await listed()).toEqual([expect.not.objectContaining({ isPerHand: expect.anything() })]);
  expect(await onPhone()).toEqual([76, false, undefined]);
});

test('a maximum entered for one hand counts beside sets of both hands, and one entered for both beside sets per hand', async () => {
  const one = await dumbbellPress();
  const day = addDays(today, -3);
  expect((await one.enter('28', { isPerHand: true, day })).data.maximum).toMatchObject({
    ...{ oneRepMaxKg: 28, isTested: true, isPerHand: true },
  });
  await one.press('60 kg', 60, 20);
  expect(await one.listed()).toMatchObject([{ oneRepMaxKg: 28, isTested: true, isPerHand: true }]);
  expect(await one.onPhone()).toEqual([28, true, true]);
  await one.press('24 kg per mano', 24, 10);
  expect(await one.listed()).toMatchObject([{ oneRepMaxKg: 30.4, isTested: false, isPerHand: true }]);

  const both = await dumbbellPress();
  await both.enter('70', { day });
  await both.press('60 kg per mano', 60, 20);
  expect(await both.onPhone()).toEqual([70, true, undefined]);
});

test('the page of the maximum compares maximums of one hand with each other, and a value typed there is of the same hands as the last', async () => {
  const { gym, clientId, exerciseId, enter, listed } = await dumbbellPress();
  await enter('56', { day: addDays(today, -5) });
  await enter('26', { day: addDays(today, -4), isPerHand: true });
  await enter('27,5', { day: addDays(today, -2), isPerHand: true });
  const card = async () => {
    const { metrics } = (await server.ask(metricRoutes.list.client, { clientId }, gym.studio.admin)).data;
    return metrics.find(({ metricType }) => metricType.exerciseId === exerciseId);
  };
  expect(await card()).toMatchObject({ last: { value: 27.5 }, delta: 1.5, spark: [{ value: 26 }, { value: 27.5 }] });

  const metric = (await card())?.metricType.metric ?? '';
  const values = [{ metric, entered: '28' }];
  await server.ask(metricRoutes.record.client, { clientId, id: newId(), day: today, values }, gym.studio.admin);
  expect(await listed()).toMatchObject([{ oneRepMaxKg: 28, isPerHand: true }]);
});
