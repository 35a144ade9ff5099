import { beforeAll, beforeEach, expect, test } from 'vitest';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { commentRoutes } from '../contract/comments.ts';
import { trainingRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { addedRowId } from '../rules/added-rows.ts';
import { addedCurl } from './testing/added-row.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let id: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  id = newId();
});

const clientId = () => gym.studio.ids['clients'] ?? '';

/** The client sends a free workout that ends with this comment. */
async function train(comment: string): Promise<void> {
  const exerciseId = await libraryExerciseId(server, 'barbell-curl');
  const rowId = addedRowId(id, exerciseId);
  const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 6, comment };
  const rowChanges = [addedCurl({ rowId, exerciseId })];
  await gym.send({ free: { title: 'Palestra' }, sets: [gym.aSet({ rowId })], rowChanges, finish }, id);
}

const remove = () => server.ask(trainingRoutes.deleteFree, { freeWorkoutId: id }, gym.studio.client);
const unread = async () =>
  (
    await server.ask(unreadPainRoutes.ofRecipients, { clientIds: [clientId()] }, gym.studio.admin)
  ).data.unreadPain.filter(({ completedWorkoutId }) => completedWorkoutId === id);

test('a client does not delete a free workout with a symptom before a professional has read it', async () => {
  await train('Dolore forte al petto, ho dovuto smettere');
  const refused = await remove();
  expect(refused).toMatchObject({ status: 409, code: 'pain_unread' });
  expect(await unread()).toHaveLength(1);

  const until = new Date().toISOString();
  const reading = { clientId: clientId(), completedWorkoutId: id, until };
  await server.ask(commentRoutes.markRead.client, reading, gym.studio.admin);
  expect((await remove()).status).toBe(200);
});

test('a free workout without pain is deleted at once', async () => {
  await train('Tutto bene');

  expect((await remove()).status).toBe(200);
});
