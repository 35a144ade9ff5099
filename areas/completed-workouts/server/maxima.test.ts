import { beforeAll, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { trainingRoutes } from '../contract/training.ts';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let fixture: WorkoutFixture;
let squatId: string;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await createWorkoutFixture(server);
  squatId = await libraryExerciseId(server, 'barbell-squat');
});

async function squats() {
  const { data } = await server.ask(metricRoutes.list.own, {}, fixture.studio.client);
  const metric = data.metrics.find(({ metricType }) => metricType.metric === 'squat');
  if (!metric) return [];
  const details = await server.ask(metricRoutes.details.own, { metricId: metric.id }, fixture.studio.client);
  return details.data.values.map(({ value, source, sourceId, day, method }) => ({
    value,
    source,
    sourceId,
    day,
    method,
  }));
}

test('the best estimated squat of a workout is a measurement once it is finished, follows corrections and goes with its sets', async () => {
  const { rowId, studio } = fixture;
  const change = { rowId, skipReason: null, skipNote: '', exerciseId: squatId, exerciseName: 'Squat con bilanciere' };
  await fixture.send({ rowChanges: [{ ...change, changedAt: '2026-11-18T17:01:00.000Z' }] });
  const set = fixture.aSet({ setNumber: 21, weightKg: 100, reps: 5, rir: 0, rpe: null });
  const warmUp = fixture.aSet({ setNumber: 22, weightKg: 140, reps: 5, rir: 0, rpe: null, isWarmUp: true });
  await fixture.log(set, warmUp);
  expect(await squats()).toEqual([]);

  await fixture.finishAt('2026-11-18T18:10:00.000Z');
  const expected = { source: 'workout', sourceId: fixture.id, day: '2026-11-18', method: 'EPLEY' };
  expect(await squats()).toEqual([{ value: 116.7, ...expected }]);

  const at = (minute: number) => `2026-11-18T18:${minute}:00.000Z`;
  await fixture.log({ ...set, weightKg: 110, loggedAt: at(20) });
  expect(await squats()).toEqual([{ value: 128.3, ...expected }]);
  const { rows } = await server.owner.query(
    `select is_by_client, author_id from measurements where account_id = $1 and type = 'squat'`,
    [studio.accountId],
  );
  expect(rows).toEqual([{ is_by_client: true, author_id: null }]);

  await fixture.log({ ...set, weightKg: 110, isRemoved: true, loggedAt: at(30) });
  expect(await squats()).toEqual([]);
});

test('the tested bench press is the maximum for percentages, also before the first set and offline, until a later workout is estimated higher', async () => {
  const gym = await createWorkoutFixture(server);
  const exerciseId = await libraryExerciseId(server, 'barbell-bench-press-medium-grip');
  const workoutId = await gym.changeNextWorkout((changed) => changed.map((row) => ({ ...row, exerciseId })));
  const today = todayIn('Europe/Rome');
  const testLift = (entered: string, day: string) =>
    server.ask(
      metricRoutes.record.client,
      { clientId: gym.studio.ids['clients'] ?? '', id: newId(), day, values: [{ metric: 'bench_press', entered }] },
      gym.studio.admin,
    );
  const maximum = async () => {
    const { history } = await gym.open(workoutId);
    const offline = await server.ask(trainingRoutes.training, {}, gym.studio.client);
    const known = history.find((one) => one.exerciseId === exerciseId);
    expect(offline.data.training.history.find((one) => one.exerciseId === exerciseId)).toEqual(known);
    return known && [known.oneRepMaxKg, known.isOneRepMaxTested];
  };
  const log = async (set: { weightKg: number; reps: number; rir: number }, days: number) => {
    const { prescription, signature } = await gym.open(workoutId);
    const done = gym.ofFirstRow({ prescription, signature }, { ...set, loggedAt: daysAgo(days, 10) });
    const finish = { finishedAt: daysAgo(days, 60), effort: null, comment: '' };
    const begun = daysAgo(days, 0);
    await gym.send({ signed: { prescription, signature }, startedAt: begun, sets: [done], finish }, newId());
  };
  const daysAgo = (days: number, minutes: number) =>
    new Date(Date.now() - days * 86_400_000 + minutes * 60_000).toISOString();
  await gym.log(gym.aSet({ rowId: gym.rowId }));
  await gym.finishAt('2026-11-18T18:10:00.000Z');
  expect(await maximum()).toBeUndefined();

  await testLift('100', addDays(today, -3));
  expect(await maximum()).toEqual([100, true]);

  await log({ weightKg: 110, reps: 3, rir: 0 }, 5);
  await log({ weightKg: 70, reps: 5, rir: 1 }, 2);
  expect(await maximum()).toEqual([100, true]);

  await log({ weightKg: 90, reps: 5, rir: 0 }, 1);
  expect(await maximum()).toEqual([105, false]);

  await testLift('102,5', today);
  expect(await maximum()).toEqual([102.5, true]);
});

