import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RowChange, SkipReason } from '#areas/completed-workouts/contract/set.ts';
import { commentRoutes } from '#areas/completed-workouts/contract/comments.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { textOf } from './texts.ts';
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
  shownNotes = {};
});

/** The note that this phone shows of each set. */
let shownNotes: Record<number, string>;

/** Logs a set with a note; without other ones the phone knows the last note that was sent. */
const noteSet = async (
  setNumber: number,
  note: string,
  {
    id = setIds[setNumber] ?? '',
    loggedAt = new Date().toISOString(),
    knownNotes = [shownNotes[setNumber] ?? ''],
  } = {},
) => {
  shownNotes[setNumber] = note;
  const values = { weightKg: 60, reps: 8, rir: null, rpe: null, seconds: null, metres: null, note };
  const key = { rowId: rowIds[0] ?? '', setNumber };
  const set = { id, ...key, ...values, isWarmUp: false, isRemoved: false, loggedAt };
  await studio.sync({ sets: [set], knownNotes: knownNotes.map((known) => ({ ...key, note: known })) });
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
const readWorkout = async () => {
  const { clientId, workoutId: completedWorkoutId } = studio;
  const request = { clientId, completedWorkoutId, until: new Date().toISOString() };
  expect((await server.ask(commentRoutes.markRead.client, request, studio.admin)).status).toBe(200);
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
  const knownTexts = [{ rowId: null, text: 'Mi gira la testa' }];
  await studio.sync({ correction: { comment: 'Mi gira la testa da ieri' }, knownTexts });
  expect(await reported()).toEqual(['symptom', 'symptom', 'symptom']);
});

test('a comment and a note to which another symptom is added are told again, once each', async () => {
  await noteSet(1, 'Formicolio al braccio');
  await finish('Ginocchio gonfio');
  await readWorkout();
  const knownTexts = [{ rowId: null, text: 'Ginocchio gonfio' }];
  const comment = 'Ginocchio gonfio. Stasera dolore al petto';
  await studio.sync({ correction: { comment }, knownTexts });
  expect(await reported()).toEqual(['symptom', 'symptom', 'symptom']);

  await studio.sync({ correction: { comment: `${comment} e stanco` }, knownTexts: [{ rowId: null, text: comment }] });
  expect(await reported()).toEqual(['symptom', 'symptom', 'symptom']);
  await noteSet(1, 'Formicolio al braccio, ora anche vertigini');
  expect(await reported()).toEqual(['symptom', 'symptom', 'symptom', 'symptom']);
});

test('all texts of one save that name a symptom are told in one notification, with their number', async () => {
  const values = { weightKg: 60, reps: 8, rir: null, rpe: null, seconds: null, metres: null };
  const setOf = (setNumber: number, note: string) => ({
    ...{ id: setIds[setNumber] ?? newId(), rowId: rowIds[0] ?? '', setNumber, ...values, note },
    ...{ isWarmUp: false, isRemoved: false, loggedAt: new Date().toISOString() },
  });
  const sets = [setOf(1, 'Formicolio al braccio'), setOf(2, 'Dolore al petto')];
  await studio.sync({
    sets,
    finish: { finishedAt: new Date().toISOString(), effort: null, comment: 'Mi gira la testa' },
  });

  const notified = (await studio.listOf(studio.admin)).filter(({ kind }) => kind === 'workout_pain');
  expect(notified.map((one) => textOf(one, 'it'))).toEqual([
    {
      title: expect.stringContaining('ha scritto di un disturbo'),
      body: expect.stringMatching(/: in 3 commenti o note, leggili presto$/),
    },
  ]);

  await studio.sync({ correction: { comment: 'Stanco' } });
  await noteSet(1, 'Tutto bene', { knownNotes: ['Formicolio al braccio'] });
  expect(await reported()).toEqual(['symptom']);
});

test('pain that is taken back leaves the notification of a symptom, and a note that is replaced both', async () => {
  await noteSet(1, 'Dolore al petto');
  await skipRow('pain');
  expect(await reported()).toEqual(['symptom', 'pain']);

  await readWorkout();
  await skipRow('time');
  expect(await reported()).toEqual(['symptom']);

  await skipRow('pain');
  await readWorkout();
  await noteSet(1, 'Tutto bene');
  expect(await reported()).toEqual(['symptom', 'pain']);
});

