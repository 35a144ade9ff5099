import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SetChange } from '#areas/completed-workouts/contract/set.ts';
import { workoutRoutes } from '#areas/completed-workouts/contract/training.ts';
import { syncOf } from '#areas/completed-workouts/example.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { textOf } from './texts.ts';
import { type NotificationStudio, openNotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
let set: SetChange;

const hour = 3_600_000;
const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * hour).toISOString();

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
  const empty = { rir: null, rpe: null, seconds: null, metres: null, note: '', isWarmUp: false, isRemoved: false };
  const values = { weightKg: 125, reps: 5, loggedAt: at(2), ...empty };
  set = { id: newId(), rowId: studio.ids['prescribed-rows'] ?? '', setNumber: 1, ...values };
  await studio.sync({ sets: [set], finish: { finishedAt: at(1.5), effort: 7, comment: '' } });
});

const correct = async (weightKg: number, hoursAgo: number, setNumber = 1) => {
  const sets = [{ ...set, id: setNumber === 1 ? set.id : newId(), setNumber, weightKg, loggedAt: at(hoursAgo) }];
  const params = { clientId: studio.clientId, completedWorkoutId: studio.workoutId };
  const request = { ...params, ...syncOf(null, { startedAt: at(2), sets, correction: {} }) };
  expect((await server.ask(workoutRoutes.sync.client, request, studio.admin)).status).toBe(200);
};
const corrections = async () => (await studio.listOf(studio.client)).filter(({ kind }) => kind === 'workout_corrected');

test('the client is told once that the coach corrected sets of a finished workout, with a link to it', async () => {
  await correct(127.5, 0.5);
  await correct(80, 0.4, 2);

  const [notification, ...others] = await corrections();
  expect(others).toEqual([]);
  expect(notification).toMatchObject({ subjectId: studio.workoutId, readAt: null });
  expect(notification && textOf(notification, 'it').title).toMatch(/ ha corretto un tuo allenamento$/);
});

test('the client is told of a correction beside an unread comment of the coach about the same workout', async () => {
  await studio.answer();
  await correct(127.5, 0.5);

  const kinds = (await studio.listOf(studio.client)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['workout_answered', 'workout_corrected']);
});

test('a later correction is told again once the first was read an hour ago', async () => {
  await correct(127.5, 0.5);
  const [notification] = await corrections();
  await server.owner.query(
    `update notifications set created_at = now() - interval '2 hours', read_at = now() where id = $1`,
    [notification?.id],
  );
  await correct(120, 0.4);

  expect(await corrections()).toHaveLength(2);
});

test('nobody is told of what the client corrects, nor of a correction that changes no set', async () => {
  await studio.sync({ sets: [{ ...set, weightKg: 85, loggedAt: at(0.5) }], correction: {} });
  const params = { clientId: studio.clientId, completedWorkoutId: studio.workoutId };
  const request = { ...params, ...syncOf(null, { startedAt: at(2), sets: [], correction: { effort: 5 } }) };
  await server.ask(workoutRoutes.sync.client, request, studio.admin);

  expect(await corrections()).toEqual([]);
});