test('a completed workout has the maxima of its day for loads that are shares of them, not what was lifted or tested later', async () => {
  const gym = await createWorkoutFixture(server);
  const other = await libraryExerciseId(server, 'barbell-curl');
  const exerciseId = await libraryExerciseId(server, 'barbell-bench-press-medium-grip');
  await gym.changeNextWorkout((rows) =>
    rows.map((row, index) => ({
      ...row,
      exerciseId: index === 0 ? exerciseId : (other ?? ''),
      weight: index === 0 ? '75%' : '20 kg',
    })),
  );
  const signed = await gym.nextWorkout();
  const clientId = gym.studio.ids['clients'] ?? '';
  const testLift = (entered: string, day: string) =>
    server.ask(
      metricRoutes.record.client,
      { clientId, id: newId(), day, values: [{ metric: 'bench_press', entered }] },
      gym.studio.admin,
    );
  await testLift('100', '2026-11-10');
  await testLift('120', '2026-11-21');
  const workoutId = newId();
  const set = gym.ofFirstRow(signed, { weightKg: 130, reps: 3, loggedAt: '2026-11-20T17:10:00.000Z' });
  await gym.send({ signed, startedAt: '2026-11-20T17:00:00.000Z', sets: [set] }, workoutId);
  const sharesOf = async (completedWorkoutId: string) =>
    (await server.ask(clientWorkoutRoutes.detail.client, { clientId, completedWorkoutId }, gym.studio.admin)).data
      .shares;

  expect(await sharesOf(workoutId)).toEqual({ maxima: [{ exerciseId, oneRepMaxKg: 100 }], loadStepKg: 2.5 });
  expect(await sharesOf(gym.id)).toBeUndefined();
});

test('the maxima of a completed workout are estimated from those that ended before its start, never from its own sets', async () => {
  const gym = await createWorkoutFixture(server);
  const exerciseId = await libraryExerciseId(server, 'barbell-bench-press-medium-grip');
  await gym.changeNextWorkout((rows) => rows.map((row) => ({ ...row, exerciseId, weight: '75%' })));
  const signed = await gym.nextWorkout();
  const clientId = gym.studio.ids['clients'] ?? '';
  const set = gym.ofFirstRow(signed, { weightKg: 100, reps: 3, rir: 0, loggedAt: '2026-11-20T17:10:00.000Z' });
  const workoutId = newId();
  await gym.send({ signed, startedAt: '2026-11-20T17:00:00.000Z', sets: [set] }, workoutId);
  const finish = async (id: string, finishedAt: string) =>
    server.owner.query(
      'update completed_workouts set started_at = least(started_at, $2), finished_at = $2 where id = $1',
      [id, finishedAt],
    );
  const shares = async (completedWorkoutId: string) =>
    (await server.ask(clientWorkoutRoutes.detail.client, { clientId, completedWorkoutId }, gym.studio.admin)).data
      .shares?.maxima;
  await finish(workoutId, '2026-11-20T17:00:00.000Z');
  expect(await shares(workoutId)).toEqual([]);

  const laterId = newId();
  await gym.send({ signed, startedAt: '2026-11-22T17:00:00.000Z', sets: [] }, laterId);
  expect(await shares(laterId)).toEqual([{ exerciseId, oneRepMaxKg: 110 }]);
});

