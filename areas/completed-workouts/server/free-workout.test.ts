import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { homeRoutes } from '#areas/home/contract.ts';
import { programSettingsRoutes } from '#areas/programs/contract/settings-routes.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { historyRoutes } from '../contract/history.ts';
import { limits, type RowChange } from '../contract/set.ts';
import type { WorkoutSync } from '../contract/sync.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { syncOf } from '../example.ts';
import { addedRowId } from '../rules/added-rows.ts';
import { addedCurl } from './testing/added-row.ts';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let curlId: string;
let id: string;
let rowId: string;

beforeAll(async () => {
  server = await openTestServer();
  curlId = await libraryExerciseId(server, 'barbell-curl');
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  id = newId();
  rowId = addedRowId(id, curlId);
});

const free = { title: 'Palestra in hotel' };
const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 6, comment: 'Comoda' };

function addition(more: Partial<RowChange> = {}): RowChange {
  return addedCurl({ rowId, exerciseId: curlId }, more);
}

const curls = (more = {}) => gym.aSet({ rowId, weightKg: 30, reps: 10, ...more });
const trained = (more: Partial<WorkoutSync> = {}) => ({
  free,
  sets: [curls()],
  rowChanges: [addition()],
  finish,
  ...more,
});
const clientId = () => gym.studio.ids['clients'] ?? '';
const detail = async () =>
  (
    await server.ask(
      clientWorkoutRoutes.detail.client,
      { clientId: clientId(), completedWorkoutId: id },
      gym.studio.admin,
    )
  ).data.completedWorkout;

async function cardOfCoach() {
  const { data } = await server.ask(clientWorkoutRoutes.list.client, { clientId: clientId() }, gym.studio.admin);
  return data.completedWorkouts.find((one) => one.id === id);
}

async function forbid(): Promise<void> {
  await server.ask(programSettingsRoutes.saveClientSettings, { id: clientId(), clientMayAdd: false }, gym.studio.admin);
}

const training = async () => (await server.ask(trainingRoutes.training, {}, gym.studio.client)).data.training;
const trend = async () => {
  const { data } = await server.ask(historyRoutes.trend.own, {}, gym.studio.client);
  return data.weeks.reduce(
    (sum, { workouts, planned, done }) => [sum[0] + workouts, sum[1] + planned, sum[2] + done] as const,
    [0, 0, 0] as readonly [number, number, number],
  );
};

