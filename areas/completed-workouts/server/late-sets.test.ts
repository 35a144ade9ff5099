import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  await server.owner.query('delete from completed_sets where completed_workout_id = $1', [gym.id]);
  await server.owner.query('update completed_workouts set started_at = $2 where id = $1', [gym.id, startedAt]);
});

const after = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString();

/** Sets that are logged at these seconds after the start. */
const setsAt = (seconds: number[], firstNumber = 1) =>
  seconds.map((at, index) => gym.aSet({ setNumber: firstNumber + index, loggedAt: after(at) }));

const eightSets = [20, 40, 60, 80, 100, 120, 140, 160];

test('sets of a second phone that arrive after the end extend the duration, and do not delete it', async () => {
  await gym.log(...setsAt(eightSets));
  await gym.finishAt(after(180));
  expect(await gym.mine()).toMatchObject({ trainedSeconds: 180 });

  await gym.log(...setsAt([150, 170, 190], 9));

  expect(await gym.mine()).toMatchObject({ trainedSeconds: 190, finishedAt: after(190) });
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  expect(completedWorkouts.find(({ id }) => id === gym.id)).toMatchObject({ minutes: 3 });
});

test('a set that was forgotten and is added afterwards leaves the duration', async () => {
  await gym.log(...setsAt(eightSets));
  await gym.finishAt(after(180));

  await gym.send({ correction: {}, sets: setsAt([90_000, 90_010, 90_020], 9) });

  expect(await gym.mine()).toMatchObject({ trainedSeconds: 180 });
});

test('the duration of sets that were typed after training stays unknown, also when they are corrected', async () => {
  const typed = setsAt([60, 62, 64, 66, 68]);
  await gym.log(...typed);
  await gym.finishAt(after(70));
  expect(await gym.mine()).toMatchObject({ trainedSeconds: null });

  await gym.send({ correction: {}, sets: typed.map((set) => ({ ...set, reps: 9, loggedAt: after(90_000) })) });

  expect(await gym.mine()).toMatchObject({ trainedSeconds: null });
});

test('the duration of a workout that was finished before an update of Forma is judged by its sets', async () => {
  await gym.log(...setsAt(eightSets));
  await gym.finishAt(after(180));
  await server.owner.query('update completed_workouts set is_time_recorded = null where id = $1', [gym.id]);

  expect(await gym.mine()).toMatchObject({ trainedSeconds: 180 });
});