test('the maximum of any exercise can be entered, by coach and client, counts for percentages and is followed by higher estimates', async () => {
  const gym = await createWorkoutFixture(server);
  const exerciseId = await libraryExerciseId(server, 'barbell-curl');
  const workoutId = await gym.changeNextWorkout((rows) => rows.map((row) => ({ ...row, exerciseId, weight: '75%' })));
  const clientId = gym.studio.ids['clients'] ?? '';
  const today = todayIn('Europe/Rome');
  const maximum = async () => (await gym.open(workoutId)).history.find((one) => one.exerciseId === exerciseId);
  const known = async () =>
    (await server.ask(maximumRoutes.list.client, { clientId, exerciseIds: exerciseId }, gym.studio.admin)).data.maxima;
  expect(await known()).toEqual([]);

  const draft = { exerciseId, unit: 'kg', day: addDays(today, -2) } as const;
  await server.ask(maximumRoutes.record.client, { clientId, ...draft, id: newId(), entered: '50' }, gym.studio.admin);
  expect(await known()).toEqual([{ exerciseId, oneRepMaxKg: 50, isTested: true, testedOn: draft.day }]);
  expect(await maximum()).toMatchObject({ oneRepMaxKg: 50, isOneRepMaxTested: true });

  const own = { ...draft, id: newId(), day: today, entered: '52,5' };
  const { data } = await server.ask(maximumRoutes.record.own, own, gym.studio.client);
  expect(data.maximum).toEqual({ exerciseId, oneRepMaxKg: 52.5, isTested: true, testedOn: today });
  const { data: listed } = await server.ask(metricRoutes.list.client, { clientId }, gym.studio.admin);
  const card = listed.metrics.find(({ metricType }) => metricType.exerciseId === exerciseId);
  expect(card?.metricType).toMatchObject({ name: 'Curl con bilanciere', group: 'performance', unit: 'kg' });
  expect([card?.last?.value, card?.delta]).toEqual([52.5, 2.5]);
});

test('a maximum is refused with its field: of no exercise, beyond what is possible, or in the future', async () => {
  const gym = await createWorkoutFixture(server);
  const exerciseId = await libraryExerciseId(server, 'barbell-curl');
  const clientId = gym.studio.ids['clients'] ?? '';
  const today = todayIn('Europe/Rome');
  const record = (changes: { exerciseId?: string; entered?: string; day?: string }) => {
    const maximum = { exerciseId, entered: '50', unit: 'kg' as const, day: today, ...changes };
    return server.ask(maximumRoutes.record.client, { clientId, id: newId(), ...maximum }, gym.studio.admin);
  };

  expect(await record({ entered: '5000' })).toMatchObject({
    status: 422,
    errors: { entered: [expect.stringMatching(/tra 1 e 1000 kg/)] },
  });
  expect(await record({ day: addDays(today, 2) })).toMatchObject({ status: 422 });
  expect(await record({ exerciseId: newId() })).toMatchObject({ status: 404 });
});

test('the sets of a workout that is under way give no maximum to it, to the training of the phone or to the professional: they do once it is finished', async () => {
  const gym = await createWorkoutFixture(server);
  const exerciseId = await libraryExerciseId(server, 'barbell-curl');
  const workoutId = await gym.changeNextWorkout((rows) => rows.map((row) => ({ ...row, exerciseId, weight: '75%' })));
  const signed = await gym.nextWorkout();
  const id = newId();
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  const loggedAt = new Date(Date.now() - 3_000_000).toISOString();
  await gym.send(
    { signed, startedAt, sets: [gym.ofFirstRow(signed, { weightKg: 42.5, reps: 6, rir: 2, loggedAt })] },
    id,
  );
  const maximum = async () => {
    const training = (await server.ask(trainingRoutes.training, {}, gym.studio.client)).data.training;
    const histories = [(await gym.open(workoutId)).history, training.history];
    const { maxima } = (
      await server.ask(
        maximumRoutes.list.client,
        { clientId: gym.studio.ids['clients'] ?? '', exerciseIds: exerciseId },
        gym.studio.admin,
      )
    ).data;
    const listed = maxima.find((one) => one.exerciseId === exerciseId)?.oneRepMaxKg ?? null;
    return [
      ...histories.map((known) => known.find((one) => one.exerciseId === exerciseId)?.oneRepMaxKg ?? null),
      listed,
    ];
  };
  expect(await maximum()).toEqual([null, null, null]);

  const finish = { finishedAt: new Date(Date.now() - 60_000).toISOString(), effort: 7, comment: '' };
  await gym.send({ startedAt, finish }, id);
  expect(await maximum()).toEqual([53.8, 53.8, 53.8]);
});