describe('a free workout', () => {
  test('has the title and the exercises of the client, belongs to no program, and the coach reads it as one new feedback', async () => {
    const response = await gym.send(trained({ finish: { ...finish, comment: '' } }), id);
    const workout = await detail();

    expect(response.status).toBe(200);
    expect(workout).toMatchObject({
      source: 'free',
      ...free,
      programId: null,
      workoutId: null,
      rows: [],
      dayNumber: 0,
    });
    expect(workout.rowChanges).toMatchObject([{ rowId, exerciseId: curlId }]);
    expect(workout.newFeedbackAt).not.toBeNull();
    expect(await cardOfCoach()).toMatchObject({ source: 'free', sets: 1, volumeKg: 300, unread: 1, comments: 1 });
  });

  test('that is sent twenty times, also at the same time, is one workout with one set', async () => {
    const before = (await training()).today.totalDone;
    const request = trained();
    await Promise.all(Array.from({ length: 20 }, () => gym.send(request, id)));

    expect((await detail()).sets).toHaveLength(1);
    expect((await training()).today.totalDone).toBe(before + 1);
  });

  test('that was begun is opened and continued on another device', async () => {
    const startedAt = new Date(Date.now() - 60_000).toISOString();
    await gym.send({ free, startedAt, rowChanges: [addition()], sets: [curls()] }, id);
    const { today, begun } = await training();
    const opened = await gym.open(id);
    await gym.send({ sets: [curls({ setNumber: 2, id: newId() })], finish }, id);

    expect(today.begunElsewhere).toMatchObject([{ workoutId: id, isFree: true, title: free.title }]);
    expect(begun.find((one) => one.id === id)?.workoutId).toBe(id);
    expect(opened).toMatchObject({ prescription: { workoutId: id, isFree: true, rows: [] }, begun: { id } });
    expect(await detail()).toMatchObject({ finishedAt: finish.finishedAt, sets: [{}, {}] });
    expect((await gym.open(id)).lastDone).toMatchObject({ completedWorkoutId: id });
  });

  test('counts as trained and in the history of its exercises, and changes no planned count', async () => {
    const [workouts, planned, done] = await trend();
    await gym.send(trained({ ...datesOfToday() }), id);
    const { history } = await training();
    const { data } = await server.ask(historyRoutes.exercises.own, {}, gym.studio.client);

    expect(await trend()).toEqual([workouts + 1, planned, done]);
    expect(data.exercises.map((one) => one.id)).toContain(curlId);
    expect(history.find(({ exerciseId }) => exerciseId === curlId)?.performances).toMatchObject([
      { isAdded: true, sets: [{ weightKg: 30, reps: 10 }] },
    ]);
  });

  test('sets a record', async () => {
    const first = newId();
    const ofFirst = addedRowId(first, curlId);
    await gym.send(
      trained({ sets: [curls({ rowId: ofFirst, weightKg: 20 })], rowChanges: [addition({ rowId: ofFirst })] }),
      first,
    );
    const day = {
      startedAt: '2026-11-19T17:00:00.000Z',
      finish: { ...finish, finishedAt: '2026-11-19T18:00:00.000Z' },
    };
    await gym.send(trained({ ...day, sets: [curls({ loggedAt: '2026-11-19T17:10:00.000Z' })] }), id);
    const { data } = await server.ask(historyRoutes.records.own, { completedWorkoutId: id }, gym.studio.client);

    expect(data.records).toContainEqual(expect.objectContaining({ kind: 'load', value: 30, before: 20 }));
  });

  test('with an exercise that is skipped because of pain is marked for the coach', async () => {
    await gym.send(trained({ rowChanges: [addition({ skipReason: 'pain', skipNote: 'gomito' })] }), id);

    expect((await cardOfCoach())?.hasPain).toBe(true);
  });

  test('is corrected later', async () => {
    await gym.send(trained(), id);
    await gym.send({ sets: [curls({ reps: 12, loggedAt: new Date().toISOString() })], correction: { effort: 7 } }, id);

    expect(await gym.mine(id)).toMatchObject({ effort: 7, sets: [{ reps: 12 }], finishedAt: finish.finishedAt });
  });
});

test('a professional begins a free workout in person, also while the client may add no exercises', async () => {
  await forbid();
  const request = { clientId: clientId(), completedWorkoutId: id, ...syncOf(null, trained()) };

  expect((await server.ask(workoutRoutes.sync.client, request, gym.studio.admin)).status).toBe(200);
  expect((await gym.mine(id)).sets).toHaveLength(1);
  const open = { clientId: clientId(), workoutId: id };
  expect((await server.ask(workoutRoutes.open.client, open, gym.studio.admin)).data.prescription.isFree).toBe(true);
});

