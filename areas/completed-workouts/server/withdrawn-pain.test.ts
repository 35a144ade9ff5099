import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { SkipReason } from '../contract/set.ts';
import { commentRoutes } from '../contract/comments.ts';
import { trainingRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let workoutId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  workoutId = (await gym.nextWorkout()).prescription.workoutId;
});

const clientId = () => gym.studio.ids['clients'] ?? '';

async function skip(reason: SkipReason | null, note = ''): Promise<void> {
  const { status } = await server.ask(trainingRoutes.skip, { workoutId, reason, note }, gym.studio.client);
  expect(status).toBe(200);
}

async function unread() {
  const request = { clientIds: [clientId()], groupIds: [] };
  return (await server.ask(unreadPainRoutes.ofRecipients, request, gym.studio.admin)).data.unreadPain;
}

test('pain for which a client skips a workout stays to be read when they put the workout back among those to do', async () => {
  await skip('pain', 'Non riesco a piegarmi');
  expect(await unread()).toHaveLength(1);

  await skip(null);

  expect(await unread()).toMatchObject([{ exercises: [], symptoms: ['Dolore: Non riesco a piegarmi'] }]);
});

test('a symptom in the note of another reason stays to be read, too, and goes once it is read', async () => {
  await skip('other', 'Piede destro addormentato');
  await skip(null);
  const [report] = await unread();
  expect(report?.symptoms).toEqual(['Piede destro addormentato']);

  const until = new Date().toISOString();
  const reading = { clientId: clientId(), completedWorkoutId: report?.completedWorkoutId ?? '', until };
  await server.ask(commentRoutes.markRead.client, reading, gym.studio.admin);
  expect(await unread()).toEqual([]);
});

test('a skip without pain, or with pain that was read, leaves nothing', async () => {
  await skip('time', 'Riunione');
  await skip(null);
  expect(await unread()).toEqual([]);

  await skip('pain', 'Ginocchio');
  const [report] = await unread();
  const reading = { clientId: clientId(), completedWorkoutId: report?.completedWorkoutId ?? '' };
  await server.ask(commentRoutes.markRead.client, { ...reading, until: new Date().toISOString() }, gym.studio.admin);
  await skip(null);
  expect(await unread()).toEqual([]);
});

test('a workout that ends before its first set because of pain is to be read, with the comment', async () => {
  const signed = await gym.nextWorkout();
  const skipped = { skipReason: 'pain' as const, skipNote: '', exerciseId: null, exerciseName: '' };
  const at = new Date().toISOString();
  const rowChanges = signed.prescription.rows.map(({ id }) => ({ rowId: id, ...skipped, changedAt: at }));
  const finish = { finishedAt: at, effort: null, comment: 'Vertigini, ho smesso subito', hasPainAtEnd: true };
  const request = { signed, startedAt: at, sets: [], rowChanges, finish };
  expect((await gym.send(request, newId())).status).toBe(200);

  expect(await unread()).toMatchObject([{ atEnd: { comment: 'Vertigini, ho smesso subito' } }]);
});
