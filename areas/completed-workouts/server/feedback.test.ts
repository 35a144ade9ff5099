import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { commentRoutes } from '../contract/comments.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import type { RowChange } from '../contract/set.ts';
import { workoutRoutes } from '../contract/training.ts';
import { syncOf } from '../example.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  const { admin, client, ids } = gym.studio;
  const comments = { byCoach: ids['comments'] ?? '', byClient: ids['own-comments'] ?? '' };
  await server.ask(commentRoutes.delete.client, { ...params(), messageId: comments.byCoach }, admin);
  await server.ask(commentRoutes.delete.own, { completedWorkoutId: gym.id, messageId: comments.byClient }, client);
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');
});

const change = (more: Partial<RowChange>): RowChange => ({
  rowId: gym.rowId,
  skipReason: null,
  skipNote: '',
  exerciseId: null,
  exerciseName: '',
  changedAt: '2026-11-18T17:30:00.000Z',
  ...more,
});
const card = async (more: object = {}) =>
  (await server.ask(completedWorkoutRoutes.list, more, gym.studio.admin)).data.completedWorkouts.find(
    ({ id }) => id === gym.id,
  );
const clientId = () => gym.studio.ids['clients'] ?? '';
const seenByCoach = async () =>
  (await server.ask(clientWorkoutRoutes.detail.client, params(), gym.studio.admin)).data.completedWorkout;
const params = () => ({ clientId: clientId(), completedWorkoutId: gym.id });
const markRead = async (until: string | null) =>
  server.ask(commentRoutes.markRead.client, { ...params(), until: until ?? '' }, gym.studio.admin);

test('a workout done as prescribed, without a word, has nothing to read', async () => {
  expect(await card()).toMatchObject({ comments: 0, unread: 0, hasPain: false });
  expect(await card({ unread: true })).toBeUndefined();
  expect(await seenByCoach()).toMatchObject({ newFeedbackAt: null });
});

test.each([
  ['an exercise skipped for pain', () => gym.send({ rowChanges: [change({ skipReason: 'pain' })] }), true],
  [
    'a swapped exercise',
    () => gym.send({ rowChanges: [change({ exerciseId: gym.studio.ids['exercises'] ?? '', exerciseName: 'X' })] }),
    false,
  ],
  ['the note of a set', () => gym.log(gym.aSet({ setNumber: 2, note: 'Gomito che tira' })), false],
  ['the comment at the end', () => gym.finishAt('2026-11-18T18:01:00.000Z', 'Dura'), false],
])('%s is unread until the coach opens the workout', async (_, report, hasPain) => {
  expect((await report()).status).toBe(200);

  expect(await card({ unread: true })).toMatchObject({ comments: 1, unread: 1, hasPain });
  const { newFeedbackAt } = await seenByCoach();
  expect(newFeedbackAt).not.toBeNull();

  expect((await markRead(newFeedbackAt)).status).toBe(200);
  expect(await card()).toMatchObject({ comments: 1, unread: 0, hasPain });
  expect(await card({ unread: true })).toBeUndefined();
  expect(await seenByCoach()).toMatchObject({ newFeedbackAt: null });
});

test('what arrives late from a phone without network is unread, although it was logged before the coach opened the workout', async () => {
  await gym.finishAt('2026-11-18T18:01:00.000Z', 'Dura');
  await markRead((await seenByCoach()).newFeedbackAt);

  await gym.send({ rowChanges: [change({ skipReason: 'pain' })] });

  expect(await card()).toMatchObject({ comments: 2, unread: 2, hasPain: true });
});

test('sent again, or with other repetitions, it is not unread once more', async () => {
  const set = gym.aSet({ setNumber: 2, note: 'Gomito che tira' });
  const skip = { rowChanges: [change({ skipReason: 'pain' })] };
  await gym.log(set);
  await gym.send(skip);
  await markRead((await seenByCoach()).newFeedbackAt);

  await gym.send({ ...skip, sets: [set] });
  await gym.log({ ...set, reps: 5, loggedAt: '2026-11-18T17:50:00.000Z' });

  expect(await card()).toMatchObject({ comments: 2, unread: 0 });
});

test('a skip that is taken back leaves nothing to read', async () => {
  await gym.send({ rowChanges: [change({ skipReason: 'pain' })] });
  await gym.send({ rowChanges: [change({ changedAt: '2026-11-18T17:40:00.000Z' })] });

  expect(await card()).toMatchObject({ comments: 0, unread: 0, hasPain: false });
  expect(await card({ unread: true })).toBeUndefined();
});

test('what a professional writes in person is not unread for the professionals, and nothing of it for the client', async () => {
  const sync = syncOf(null, { sets: [gym.aSet({ setNumber: 2, note: 'Assistita' })] });
  expect((await server.ask(workoutRoutes.sync.client, { ...params(), ...sync }, gym.studio.admin)).status).toBe(200);
  await gym.finishAt('2026-11-18T18:01:00.000Z', '');

  expect(await card()).toMatchObject({ comments: 0, unread: 0 });
  expect(await gym.mine()).toMatchObject({ newFeedbackAt: null });
});
