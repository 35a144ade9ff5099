import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { workoutRoutes } from '../contract/training.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

test('the history of an exercise names the program, the day and the row with the load that was written', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const open = async () =>
    (await server.ask(workoutRoutes.open.own, { workoutId: gym.studio.ids['workouts'] ?? '' }, gym.studio.client)).data;
  const { prescription } = await open();
  const row = prescription.rows.find(({ id }) => id === gym.rowId);
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  const performances = (await open()).history.find((one) => one.exerciseId === row?.exerciseId)?.performances ?? [];
  expect(performances[0]).toMatchObject({
    programId: prescription.programId,
    dayNumber: prescription.dayNumber,
    sets: [{ rowId: gym.rowId }],
    rows: [{ id: gym.rowId, key: row?.key, supersetPosition: row?.supersetPosition, weight: row?.weight }],
  });
});
