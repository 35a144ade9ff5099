import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

/** Rows of 4 sets each of the next workout; `count`: the first ones stay. */
const changeTo = (count: number) =>
  gym.changeNextWorkout((rows) =>
    rows.slice(0, count).map((row) => ({ ...row, type: 'reps', sets: 4, reps: '8', weight: '60 kg' })),
  );

/** Opens the workout and logs these sets of its first exercise. */
async function begin(setNumbers: number[]) {
  const { prescription, signature } = await gym.open(await changeTo(2));
  const signed = { prescription, signature };
  const id = newId();
  const sets = setNumbers.map((setNumber) =>
    gym.ofFirstRow(signed, {
      setNumber,
      weightKg: 60,
      loggedAt: new Date(Date.now() - 60_000 + setNumber).toISOString(),
    }),
  );
  await gym.send({ signed, sets, startedAt: new Date(Date.now() - 120_000).toISOString() }, id);
  const end = () => gym.send({ finish: { finishedAt: new Date().toISOString(), effort: null, comment: '' } }, id);
  return { id, end };
}

async function countsOf(id: string) {
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  return completedWorkouts.find((card) => card.id === id)?.prescribedSets;
}

const takenOut = async (id: string) => (await gym.mine(id)).rows.map(({ isTakenOut = false }) => isTakenOut);

test('an exercise that the coach takes out while the client trains is not missing', async () => {
  const { id, end } = await begin([1, 2, 3, 4]);
  await changeTo(1);
  await end();

  expect(await takenOut(id)).toEqual([false, true]);
  expect(await countsOf(id)).toEqual({ total: 4, missing: 0 });
});

test('of an exercise that is taken out half done the sets that were done count, and no other', async () => {
  const { id, end } = await begin([1]);
  await gym.changeNextWorkout((rows) => rows.slice(1));
  await end();

  expect(await takenOut(id)).toEqual([true, false]);
  expect(await countsOf(id)).toEqual({ total: 5, missing: 4 });
});

test('an exercise that is taken out after the end is missing as before', async () => {
  const { id, end } = await begin([1, 2, 3, 4]);
  await end();
  await changeTo(1);

  expect(await takenOut(id)).toEqual([false, false]);
  expect(await countsOf(id)).toEqual({ total: 8, missing: 4 });
});
