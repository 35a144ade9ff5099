import { beforeAll, expect, test } from 'vitest';
import { totalsOf } from '#areas/programs/rules/totals.ts';
import { workoutsOf } from '#areas/programs/rules/content.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { trainingRoutes } from '../contract/training.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
  gym = await createWorkoutFixture(server);
});

const scheduledRows = async (workoutId: string) => {
  const params = { clientId: gym.studio.ids['clients'] ?? '' };
  const { schedule } = (await server.ask(trainingRoutes.schedule, params, gym.studio.admin)).data;
  return schedule.find((one) => one.workoutId === workoutId)?.rows;
};

test('a workout with one exercise twice has as many exercises in the lists of workouts as in the PDF', async () => {
  const workoutId = await gym.changeNextWorkout((rows) => [...rows, ...rows.map((row) => ({ ...row, id: newId() }))]);
  const params = { id: gym.studio.ids['client-programs'] ?? '' };
  const { weeks } = (await server.ask(programRoutes.get, params, gym.studio.admin)).data.program;
  const workout = workoutsOf(weeks).find(({ id }) => id === workoutId);
  if (!workout) throw new Error('No workout.');
  const { exercises } = totalsOf([workout]);

  expect(workout.exercises.length).toBe(2 * exercises);
  expect(await scheduledRows(workoutId)).toBe(exercises);

  const { prescription, signature } = await gym.open(workoutId);
  const signed = { prescription, signature };
  await gym.send({ signed, sets: [gym.ofFirstRow(signed)], startedAt: new Date().toISOString() }, newId());

  expect(await scheduledRows(workoutId)).toBe(exercises);
});
