import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SkipReason } from '#areas/completed-workouts/contract/set.ts';
import { type Training, trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { newId } from '#shell/common/ids.ts';
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

const skip = async (reason: SkipReason | null) => {
  const request = { workoutId: workout.workoutId, reason, note: '' };
  expect((await server.ask(trainingRoutes.skip, request, studio.client)).status).toBe(200);
};
/** Finishes the workout that was begun, all its exercises skipped for these reasons. */
const finishWithout = async (...reasons: SkipReason[]) => {
  const { rows } = await begun();
  const changedAt = new Date().toISOString();
  const rowChanges = rows.map((row, index) => {
    const skipReason = reasons[index] ?? reasons[0] ?? null;
    return { rowId: row.id, skipReason, skipNote: '', exerciseId: null, exerciseName: '', changedAt };
  });
  await studio.sync({ startedAt: changedAt, rowChanges, finish: { finishedAt: changedAt, effort: null, comment: '' } });
};
/** Logs the first set, also in the place of one with the note `shown`. */
const logSet = async (note = '', shown = '') => {
  const { rows } = await begun();
  const values = { weightKg: 60, reps: 8, rir: null, rpe: null, seconds: null, metres: null, note };
  const set = { id: newId(), rowId: rows[0]?.id ?? '', setNumber: 1, ...values, isWarmUp: false, isRemoved: false };
  const knownNotes = [{ rowId: set.rowId, setNumber: set.setNumber, note: shown }];
  await studio.sync({ sets: [{ ...set, loggedAt: new Date().toISOString() }], knownNotes });
};
const begun = async () =>
  (await server.ask(clientWorkoutRoutes.detail.own, { completedWorkoutId: studio.workoutId }, studio.client)).data
    .completedWorkout;
const bodies = async () => (await skipped()).map((one) => [one.kind, textOf(one, 'it').body]);
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

test('of a skip whose reason is changed, the last reason is told only, and pain that nobody has read', async () => {
  await skip('time');
  await skip('equipment');
  expect(await bodies()).toEqual([['workout_finished', `${workout.title}: attrezzo occupato`]]);

  await skip('pain');
  expect((await skipped()).map(({ kind }) => kind)).toEqual(['workout_pain']);

  await skip('time');
  expect(await bodies()).toContainEqual(['workout_finished', `${workout.title}: poco tempo`]);
  expect((await skipped()).map(({ kind }) => kind).toSorted()).toEqual(['workout_finished', 'workout_pain']);
});

test('a workout finished without any set is told as skipped, and as finished once a set arrives', async () => {
  await finishWithout('time');
  const { title } = await begun();
  expect(await bodies()).toEqual([['workout_finished', `${title}: poco tempo`]]);

  await logSet();
  const [finished, ...others] = await skipped();
  if (!finished) throw new Error('nothing was told');
  expect(others).toEqual([]);
  expect(textOf(finished, 'it').title).toMatch(/ ha finito un allenamento$/);
});

test('pain at the end is told once, and what was written about it stays told when the client takes the pain back', async () => {
  const { title } = await begun();
  const finishedAt = new Date().toISOString();
  await logSet();
  const end = { finish: { finishedAt, effort: null, comment: 'Ginocchio', hasPainAtEnd: true } };
  await studio.sync(end);
  await studio.sync(end);
  const pains = async () => (await bodies()).filter(([kind]) => kind === 'workout_pain');
  expect(await pains()).toEqual([['workout_pain', `${title}: a fine allenamento`]]);

  await studio.sync({ correction: { hasPainAtEnd: false } });
  expect(await pains()).toEqual([['workout_pain', `${title}: leggi che cosa ha scritto`]]);
});

test('pain of an exercise that arrives with pain at the end is told with it', async () => {
  const { title, rows } = await begun();
  const changedAt = new Date().toISOString();
  const pain = { skipReason: 'pain' as const, skipNote: '', exerciseId: null, exerciseName: '', changedAt };
  await studio.sync({
    rowChanges: [{ rowId: rows[0]?.id ?? '', ...pain }],
    finish: { finishedAt: changedAt, effort: null, comment: '', hasPainAtEnd: true },
  });

  const [notification] = (await bodies()).filter(([kind]) => kind === 'workout_pain');
  expect(notification?.[1]).toBe(`${title}: ${rows[0]?.name}, anche a fine allenamento`);
});

test('pain stays told when a set arrives, and when the client takes it back before anybody has read it', async () => {
  await finishWithout('pain');
  await logSet();
  expect((await skipped()).map(({ kind }) => kind).toSorted()).toEqual(['workout_finished', 'workout_pain']);

  await finishWithout('time');
  expect((await skipped()).map(({ kind }) => kind).toSorted()).toEqual(['workout_finished', 'workout_pain']);
});

test('a workout finished without any set has one reason, also when a second device sends another one later', async () => {
  await finishWithout('time');
  await finishWithout('equipment');
  const { title } = await begun();

  expect(await bodies()).toEqual([['workout_finished', `${title}: attrezzo occupato`]]);
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

test('a note of a set that names a symptom is told at once, also before the workout is finished, and again in other words', async () => {
  await logSet('Sono svenuta, ho avuto palpitazioni');
  const [notification, ...others] = await skipped();
  if (!notification) throw new Error('nothing was told');
  await logSet('Sono svenuta, palpitazioni e nausea', 'Sono svenuta, ho avuto palpitazioni');

  expect(others).toEqual([]);
  expect(notification.kind).toBe('workout_pain');
  expect(textOf(notification, 'it').title).toMatch(/ ha scritto di un disturbo$/);
  expect(textOf(notification, 'en').title).toMatch(/ wrote about a symptom$/);
  expect(await skipped()).toHaveLength(2);
});
