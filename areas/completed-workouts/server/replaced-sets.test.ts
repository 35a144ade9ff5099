import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { workoutRoutes } from '../contract/training.ts';
import { syncOf } from '../example.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

test('a set that replaced the one of another phone says so again when the request is repeated, until it is corrected', async () => {
  await gym.log(gym.aSet({ reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' }));
  const late = gym.aSet({ reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' });
  await gym.log(late);

  const { sets } = (await gym.log(late)).data;

  expect(sets).toMatchObject([{ reps: 10, author: null, overwritten: { reps: 8 } }]);
  const corrected = { ...late, id: sets[0]?.id ?? '', reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' };
  await gym.log(corrected);
  expect((await gym.log(corrected)).data.sets[0]?.overwritten).toBeUndefined();
});

test('a set of this phone that was sent without a response and then corrected is not one of another phone, which is still named', async () => {
  await gym.log(gym.aSet({ reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' }));
  const lost = gym.aSet({ reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' });
  await gym.log(lost);
  const corrected = { ...lost, reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' };
  const request = { sets: [corrected], attempts: [lost] };

  const { sets } = (await gym.send(request)).data;
  const repeated = (await gym.send(request)).data;

  expect(sets).toMatchObject([{ reps: 9, overwritten: { reps: 8 } }]);
  expect(repeated.sets).toMatchObject([{ reps: 9, overwritten: { reps: 8 } }]);
});

test('a set that was removed and logged again has replaced no other one', async () => {
  const first = gym.aSet();
  await gym.log(first);
  await gym.log({ ...first, isRemoved: true, loggedAt: '2026-11-18T17:11:00.000Z' });
  const again = gym.aSet({ reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' });
  await gym.log(again);

  expect((await gym.log(again)).data.sets[0]).not.toHaveProperty('overwritten');
  const corrected = { ...again, reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' };
  const { sets } = (await gym.send({ sets: [corrected], attempts: [again] })).data;
  expect(sets[0]).not.toHaveProperty('overwritten');
});

test('a set that a professional corrected later names them in the response to the phone', async () => {
  const first = gym.aSet();
  await gym.log(first);
  const corrected = { ...first, reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' };
  const params = { clientId: gym.studio.ids['clients'] ?? '', completedWorkoutId: gym.id };
  const sync = syncOf(null, { startedAt, sets: [corrected] });
  await server.ask(workoutRoutes.sync.client, { ...params, ...sync }, gym.studio.admin);

  const { sets } = (await gym.log({ ...first, reps: 9, loggedAt: '2026-11-18T17:11:00.000Z' })).data;

  expect(sets).toMatchObject([{ reps: 10, author: expect.any(String) }]);
});
