import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { programSettingsRoutes } from '#areas/programs/contract/settings-routes.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { exerciseChoiceRoutes } from '../contract/exercise-choices.ts';
import { historyRoutes } from '../contract/history.ts';
import { limits, type RowChange } from '../contract/set.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { workoutRoutes } from '../contract/training.ts';
import { syncOf } from '../example.ts';
import { addedRowId } from '../rules/added-rows.ts';
import { addedCurl } from './testing/added-row.ts';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let curlId: string;
let rowId: string;

beforeAll(async () => {
  server = await openTestServer();
  curlId = await libraryExerciseId(server, 'barbell-curl');
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  rowId = addedRowId((await gym.mine()).workoutId ?? '', curlId);
});

const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: null, comment: '' };

function addition(more: Partial<RowChange> = {}): RowChange {
  return addedCurl({ rowId, exerciseId: curlId }, { changedAt: '2026-11-18T17:20:00.000Z', ...more });
}

const curls = (more = {}) => gym.aSet({ rowId, weightKg: 30, reps: 10, ...more });

/** The next workout, whose only row is the curl, and what is sent when it is done. */
async function prescribedCurl() {
  const next = await gym.changeNextWorkout((rows) =>
    rows.slice(0, 1).map((row) => ({ ...row, id: newId(), exerciseId: curlId, name: 'Curl' })),
  );
  const { prescription, signature } = await gym.open(next);
  const prescribed = {
    signed: { prescription, signature },
    startedAt: '2026-11-16T17:00:00.000Z',
    sets: [gym.ofFirstRow({ prescription, signature }, { loggedAt: '2026-11-16T17:10:00.000Z' })],
    finish: { ...finish, finishedAt: '2026-11-16T18:00:00.000Z' },
  };
  return { next, prescribed };
}

async function cardOf() {
  const clientId = gym.studio.ids['clients'] ?? '';
  const params = { clientId };
  const { data } = await server.ask(clientWorkoutRoutes.list.client, params, gym.studio.admin);
  return data.completedWorkouts.find(({ id }) => id === gym.id);
}

