import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { SetChange } from '../contract/set.ts';
import { commentRoutes } from '../contract/comments.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const at = (minute: number) => `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`;
const chest = 'Dolore al petto';

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
/** Corrects a set of which the phone had shown these notes. */
const correct = (set: SetChange, ...notes: string[]) =>
  gym.send({ sets: [set], knownNotes: notes.map((note) => ({ rowId: set.rowId, setNumber: set.setNumber, note })) });
const otherNotes = async () => (await gym.seenByCoach()).otherNotes;
const chestOfFirstSet = () => [{ rowId: gym.rowId, setNumber: 1, note: chest }];

test('a note of a set that arrives late and gives way to that of another phone is to be read, once however often it is sent', async () => {
  await gym.log(gym.aSet({ note: 'Tutto bene', loggedAt: at(30) }));
  await read();
  const late = gym.aSet({ note: chest, loggedAt: at(20) });
  await gym.log(late);

  expect(await otherNotes()).toEqual(chestOfFirstSet());
  expect(await gym.unreadPain()).toMatchObject({ symptoms: [chest] });
  await read();
  await gym.log(late);
  expect(await gym.unreadPain()).toBeUndefined();
  expect(await otherNotes()).toEqual(chestOfFirstSet());
});

test('a note of a set that another phone replaces without having shown it stays to be read', async () => {
  await gym.log(gym.aSet({ note: chest, loggedAt: at(20) }));
  await gym.log(gym.aSet({ note: 'Tutto bene', loggedAt: at(30) }));

  expect(await otherNotes()).toEqual(chestOfFirstSet());
  expect(await gym.unreadPain()).toMatchObject({ symptoms: [chest] });
});

test('a note that the client corrects leaves nothing, also when a response was lost and the phone sends again', async () => {
  const set = gym.aSet({ note: 'Pesante', loggedAt: at(20) });
  await gym.log(set);
  await correct({ ...set, note: 'Tutto bene', loggedAt: at(30) }, 'Pesante');
  await gym.log(set);
  expect(await otherNotes()).toBeUndefined();

  const unanswered = gym.aSet({ setNumber: 2, note: 'Pesante', loggedAt: at(31) });
  await gym.log(unanswered);
  const attempts = [{ rowId: gym.rowId, setNumber: 2, loggedAt: at(31) }];
  await gym.send({ sets: [{ ...unanswered, id: newId(), note: 'Tutto bene', loggedAt: at(32) }], attempts });
  expect(await otherNotes()).toBeUndefined();
});

test('a note that the client takes up again is no other version any more', async () => {
  const set = gym.aSet({ note: 'Tutto bene', loggedAt: at(30) });
  await gym.log(set);
  await gym.log(gym.aSet({ note: chest, loggedAt: at(20) }));
  await correct({ ...set, note: chest, loggedAt: at(40) }, 'Tutto bene');

  expect(await otherNotes()).toBeUndefined();
});

test('a note of another phone stays when a phone that has not shown it corrects or removes the same set', async () => {
  const set = gym.aSet({ loggedAt: at(10) });
  await gym.log(set);
  await gym.log({ ...set, note: chest, loggedAt: at(20) });
  await correct({ ...set, reps: 9, loggedAt: at(30) });
  expect(await otherNotes()).toEqual(chestOfFirstSet());

  const second = { ...set, id: newId(), setNumber: 2 };
  await gym.log({ ...second, note: 'Formicolio', loggedAt: at(20) });
  await correct({ ...second, isRemoved: true, loggedAt: at(30) });
  expect(await otherNotes()).toContainEqual({ rowId: gym.rowId, setNumber: 2, note: 'Formicolio' });
});

test('a note of which a phone of an earlier release does not tell whether it was shown stays', async () => {
  const set = gym.aSet({ note: chest, loggedAt: at(20) });
  await gym.log(set);
  await gym.log({ ...set, note: '', loggedAt: at(30) });

  expect(await otherNotes()).toEqual(chestOfFirstSet());
  expect(await gym.unreadPain()).toMatchObject({ symptoms: [chest] });
});

test('a note that arrives after its set was removed on another phone is to be read', async () => {
  const set = gym.aSet({ loggedAt: at(10) });
  await gym.log(set);
  await correct({ ...set, isRemoved: true, loggedAt: at(30) });
  await gym.log({ ...set, note: chest, loggedAt: at(20) });

  expect(await otherNotes()).toEqual(chestOfFirstSet());
  expect(await gym.unreadPain()).toMatchObject({ symptoms: [chest] });
});

test('a note that the phone has replaced or removed meanwhile is no other version when its request arrives late', async () => {
  const set = gym.aSet({ note: chest, loggedAt: at(20) });
  await correct({ ...set, note: 'Tutto bene', loggedAt: at(30) }, chest);
  await gym.log(set);
  const second = gym.aSet({ setNumber: 2, note: chest, loggedAt: at(20) });
  await gym.log({ ...second, note: '', loggedAt: at(10) });
  await correct({ ...second, isRemoved: true, loggedAt: at(30) }, chest);
  await gym.log(second);

  expect(await otherNotes()).toBeUndefined();
});
