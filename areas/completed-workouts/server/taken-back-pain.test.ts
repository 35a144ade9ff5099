import { beforeAll, beforeEach, expect, test } from 'vitest';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { commentRoutes } from '../contract/comments.ts';
import type { RowChange, SkipReason } from '../contract/set.ts';
import { trainingRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { addedRowId } from '../rules/added-rows.ts';
import { addedCurl } from './testing/added-row.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const at = (minute: number) => `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`;
const takenBack = (what: string) => `Dolore segnalato e poi tolto dal cliente: ${what}`;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
});

const read = async () => {
  const { newFeedbackAt } = await gym.seenByCoach();
  await server.ask(commentRoutes.markRead.client, { ...gym.params, until: newFeedbackAt ?? '' }, gym.studio.admin);
};
const exercise = async () => (await gym.seenByCoach()).rows.find(({ id }) => id === gym.rowId)?.name ?? '';
const skipped = (skipReason: SkipReason | null, minute: number, skipNote = ''): RowChange => ({
  ...{ rowId: gym.rowId, skipReason, skipNote, changedAt: at(minute) },
  ...{ exerciseId: null, exerciseName: '' },
});
const skip = (...change: Parameters<typeof skipped>) => gym.send({ rowChanges: [skipped(...change)], knownTexts: [] });
const finish = (hasPainAtEnd: boolean, comment = '') =>
  gym.send({ sets: [gym.aSet()], finish: { finishedAt: at(50), effort: 7, comment, hasPainAtEnd } });
/** The unread pain of all workouts of the client. */
const unreadOfAll = async () =>
  (await server.ask(unreadPainRoutes.ofRecipients, { clientIds: [gym.params.clientId] }, gym.studio.admin)).data
    .unreadPain;

test('pain that was ticked for an exercise and taken back stays to be read, with the exercise, until it is read', async () => {
  await skip('pain', 10);
  await skip(null, 20);

  const text = takenBack(await exercise());
  expect(await gym.unreadPain()).toMatchObject({ exercises: [], symptoms: [text] });
  expect(await gym.seenByCoach()).toMatchObject({
    namesSymptoms: true,
    otherTexts: [{ rowId: gym.rowId, text, isTakenBack: true }],
  });
  expect((await gym.mine()).otherTexts).toBeUndefined();
  await read();
  expect(await gym.unreadPain()).toBeUndefined();
});

test('so does pain whose reason is changed, which is no more told as taken back when it is ticked again', async () => {
  await skip('pain', 10);
  await skip('time', 20);
  expect(await gym.unreadPain()).toMatchObject({ exercises: [], symptoms: [takenBack(await exercise())] });

  await skip('pain', 30);
  expect(await gym.unreadPain()).toMatchObject({ exercises: [{ note: '' }], symptoms: [] });
  await skip(null, 40);
  expect(await gym.unreadPain()).toMatchObject({ exercises: [], symptoms: [takenBack(await exercise())] });
});

test('pain at the end that is taken back without a comment stays to be read', async () => {
  await finish(true);
  await gym.send({ correction: { hasPainAtEnd: false } });

  expect(await gym.unreadPain()).toMatchObject({ atEnd: null, symptoms: [takenBack('a fine allenamento')] });
  await read();
  expect(await gym.unreadPain()).toBeUndefined();
});

test('words that explain the pain are quoted, and the tick is not told beside them', async () => {
  await finish(true, 'Ginocchio destro');
  await skip('pain', 10, 'Non si piega');
  await gym.send({ correction: { hasPainAtEnd: false, comment: '' }, rowChanges: [skipped(null, 20)] });

  const symptoms = (await gym.unreadPain())?.symptoms;
  expect(symptoms?.toSorted()).toEqual(['Dolore: Ginocchio destro', 'Dolore: Non si piega']);
});

test('pain that a professional has read leaves nothing, also when something else was written since', async () => {
  await skip('pain', 10);
  await finish(true);
  await read();
  await gym.log(gym.aSet({ setNumber: 2, note: 'Capogiri', loggedAt: at(25) }));
  await skip(null, 30);
  await gym.send({ correction: { hasPainAtEnd: false } });

  expect(await gym.unreadPain()).toMatchObject({ exercises: [], atEnd: null, symptoms: ['Capogiri'] });
});