describe('an exercise that the client adds to a workout', () => {
  test('is in the history and the volume with its sets, outside the prescribed sets, and the coach sees it in detail and list', async () => {
    const { total } = (await openedTotal()) ?? { total: 0 };
    await gym.send({ sets: [gym.aSet(), curls(), curls({ setNumber: 2 })], rowChanges: [addition()], finish });
    const workout = await gym.mine();
    const card = await cardOf();
    const trained = await server.ask(historyRoutes.exercises.own, {}, gym.studio.client);

    expect(workout.rowChanges).toMatchObject([
      { rowId, exerciseId: curlId, added: { type: 'reps', isRemoved: false } },
    ]);
    expect(workout.rows.map(({ id }) => id)).not.toContain(rowId);
    expect(card).toMatchObject({ addedExercises: 1, sets: 3, volumeKg: 82.5 * 8 + 2 * 300 });
    expect(card?.prescribedSets).toEqual({ total, missing: total - 1 });
    expect(trained.data.exercises.map(({ id }) => id)).toContain(curlId);
  });

  test('is in the history of the exercise as added, so that it changes no prescribed load', async () => {
    const { next, prescribed } = await prescribedCurl();
    await gym.send(prescribed, newId());
    await gym.send({ sets: [curls()], rowChanges: [addition()], finish });
    const { history } = await gym.open(next);
    const performances = history.find(({ exerciseId }) => exerciseId === curlId)?.performances;

    expect(performances?.map(({ isAdded, sets }) => [isAdded, sets[0]?.weightKg])).toEqual([
      [true, 30],
      [false, 82.5],
    ]);
  });

  test('that is also prescribed has its sets marked as added in the history, beside those of the prescribed row', async () => {
    const { next, prescribed } = await prescribedCurl();
    const row = { rowId: addedRowId(next, curlId) };
    const more = curls({ ...row, weightKg: 40, loggedAt: '2026-11-16T17:15:00.000Z' });
    await gym.send({ ...prescribed, sets: [...prescribed.sets, more], rowChanges: [addition(row)] }, newId());
    const { history } = await gym.open(next);
    const [performance] = history.find(({ exerciseId }) => exerciseId === curlId)?.performances ?? [];

    expect(performance?.isAdded).toBe(false);
    expect(performance?.sets.map(({ weightKg, isAdded }) => [weightKg, isAdded])).toEqual(
      expect.arrayContaining([
        [82.5, false],
        [40, true],
      ]),
    );
  });

  test('sent five times and from two devices is one row with one set', async () => {
    const set = curls();
    for (let count = 0; count < 5; count++) await gym.send({ sets: [set], rowChanges: [addition()] });
    await gym.send({
      sets: [curls({ loggedAt: '2026-11-18T17:12:00.000Z' })],
      rowChanges: [addition({ changedAt: '2026-11-18T17:21:00.000Z' })],
    });
    const { sets, rowChanges } = await gym.mine();

    expect(rowChanges).toHaveLength(1);
    expect(sets).toHaveLength(1);
  });

  test('and takes out again is no row any more, and no feedback', async () => {
    await gym.send({ sets: [gym.aSet()], finish });
    const { comments } = (await cardOf()) ?? {};
    const set = curls();
    await gym.send({ sets: [set], rowChanges: [addition()] });
    const added = await cardOf();
    const removed = addition({ added: { type: 'reps', isRemoved: true }, changedAt: '2026-11-18T17:30:00.000Z' });
    await gym.send({
      sets: [{ ...set, isRemoved: true, loggedAt: '2026-11-18T17:30:00.000Z' }],
      rowChanges: [removed],
    });
    await gym.send({ rowChanges: [addition()] });

    expect((await gym.mine()).rowChanges).toMatchObject([{ added: { isRemoved: true } }]);
    expect(added).toMatchObject({ addedExercises: 1, comments: (comments ?? 0) + 1 });
    expect(await cardOf()).toMatchObject({ addedExercises: 0, comments });
  });

  test('counts once it has a set, also when another device took it out before', async () => {
    await gym.send({ sets: [gym.aSet()], finish });
    const { comments = 0 } = (await cardOf()) ?? {};
    const removed = addition({ added: { type: 'reps', isRemoved: true }, changedAt: '2026-11-18T17:30:00.000Z' });
    await gym.send({ rowChanges: [addition()] });
    const empty = await cardOf();
    await gym.send({ rowChanges: [removed] });
    await gym.send({ sets: [curls()] });

    expect(empty).toMatchObject({ addedExercises: 0, comments });
    expect(await cardOf()).toMatchObject({ addedExercises: 1, comments: comments + 1 });
  });

  test('is no addition where the row is prescribed', async () => {
    await gym.send({ sets: [gym.aSet()], rowChanges: [addition({ rowId: gym.rowId })], finish });

    expect((await gym.mine()).rowChanges).toMatchObject([{ rowId: gym.rowId, exerciseId: curlId }]);
    expect((await gym.mine()).rowChanges[0]?.added).toBeUndefined();
    expect(await cardOf()).toMatchObject({ addedExercises: 0 });
  });

  test('of another account is refused, with its set, and nothing is stored', async () => {
    const other = await openTestStudio(server);
    const draft = { name: 'Segreto', primaryMuscles: ['quads' as const] };
    const { exercise } = (await server.ask(exerciseRoutes.create, draft, other.admin)).data;
    const { status, code, errors } = await gym.send({
      sets: [curls()],
      rowChanges: [addition({ exerciseId: exercise.id })],
    });
    const { sets, rowChanges } = await gym.mine();

    expect([status, code, Object.keys(errors ?? {})]).toEqual([422, 'added_unknown', ['rowChanges.0.exerciseId']]);
    expect([sets, rowChanges]).toEqual([[], []]);
  });

  test('is refused from the 21st on, with the limit in the message', async () => {
    const many = Array.from({ length: limits.addedRows }, () => addition({ rowId: newId() }));
    const accepted = await gym.send({ rowChanges: many });
    const { status, code, errors } = await gym.send({ rowChanges: [addition()] });

    expect(accepted.status).toBe(200);
    expect([status, code]).toEqual([422, 'too_many_added']);
    expect(errors?.['rowChanges.0.added']?.[0]).toContain('20');
  });

  test('without its row change is a row that was never shown', async () => {
    expect(await gym.send({ sets: [curls()] })).toMatchObject({ status: 422, code: 'row_unknown' });
  });
});

