import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RowChange, SkipReason } from '#areas/completed-workouts/contract/set.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { type NotificationStudio, openNotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
let rowIds: string[];
let setIds: string[];

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
  const request = { completedWorkoutId: studio.workoutId };
  const { rows } = (await server.ask(clientWorkoutRoutes.detail.own, request, studio.client)).data.completedWorkout;
  rowIds = rows.map(({ id }) => id);
  setIds = [newId(), newId(), newId()];
});

const noteSet = async (setNumber: number, note: string, id = setIds[setNumber] ?? '') => {
  const values = { weightKg: 60, reps: 8, rir: null, rpe: null, seconds: null, metres: null, note };
  const set = { id, rowId: rowIds[0] ?? '', setNumber, ...values, isWarmUp: false, isRemoved: false };
  await studio.sync({ sets: [{ ...set, loggedAt: new Date().toISOString() }] });
};
const skipRow = async (skipReason: SkipReason, skipNote = '') => {
  const swap = { exerciseId: null, exerciseName: '' };
  const change: RowChange = {
    rowId: rowIds[1] ?? '',
    skipReason,
    skipNote,
    ...swap,
    changedAt: new Date().toISOString(),
  };
  await studio.sync({ rowChanges: [change] });
};
const finish = async (comment: string, hasPainAtEnd = false) => {
  await studio.sync({ finish: { finishedAt: new Date().toISOString(), effort: null, comment, hasPainAtEnd } });
};
/** “symptom” or “pain” of each notification, the first one first. */
const reported = async () =>
  (await studio.listOf(studio.admin))
    .filter(({ kind }) => kind === 'workout_pain')
    .map(({ params }) => (params['context'] === 'symptom' ? 'symptom' : 'pain'))
    .toReversed();

test('another text of the same workout that names a symptom is told too; a correction of a text is not', async () => {
  await noteSet(1, 'Formicolio al braccio');
  await noteSet(1, 'Formicolio al braccio sinistro');
  expect(await reported()).toEqual(['symptom']);

  await noteSet(2, 'Dolore al petto');
  expect(await reported()).toEqual(['symptom', 'symptom']);

  await finish('Mi gira la testa');
  await studio.sync({ correction: { comment: 'Mi gira la testa da ieri' } });
  expect(await reported()).toEqual(['symptom', 'symptom', 'symptom']);
});

test('pain that is taken back leaves the notification of a symptom that is still written, and the other way round', async () => {
  await noteSet(1, 'Dolore al petto');
  await skipRow('pain');
  expect(await reported()).toEqual(['symptom', 'pain']);

  await skipRow('time');
  expect(await reported()).toEqual(['symptom']);

  await skipRow('pain');
  await noteSet(1, 'Tutto bene');
  expect(await reported()).toEqual(['pain']);
});

test('a symptom that is taken back and written again is told again', async () => {
  await noteSet(1, 'Dolore al petto');
  await noteSet(1, '');
  expect(await reported()).toEqual([]);

  await noteSet(1, 'Dolore al petto');
  expect(await reported()).toEqual(['symptom']);
});

test('a symptom in the note of a skipped workout is told until the workout is to do again', async () => {
  const { week } = (await server.ask(trainingRoutes.today, {}, studio.client)).data.today;
  const { workouts } = (await server.ask(trainingRoutes.training, {}, studio.client)).data.training;
  const workoutId =
    week.find(({ state }) => state === 'to_do')?.workoutId ?? workouts.at(-1)?.prescription.workoutId ?? '';
  const skip = (reason: SkipReason | null, note: string) =>
    server.ask(trainingRoutes.skip, { workoutId, reason, note }, studio.client);

  expect((await skip('time', 'Stanotte ho vomitato')).status).toBe(200);
  expect(await reported()).toEqual(['symptom']);
  await skip(null, '');
  expect(await reported()).toEqual([]);
});

test('a symptom that gives way to the set of another phone stays told, once', async () => {
  await noteSet(1, 'Dolore al petto');
  await noteSet(1, 'Tutto bene', newId());

  expect(await reported()).toEqual(['symptom']);
});

test('pain at the end and skipped because of pain is told once, with the text that explains it', async () => {
  await skipRow('pain', 'Fitta al ginocchio');
  await finish('Fitta al ginocchio destro', true);

  expect(await reported()).toEqual(['pain', 'pain']);
});