test('pain that is ticked again after it was read, and then taken back, stays to be read', async () => {
  await skip('pain', 10);
  await read();
  await skip(null, 20);
  expect(await gym.unreadPain()).toBeUndefined();

  await skip('pain', 30);
  await skip(null, 40);
  expect(await gym.unreadPain()).toMatchObject({ symptoms: [takenBack(await exercise())] });
});

test('pain stays to be read that one phone ticked before another phone took it back, whichever arrives first', async () => {
  await skip(null, 20);
  await skip('pain', 10);
  expect(await gym.unreadPain()).toMatchObject({ exercises: [], symptoms: [takenBack(await exercise())] });

  await read();
  await skip('pain', 10);
  expect(await gym.unreadPain()).toBeUndefined();
});

test('pain at the end of a phone that arrives after a correction stays to be read, once', async () => {
  await finish(false);
  await gym.send({ correction: { hasPainAtEnd: true } });
  await read();
  await gym.send({ correction: { hasPainAtEnd: false } });
  expect(await gym.unreadPain()).toBeUndefined();

  await gym.send({ finish: { finishedAt: at(40), effort: 7, comment: '', hasPainAtEnd: true } });
  expect(await gym.unreadPain()).toMatchObject({ atEnd: null, symptoms: [takenBack('a fine allenamento')] });
});

test('pain that a professional notes in person and takes back is nothing to read, that of the client stays', async () => {
  await gym.sendInPerson({ rowChanges: [skipped('pain', 10)] });
  await gym.sendInPerson({ rowChanges: [skipped(null, 20)] });
  expect((await gym.seenByCoach()).otherTexts).toBeUndefined();

  await skip('pain', 30);
  await gym.sendInPerson({ rowChanges: [skipped('time', 40)] });
  const text = `Dolore segnalato dal cliente, poi corretto di persona: ${await exercise()}`;
  expect(await gym.unreadPain()).toMatchObject({ exercises: [], symptoms: [text] });
});

test('a workout that was skipped because of pain leaves one line, when it is to do again or skipped for another reason', async () => {
  const workoutId = await gym.changeNextWorkout((rows) => [...rows, ...rows.map((row) => ({ ...row, id: newId() }))]);
  const skipWhole = (reason: SkipReason | null) =>
    server.ask(trainingRoutes.skip, { workoutId, reason, note: '' }, gym.studio.client);
  await skipWhole('pain');
  await skipWhole('time');
  expect(await unreadOfAll()).toMatchObject([{ exercises: [], symptoms: [takenBack('tutto l’allenamento')] }]);

  await skipWhole('pain');
  await skipWhole(null);
  expect(await unreadOfAll()).toMatchObject([{ exercises: [], symptoms: [takenBack('tutto l’allenamento')] }]);
  const completedWorkoutId = (await unreadOfAll())[0]?.completedWorkoutId ?? '';
  const until = new Date().toISOString();
  await server.ask(
    commentRoutes.markRead.client,
    { clientId: gym.params.clientId, completedWorkoutId, until },
    gym.studio.admin,
  );
  expect(await unreadOfAll()).toEqual([]);
});

test('a free workout of which pain was taken back is not deleted before that is read', async () => {
  const id = newId();
  const exerciseId = await libraryExerciseId(server, 'barbell-curl');
  const rowId = addedRowId(id, exerciseId);
  const curl = addedCurl({ rowId, exerciseId });
  const free = { title: 'Palestra' };
  await gym.send({ free, sets: [gym.aSet({ rowId })], rowChanges: [{ ...curl, skipReason: 'pain' }] }, id);
  await gym.send({ rowChanges: [{ ...curl, changedAt: at(59) }] }, id);

  expect(await unreadOfAll()).toMatchObject([{ symptoms: [takenBack(curl.exerciseName)] }]);
  const refused = await server.ask(trainingRoutes.deleteFree, { freeWorkoutId: id }, gym.studio.client);
  expect(refused).toMatchObject({ status: 409, code: 'pain_unread' });
});
