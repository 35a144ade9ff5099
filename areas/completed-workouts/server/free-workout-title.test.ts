import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { workoutRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { syncOf } from '../example.ts';
import { addedRowId } from '../rules/added-rows.ts';
import { addedCurl } from './testing/added-row.ts';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let curlId: string;
let id: string;

beforeAll(async () => {
  server = await openTestServer();
  curlId = await libraryExerciseId(server, 'barbell-curl');
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  id = newId();
});

const free = { title: 'Palestra in hotel' };
const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 6, comment: '' };

function trained() {
  const rowId = addedRowId(id, curlId);
  const rowChanges = [addedCurl({ rowId, exerciseId: curlId })];
  return { free, sets: [gym.aSet({ rowId, weightKg: 30, reps: 10 })], rowChanges };
}

test('the client gives a begun free workout another title, and one that is finished and sent', async () => {
  await gym.send(trained(), id);
  await gym.send({ title: 'Corsa e curl' }, id);
  const begun = await gym.mine(id);
  await gym.send({ finish }, id);
  await gym.send({ title: '  Solo curl ', correction: {} }, id);
  const finished = await gym.mine(id);

  expect(begun.title).toBe('Corsa e curl');
  expect(finished).toMatchObject({ title: 'Solo curl', finishedAt: finish.finishedAt, effort: 6 });
  expect(finished.sets).toHaveLength(1);
});

test('an empty title changes nothing, and one of 121 characters is refused', async () => {
  await gym.send({ ...trained(), finish }, id);
  await gym.send({ title: ' ', correction: {} }, id);
  const { status, errors } = await gym.send({ title: 'a'.repeat(121), correction: {} }, id);

  expect((await gym.mine(id)).title).toBe('Palestra in hotel');
  expect([status, Object.keys(errors ?? {})]).toEqual([422, ['title']]);
});

test('neither a professional nor a workout of a program changes its title this way', async () => {
  await gym.send({ ...trained(), finish }, id);
  const sync = syncOf(null, { startedAt, title: 'Del coach', correction: {} });
  const params = { clientId: gym.studio.ids['clients'] ?? '', completedWorkoutId: id };
  await server.ask(workoutRoutes.sync.client, { ...params, ...sync }, gym.studio.admin);
  const { title } = await gym.mine();
  await gym.send({ title: 'Altro', sets: [gym.aSet()] });

  expect((await gym.mine(id)).title).toBe('Palestra in hotel');
  expect((await gym.mine()).title).toBe(title);
});

test('a title that names a symptom is to be read by the professional, also one given later, and no other one', async () => {
  const symptomsOf = async () => {
    const clientIds = [gym.studio.ids['clients'] ?? ''];
    const { unreadPain } = (await server.ask(unreadPainRoutes.ofRecipients, { clientIds }, gym.studio.admin)).data;
    return unreadPain.find(({ completedWorkoutId }) => completedWorkoutId === id)?.symptoms;
  };
  await gym.send({ ...trained(), finish }, id);
  expect(await symptomsOf()).toBeUndefined();

  await gym.send({ title: 'Corsa con dolore al polpaccio', correction: {} }, id);
  expect(await symptomsOf()).toEqual(['Corsa con dolore al polpaccio']);
});