describe('a coach who forbids it', () => {
  const forbid = () =>
    server.ask(
      programSettingsRoutes.saveClientSettings,
      { id: gym.studio.ids['clients'] ?? '', clientMayAdd: false },
      gym.studio.admin,
    );

  test('does so for workouts that are opened later; what was begun or shown before is kept', async () => {
    const shown = await gym.nextWorkout();
    await forbid();
    const begun = await gym.send({ rowChanges: [addition()] });
    const later = await gym.open(shown.prescription.workoutId);
    const row = { rowId: addedRowId(shown.prescription.workoutId, curlId) };
    const signed = { prescription: later.prescription, signature: later.signature };
    const refused = await gym.send({ signed, rowChanges: [addition(row)] }, newId());
    const accepted = await gym.send({ signed: shown, rowChanges: [addition(row)] }, newId());

    expect(begun.status).toBe(200);
    expect(later.settings.clientMayAdd).toBe(false);
    expect(refused).toMatchObject({ status: 422, code: 'may_not_add' });
    expect(accepted.status).toBe(200);
  });
});

test('a professional adds exercises in person, also while the client may not, from the exercises of the library', async () => {
  const clientId = gym.studio.ids['clients'] ?? '';
  const settings = { id: clientId, clientMayAdd: false };
  await server.ask(programSettingsRoutes.saveClientSettings, settings, gym.studio.admin);
  const shown = await gym.changeNextWorkout((rows) => rows);
  const { prescription, signature } = (
    await server.ask(workoutRoutes.open.client, { clientId, workoutId: shown }, gym.studio.admin)
  ).data;
  const row = { rowId: addedRowId(shown, curlId) };
  const sync = syncOf({ prescription, signature }, { startedAt, rowChanges: [addition(row)], sets: [curls(row)] });
  const completedWorkoutId = newId();
  const sent = await server.ask(workoutRoutes.sync.client, { clientId, completedWorkoutId, ...sync }, gym.studio.admin);

  expect(sent.status).toBe(200);
  expect((await gym.mine(completedWorkoutId)).sets).toMatchObject([{ rowId: row.rowId, reps: 10 }]);
  const { exercises } = (await server.ask(exerciseChoiceRoutes.list.client, { clientId }, gym.studio.admin)).data;
  expect(exercises.some(({ id }) => id === curlId)).toBe(true);
});

test('the exercises to choose from are in the language of the client, with how they are measured and the last ones done', async () => {
  await gym.send({ sets: [curls()], rowChanges: [addition()], finish });
  const { exercises, recentIds } = (await server.ask(exerciseChoiceRoutes.list.own, {}, gym.studio.client)).data;

  expect(exercises.length).toBeGreaterThan(1000);
  expect(exercises.find(({ id }) => id === curlId)).toMatchObject({
    name: expect.stringMatching(/curl/i),
    type: 'reps',
  });
  expect(recentIds[0]).toBe(curlId);
});

async function openedTotal() {
  await gym.send({ sets: [gym.aSet()], finish });
  return (await cardOf())?.prescribedSets;
}
