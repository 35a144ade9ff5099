import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addToCoach } from '#database/testing/coach.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { commentRoutes } from '../contract/comments.ts';
import type { RowChange, SetChange, SkipReason } from '../contract/set.ts';
import { trainingRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const dizzy = 'Mi girava la testa';
const back = 'Mal di schiena forte';
const fine = 'Tutto bene';
const at = (minute: number) => `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
});

const read = async (reader = gym.studio.admin) => {
  const { completedWorkout } = (await server.ask(clientWorkoutRoutes.detail.client, gym.params, reader)).data;
  const until = completedWorkout.newFeedbackAt;
  if (until) await server.ask(commentRoutes.markRead.client, { ...gym.params, until }, reader);
};
const comment = (text: string, ...known: string[]) =>
  gym.send({ correction: { comment: text }, knownTexts: known.map((one) => ({ rowId: null, text: one })) });
const correct = (set: SetChange, ...known: string[]) =>
  gym.send({ sets: [set], knownNotes: known.map((note) => ({ rowId: set.rowId, setNumber: set.setNumber, note })) });
const skip = (skipReason: SkipReason | null, skipNote: string, minute: number, ...known: string[]) => {
  const change: RowChange = {
    ...{ rowId: gym.rowId, skipReason, skipNote, changedAt: at(minute) },
    ...{ exerciseId: null, exerciseName: '' },
  };
  return gym.send({ rowChanges: [change], knownTexts: known.map((text) => ({ rowId: gym.rowId, text })) });
};
const otherTexts = async () => (await gym.seenByCoach()).otherTexts;
const isInRed = async (reader = gym.studio.admin) => {
  const filters = { pain: true, unread: true };
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, filters, reader)).data;
  return completedWorkouts.some(({ id }) => id === gym.id);
};
const readPain = async () => {
  const request = { clientIds: [gym.params.clientId] };
  const { data } = await server.ask(unreadPainRoutes.ofRecipients, request, gym.studio.admin);
  return data.readPain?.find(({ completedWorkoutId }) => completedWorkoutId === gym.id);
};

test('a comment with a symptom that was read stays as one written before, however often the client writes another one', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), dizzy, 7);
  await read();
  await comment(back, dizzy);
  await read();
  await comment(fine, dizzy, back);

  expect(await gym.seenByCoach()).toMatchObject({ comment: fine, namesSymptoms: true });
  expect(await otherTexts()).toEqual([
    { rowId: null, text: dizzy },
    { rowId: null, text: back },
  ]);
});

test('who has read it finds only the new comment to read, and no symptom; who has not finds both', async () => {
  await addToCoach(server, gym.studio, gym.params.clientId);
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), dizzy, 7);
  await read();
  await comment(fine, dizzy);

  expect(await gym.unreadPain()).toBeUndefined();
  expect(await isInRed()).toBe(false);
  expect(await gym.cardOf({ unread: true })).toMatchObject({ unread: 1 });
  expect(await gym.unreadPain(gym.studio.coach)).toMatchObject({ symptoms: [dizzy] });
  expect(await isInRed(gym.studio.coach)).toBe(true);
  await read();
  expect(await gym.cardOf()).toMatchObject({ unread: 0 });
});

test('another symptom instead of the one that was read is to be read, with the new words first', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), dizzy, 7);
  await read();
  await comment(back, dizzy);

  expect(await gym.unreadPain()).toMatchObject({ newTexts: [back] });
});

test('a comment that is only removed after it was read leaves nothing to read', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), dizzy, 7);
  await read();
  await comment('', dizzy);

  expect(await otherTexts()).toEqual([{ rowId: null, text: dizzy }]);
  expect(await gym.cardOf()).toMatchObject({ unread: 0 });
  expect((await gym.seenByCoach()).newFeedbackAt).toBeNull();
});

test('a note of a set that was read stays when it is replaced or its set removed', async () => {
  const set = gym.aSet({ note: dizzy, loggedAt: at(20) });
  await gym.log(set);
  await read();
  await correct({ ...set, note: fine, loggedAt: at(30) }, dizzy);
  expect(await gym.seenByCoach()).toMatchObject({ otherNotes: [{ rowId: gym.rowId, setNumber: 1, note: dizzy }] });
  expect(await gym.unreadPain()).toBeUndefined();

  await read();
  await correct({ ...set, note: fine, isRemoved: true, loggedAt: at(40) }, dizzy, fine);
  expect(await gym.seenByCoach()).toMatchObject({ otherNotes: [{ note: dizzy }], newFeedbackAt: null });
});

test('so does the note of a skip because of pain, with its reason, and is nothing new for who has read it', async () => {
  await skip('pain', 'Non si piega', 10);
  await read();
  await skip('time', 'Riunione', 20, 'Non si piega');

  expect(await otherTexts()).toEqual([{ rowId: gym.rowId, text: 'Dolore: Non si piega' }]);
  expect(await gym.unreadPain()).toBeUndefined();
});

test('the note of a workout that was skipped because of pain stays when it is to do again', async () => {
  const workoutId = await gym.changeNextWorkout((rows) => rows);
  const skipWhole = (reason: SkipReason | null, note: string) =>
    server.ask(trainingRoutes.skip, { workoutId, reason, note, knownTexts: [] }, gym.studio.client);
  await skipWhole('pain', 'Non si piega');
  const listed = async () => (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  const skipped = (await listed()).completedWorkouts.find(({ skip: one }) => one !== null);
  const params = { ...gym.params, completedWorkoutId: skipped?.id ?? '' };
  const { data } = await server.ask(clientWorkoutRoutes.detail.client, params, gym.studio.admin);
  const until = data.completedWorkout.newFeedbackAt ?? '';
  await server.ask(commentRoutes.markRead.client, { ...params, until }, gym.studio.admin);
  await skipWhole(null, '');

  const after = (await server.ask(clientWorkoutRoutes.detail.client, params, gym.studio.admin)).data.completedWorkout;
  expect(after).toMatchObject({ otherTexts: [{ rowId: null, text: 'Dolore: Non si piega' }], newFeedbackAt: null });
});

test('a text that goes on with the words that were read, and one without a symptom, leave nothing', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), 'Dura', 7);
  await read();
  await comment(dizzy, 'Dura');
  await read();
  await comment(`${dizzy}, poco`, dizzy);

  expect(await otherTexts()).toBeUndefined();
});

test('what was read and replaced stays among the symptoms of the last days', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), dizzy, 7);
  await read();
  await comment(fine, dizzy);

  expect(await readPain()).toMatchObject({ symptoms: [dizzy] });
});
