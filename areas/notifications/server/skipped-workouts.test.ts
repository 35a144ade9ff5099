import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Training, trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { textOf } from './texts.ts';
import { type NotificationStudio, openNotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
let workout: Training['workouts'][number]['prescription'];

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
  const { workouts } = (await server.ask(trainingRoutes.training, {}, studio.client)).data.training;
  const { workoutId } = (await server.ask(trainingRoutes.today, {}, studio.client)).data.today.week.find(
    ({ state }) => state === 'to_do',
  ) ?? { workoutId: '' };
  const next = workouts.find(({ prescription }) => prescription.workoutId === workoutId) ?? workouts.at(-1);
  if (!next) throw new Error('beforeEach: the client has no workout to skip');
  workout = next.prescription;
});

const skip = async (reason: 'time' | 'pain' | null) => {
  const request = { workoutId: workout.workoutId, reason, note: '' };
  expect((await server.ask(trainingRoutes.skip, request, studio.client)).status).toBe(200);
};
const skipped = async () =>
  (await studio.listOf(studio.admin)).filter(({ kind }) => kind === 'workout_finished' || kind === 'workout_pain');

test('a whole workout that the client skips is told once, with its reason, and no more when it is to do again', async () => {
  await skip('time');
  await skip('time');

  const [notification, ...others] = await skipped();
  if (!notification) throw new Error('nothing was told');
  expect(others).toEqual([]);
  expect(textOf(notification, 'it').title).toMatch(/ ha saltato un allenamento$/);
  expect(textOf(notification, 'it').body).toBe(`${workout.title}: poco tempo`);
  expect(textOf(notification, 'en').body).toBe(`${workout.title}: short of time`);

  await skip(null);
  expect(await skipped()).toEqual([]);
});

test('the messages about a skipped workout stay among the notifications when it is to do again', async () => {
  await skip('time');
  await studio.answer((await skipped())[0]?.subjectId);
  await skip(null);

  expect(await skipped()).toEqual([]);
  expect((await studio.listOf(studio.client)).map(({ kind }) => kind)).toEqual(['workout_answered']);
});

test('a whole workout skipped for pain is told as pain, like an exercise', async () => {
  await skip('pain');

  expect(await skipped()).toMatchObject([
    { kind: 'workout_pain', params: { workout: workout.title, exercises: expect.stringMatching(/\w/) } },
  ]);
});

test('a workout without a title is told by its day', async () => {
  await server.owner.query(
    `update programs set content = jsonb_set(content, array['weeks', ($2::int - 1)::text, 'days', ($3::int - 1)::text,
      'workouts', '0', 'title'], '""') where id = $1`,
    [workout.programId, workout.weekNumber, workout.dayNumber],
  );
  await skip('time');

  const [notification] = await skipped();
  expect(notification && textOf(notification, 'it').body).toBe(`Giorno ${workout.dayNumber}: poco tempo`);
});