test('a symptom that the client takes back before anybody has read it stays told, once', async () => {
  await noteSet(1, 'Dolore al petto');
  await noteSet(1, 'Tutto bene, falso allarme');
  expect(await reported()).toEqual(['symptom']);

  await noteSet(1, 'Dolore al petto');
  expect(await reported()).toEqual(['symptom']);
});

test('a symptom that was read, is taken back and written again in the same words stays told, once', async () => {
  await noteSet(1, 'Dolore al petto');
  await readWorkout();
  await noteSet(1, '');
  expect(await reported()).toEqual(['symptom']);

  await noteSet(1, 'Dolore al petto');
  expect(await reported()).toEqual(['symptom']);
});

test('a symptom in the note of a skipped workout is told, also once the workout is to do again', async () => {
  const { week } = (await server.ask(trainingRoutes.today, {}, studio.client)).data.today;
  const { workouts } = (await server.ask(trainingRoutes.training, {}, studio.client)).data.training;
  const workoutId =
    week.find(({ state }) => state === 'to_do')?.workoutId ?? workouts.at(-1)?.prescription.workoutId ?? '';
  const skip = (reason: SkipReason | null, note: string) =>
    server.ask(trainingRoutes.skip, { workoutId, reason, note }, studio.client);

  expect((await skip('time', 'Stanotte ho vomitato')).status).toBe(200);
  expect(await reported()).toEqual(['symptom']);
  await skip(null, '');
  expect(await reported()).toEqual(['symptom']);
});

test('a workout that is skipped because of pain is told once, as pain, also with a note that describes it', async () => {
  const { workouts } = (await server.ask(trainingRoutes.training, {}, studio.client)).data.training;
  const workoutId = workouts.at(-1)?.prescription.workoutId ?? '';
  const request = { workoutId, reason: 'pain' as const, note: 'Fitta al ginocchio destro' };
  expect((await server.ask(trainingRoutes.skip, request, studio.client)).status).toBe(200);

  expect(await reported()).toEqual(['pain']);
});

test('pain at the end is told once, with the comment of the same minute and one that follows', async () => {
  await noteSet(1, 'Ok');
  await finish('Fitta al ginocchio destro', true);
  await studio.sync({
    correction: { comment: 'Fitta al ginocchio destro, ora meglio' },
    knownTexts: [{ rowId: null, text: 'Fitta al ginocchio destro' }],
  });

  expect(await reported()).toEqual(['pain']);
});

test('a symptom that gives way to the set of another phone stays told, once', async () => {
  await noteSet(1, 'Dolore al petto');
  await noteSet(1, 'Tutto bene', { id: newId(), knownNotes: [] });

  expect(await reported()).toEqual(['symptom']);
});

test('pain at the end and skipped because of pain is told once, with the text that explains it', async () => {
  await skipRow('pain', 'Fitta al ginocchio');
  await finish('Fitta al ginocchio destro', true);

  expect(await reported()).toEqual(['pain', 'pain']);
});

test('a graver symptom that arrives late and gives way to another one is told too', async () => {
  const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
  await noteSet(1, 'Formicolio al braccio', { loggedAt: at(30) });
  await noteSet(1, 'Dolore al petto', { id: newId(), loggedAt: at(60), knownNotes: [] });
  expect(await reported()).toEqual(['symptom', 'symptom']);
});

test('a symptom that another phone has replaced by another one without having shown it stays told, and the other one is told', async () => {
  await noteSet(1, 'Formicolio al braccio');
  await noteSet(1, 'Dolore al petto', { knownNotes: [] });
  expect(await reported()).toEqual(['symptom', 'symptom']);

  await noteSet(1, '', { knownNotes: ['Dolore al petto'] });
  expect(await reported()).toEqual(['symptom', 'symptom']);
});

test('of a workout of before the release only what was written before counts as told', async () => {
  await noteSet(1, 'Formicolio al braccio');
  const forget = 'update completed_workouts set symptom_parts = null where account_id = $1';
  await server.owner.query(forget, [studio.accountId]);
  await noteSet(2, 'Dolore al petto');

  expect(await reported()).toEqual(['symptom', 'symptom']);
});
