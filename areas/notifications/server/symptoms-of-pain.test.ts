import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RowChange } from '#areas/completed-workouts/contract/set.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { type NotificationStudio, openNotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
let rowId: string;
let workoutId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
  const request = { completedWorkoutId: studio.workoutId };
  const { rows } = (await server.ask(clientWorkoutRoutes.detail.own, request, studio.client)).data.completedWorkout;
  rowId = rows[0]?.id ?? '';
  const { workouts } = (await server.ask(trainingRoutes.training, {}, studio.client)).data.training;
  workoutId = workouts.at(-1)?.prescription.workoutId ?? '';
});

/** “symptom” or “pain” of each notification, the first one first. */
const reported = async () =>
  (await studio.listOf(studio.admin))
    .filter(({ kind }) => kind === 'workout_pain')
    .map(({ params }) => (params['context'] === 'symptom' ? 'symptom' : 'pain'))
    .toReversed();
const skipWorkout = async (note: string) => {
  const request = { workoutId, reason: 'pain' as const, note };
  expect((await server.ask(trainingRoutes.skip, request, studio.client)).status).toBe(200);
};
const skipRow = async (skipNote: string, isKnown = false) => {
  const reason = { skipReason: 'pain', skipNote, exerciseId: null, exerciseName: '' } as const;
  const change: RowChange = { rowId, ...reason, changedAt: new Date().toISOString() };
  await studio.sync({ rowChanges: [change], ...(isKnown && { knownTexts: [] }) });
};
const finishWithPain = async (comment: string) => {
  await skipRow('');
  const finishedAt = new Date().toISOString();
  await studio.sync({ finish: { finishedAt, effort: null, comment, hasPainAtEnd: true } });
};

test('a note with a symptom that a workout skipped because of pain gets later is told', async () => {
  await skipWorkout('');
  await skipWorkout('Sono svenuta e non respiravo');
  expect(await reported()).toEqual(['pain', 'symptom']);

  await skipWorkout('Sono svenuta e non respiravo');
  expect(await reported()).toEqual(['pain', 'symptom']);
});

test('a place that is added to the one word told with the pain is told, the same word again is not', async () => {
  await skipWorkout('dolore');
  await skipWorkout('dolore');
  expect(await reported()).toEqual(['pain']);

  await skipWorkout('dolore al petto');
  expect(await reported()).toEqual(['pain', 'symptom']);
});

test('another symptom than that of the pain is told, also added to the text of the pain', async () => {
  await skipWorkout('Fitta al ginocchio');
  await skipWorkout('Fitta al ginocchio, e sono svenuta');

  expect(await reported()).toEqual(['pain', 'symptom']);
});

test('the note of a workout skipped because of pain is told once, as pain, also when another one replaces it', async () => {
  await skipWorkout('Fitta al ginocchio');
  await skipWorkout('Un po meglio');
  expect(await reported()).toEqual(['pain']);

  await skipWorkout('Sono svenuta');
  expect(await reported()).toEqual(['pain', 'symptom']);
});

test('the comment of pain at the end is told once, also when a phone of an earlier release corrects it', async () => {
  await finishWithPain('Fitta al ginocchio');
  const before = await reported();
  await studio.sync({ correction: { comment: 'Un po meglio' } });

  expect(await reported()).toEqual(before);
});

test('the note of an exercise skipped because of pain is told once, also when another phone replaces it', async () => {
  await skipRow('Fitta al ginocchio');
  await skipRow('Un po meglio', true);
  expect(await reported()).toEqual(['pain']);

  await skipRow('Sono svenuta', true);
  expect(await reported()).toEqual(['pain', 'symptom']);
});

test('a comment with a symptom that follows pain at the end is told', async () => {
  await finishWithPain('');
  const before = await reported();
  await studio.sync({ correction: { comment: 'Sono svenuta' } });

  expect(await reported()).toEqual([...before, 'symptom']);
});