describe('a free workout is refused', () => {
  test('while the coach does not allow the client to add exercises', async () => {
    await forbid();
    const { status, code } = await gym.send(trained(), id);

    expect([status, code]).toEqual([403, 'may_not_train_freely']);
  });

  test('but not when the coach forbade it after the device had stored the permission', async () => {
    const { freePermission: permission } = await training();
    await forbid();

    expect((await gym.send(trained({ free: { ...free, permission } }), id)).status).toBe(200);
    expect((await training()).freePermission).toBeUndefined();
  });

  test('with the permission of another client', async () => {
    const other = await openTestStudio(server);
    const { data } = await server.ask(trainingRoutes.training, {}, other.client);
    await forbid();

    const { freePermission: permission } = data.training;
    expect((await gym.send(trained({ free: { ...free, permission } }), id)).status).toBe(403);
  });

  test('with an exercise of another account, and with more exercises than a client may add', async () => {
    const other = await openTestStudio(server);
    const draft = { name: 'Segreto', primaryMuscles: ['quads' as const] };
    const { exercise } = (await server.ask(exerciseRoutes.create, draft, other.admin)).data;
    const many = Array.from({ length: limits.addedRows + 1 }, () => addition({ rowId: newId() }));
    const ofOther = await gym.send(trained({ rowChanges: [addition({ exerciseId: exercise.id })] }), id);
    const ofTooMany = await gym.send(trained({ rowChanges: [addition(), ...many] }), id);

    expect([ofOther.code, ofTooMany.code]).toEqual(['added_unknown', 'too_many_added']);
  });
});

describe('a free workout that the client deletes', () => {
  const remove = (token = gym.studio.client) => server.ask(trainingRoutes.deleteFree, { freeWorkoutId: id }, token);

  test('is gone for the coach, and does not come back from a device that was offline', async () => {
    await gym.send(trained(), id);
    const removed = await remove();
    const again = await remove();
    const late = await gym.send(trained(), id);

    expect([removed.status, again.status]).toEqual([200, 200]);
    expect(await cardOfCoach()).toBeUndefined();
    expect([late.status, late.code]).toEqual([409, 'workout_deleted']);
  });

  test('before its first request arrived does not come back with that request', async () => {
    const removed = await remove();
    const late = await gym.send(trained(), id);

    expect(removed.status).toBe(200);
    expect([late.status, late.code]).toEqual([409, 'workout_deleted']);
    expect(await cardOfCoach()).toBeUndefined();
  });

  test('while its first request is under way is deleted, whichever comes first', async () => {
    const { client: token } = gym.studio;
    await Promise.all([
      gym.send(trained(), id),
      ...Array.from({ length: 5 }, () => server.ask(trainingRoutes.deleteFree, { freeWorkoutId: id }, token)),
    ]);

    expect(await cardOfCoach()).toBeUndefined();
    expect((await gym.send(trained(), id)).code).toBe('workout_deleted');
  });

  test('is remembered with the last thousand that were deleted', async () => {
    const { owner } = server;
    await owner.query(
      `insert into deleted_workouts (account_id, id, client_id, deleted_at)
       select account_id, gen_random_uuid(), id, now() - interval '1 day' from clients, generate_series(1, 1001) where id = $1`,
      [clientId()],
    );
    await remove();
    const { rows } = await owner.query('select count(*)::int as count from deleted_workouts where client_id = $1', [
      clientId(),
    ]);

    expect(rows[0].count).toBe(1000);
    expect((await gym.send(trained(), id)).code).toBe('workout_deleted');
  });

  test('must be free: what belongs to a program is not deleted', async () => {
    const { status } = await server.ask(trainingRoutes.deleteFree, { freeWorkoutId: gym.id }, gym.studio.client);

    expect(status).toBe(404);
  });

  test('must be their own', async () => {
    await gym.send(trained(), id);
    const other = await openTestStudio(server);
    const ofSameAccount = await remove(gym.studio.otherClient);
    await remove(other.client);

    expect(ofSameAccount.status).toBe(404);
    expect(await cardOfCoach()).toMatchObject({ sets: 1 });
    expect((await gym.send(trained(), id)).status).toBe(200);
  });
});

test('the overview of the coach counts a free workout that is not read', async () => {
  const count = async () => (await server.ask(homeRoutes.graphs, {}, gym.studio.admin)).data.overview.unreadWorkouts;
  const before = await count();
  await gym.send(trained(), id);

  expect(await count()).toBe(before + 1);
});

function datesOfToday() {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  return {
    startedAt: at(3),
    sets: [curls({ loggedAt: at(2) })],
    rowChanges: [addition({ changedAt: at(3) })],
    finish: { ...finish, finishedAt: at(1) },
  };
}
