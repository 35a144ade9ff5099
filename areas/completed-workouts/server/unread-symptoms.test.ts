import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { commentRoutes } from '../contract/comments.ts';
import type { RowChange, SetChange, SkipReason } from '../contract/set.ts';
import { trainingRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const chest = 'Dolore al petto';
const fine = 'Tutto bene, falso allarme';
const at = (minute: number) => `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`;

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
/** Replaces a set on the phone that had logged it. */
const correct = (set: SetChange, ...known: string[]) =>
  gym.send({ sets: [set], knownNotes: known.map((note) => ({ rowId: set.rowId, setNumber: set.setNumber, note })) });
/** Replaces the comment on the phone that had sent it. */
const comment = (text: string, ...known: string[]) =>
  gym.send({ correction: { comment: text }, knownTexts: known.map((one) => ({ rowId: null, text: one })) });
const skipped = (skipReason: SkipReason | null, skipNote: string, changedAt: string): RowChange => ({
  ...{ rowId: gym.rowId, skipReason, skipNote, changedAt },
  ...{ exerciseId: null, exerciseName: '' },
});
const skip = (change: RowChange, ...known: string[]) =>
  gym.send({ rowChanges: [change], knownTexts: known.map((text) => ({ rowId: gym.rowId, text })) });

test('a note of a set with a symptom that nobody has read stays to be read when the client writes that it was nothing', async () => {
  const set = gym.aSet({ note: chest, loggedAt: at(20) });
  await gym.log(set);
  await correct({ ...set, note: fine, loggedAt: at(30) }, chest);
  await gym.finishAt(at(59), '', 7);

  expect(await gym.cardOf({ pain: true, unread: true })).toMatchObject({ namesSymptoms: true });
  expect(await gym.unreadPain()).toMatchObject({ symptoms: [chest] });
  expect(await gym.seenByCoach()).toMatchObject({ otherNotes: [{ rowId: gym.rowId, setNumber: 1, note: chest }] });
  await read();
  expect(await gym.unreadPain()).toBeUndefined();
});

test('so does one whose set the client removes, and one that gives way to another symptom', async () => {
  const set = gym.aSet({ note: chest, loggedAt: at(20) });
  await gym.log(set);
  await correct({ ...set, note: 'Formicolio al braccio', loggedAt: at(30) }, chest);
  expect(await gym.unreadPain()).toMatchObject({ symptoms: ['Formicolio al braccio', chest] });

  await correct({ ...set, isRemoved: true, loggedAt: at(40) }, chest, 'Formicolio al braccio');
  expect((await gym.unreadPain())?.symptoms).toEqual(expect.arrayContaining([chest, 'Formicolio al braccio']));
});

test('a note that goes on with the words of before leaves nothing, and one that a professional has read nothing to read', async () => {
  const set = gym.aSet({ note: chest, loggedAt: at(20) });
  await gym.log(set);
  await correct({ ...set, note: `${chest} a sinistra`, loggedAt: at(30) }, chest);
  expect((await gym.seenByCoach()).otherNotes).toBeUndefined();

  await read();
  await correct({ ...set, note: fine, loggedAt: at(40) }, chest, `${chest} a sinistra`);
  expect((await gym.seenByCoach()).otherNotes).toMatchObject([{ note: `${chest} a sinistra` }]);
  expect(await gym.unreadPain()).toBeUndefined();
});

test('what a professional has read stays and is not new, also when the client wrote something else since', async () => {
  const set = gym.aSet({ note: chest, loggedAt: at(20) });
  await gym.log(set);
  await read();
  await gym.log(gym.aSet({ setNumber: 2, note: 'Capogiri', loggedAt: at(25) }));
  await correct({ ...set, note: fine, loggedAt: at(30) }, chest);

  expect((await gym.seenByCoach()).otherNotes).toMatchObject([{ note: chest }]);
  expect(await gym.unreadPain()).toMatchObject({ newTexts: [fine, 'Capogiri'] });
});

test('a comment with a symptom stays to be read when the client replaces it, also with another symptom', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), chest, 7);
  await comment('Capogiri', chest);
  expect(await gym.unreadPain()).toMatchObject({ symptoms: ['Capogiri', chest] });
  await comment(fine, chest, 'Capogiri');

  expect((await gym.unreadPain())?.symptoms).toEqual(expect.arrayContaining([chest, 'Capogiri']));
  await read();
  expect(await gym.unreadPain()).toBeUndefined();
});

test('the words for pain that was ticked stay with it when the client takes the pain back', async () => {
  await gym.log(gym.aSet());
  await gym.send({ finish: { finishedAt: at(59), effort: 7, comment: 'Ginocchio destro', hasPainAtEnd: true } });
  await gym.send({
    correction: { hasPainAtEnd: false, comment: fine },
    knownTexts: [{ rowId: null, text: 'Ginocchio destro' }],
  });

  expect(await gym.unreadPain()).toMatchObject({ atEnd: null, symptoms: ['Dolore: Ginocchio destro'] });
});

test('the note of an exercise that was skipped because of pain stays when it is skipped for another reason, or done', async () => {
  await skip(skipped('pain', 'Non si piega', at(10)));
  await skip(skipped('time', 'Riunione', at(20)), 'Non si piega');
  expect(await gym.unreadPain()).toMatchObject({ symptoms: ['Dolore: Non si piega'] });

  await skip(skipped(null, '', at(30)), 'Non si piega', 'Riunione');
  expect(await gym.unreadPain()).toMatchObject({ symptoms: ['Dolore: Non si piega'] });
});

test('the note of a workout skipped because of pain stays when it is skipped for another reason', async () => {
  const workoutId = await gym.changeNextWorkout((rows) => rows);
  const skipWhole = (reason: SkipReason, note: string, ...known: string[]) =>
    server.ask(
      trainingRoutes.skip,
      { workoutId, reason, note, knownTexts: known.map((text) => ({ rowId: null, text })) },
      gym.studio.client,
    );
  await skipWhole('pain', 'Non si piega');
  await skipWhole('time', 'Riunione', 'Non si piega');

  const request = { clientIds: [gym.params.clientId] };
  const { unreadPain } = (await server.ask(unreadPainRoutes.ofRecipients, request, gym.studio.admin)).data;
  expect(unreadPain).toMatchObject([{ exercises: [], symptoms: ['Dolore: Non si piega'] }]);
});
