import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { addToCoach } from '#database/testing/coach.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { commentRoutes } from '../contract/comments.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';
import { startedAt } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const at = (minute: number) => `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
  await addToCoach(server, gym.studio, gym.params.clientId);
});

const stopWithPain = (skipNote = 'Dolore al petto', minute = 20) =>
  gym.send({
    sets: [],
    rowChanges: [
      { rowId: gym.rowId, skipReason: 'pain', skipNote, exerciseId: null, exerciseName: '', changedAt: at(minute) },
    ],
  });

/** Opens the workout, which reads its feedback. */
async function read(reader: string): Promise<void> {
  const { newFeedbackAt } = await gym.seenByCoach();
  await server.ask(commentRoutes.markRead.client, { ...gym.params, until: newFeedbackAt ?? at(0) }, reader);
}

/** Where a professional has the unfinished workout to read. */
async function unreadOf(reader: string) {
  const begunIn = async (filters: object) =>
    (await server.ask(completedWorkoutRoutes.list, filters, reader)).data.begun?.some(({ id }) => id === gym.id);
  const { clients } = (await server.ask(clientRoutes.list, {}, reader)).data;
  return {
    isAtHome: await begunIn({ unread: true, pain: true }),
    isOnClientPage: (await gym.unreadPain(reader)) !== undefined,
    isMarkedInClients: clients.find(({ id }) => id === gym.params.clientId)?.hasUnreadPain,
  };
}

const unread = { isAtHome: true, isOnClientPage: true, isMarkedInClients: true };
const nothing = { isAtHome: false, isOnClientPage: false, isMarkedInClients: false };

test('pain of a workout that is not finished is to be read at once, with the start of the workout', async () => {
  expect(await unreadOf(gym.studio.admin)).toEqual(nothing);
  await stopWithPain();

  expect(await unreadOf(gym.studio.admin)).toEqual(unread);
  expect(await gym.unreadPain()).toMatchObject({
    finishedOn: null,
    startedAt,
    exercises: [{ note: 'Dolore al petto' }],
  });
});

test('so is a symptom in the note of a set', async () => {
  await gym.log(gym.aSet({ note: 'Mi gira la testa' }));

  expect(await unreadOf(gym.studio.admin)).toEqual(unread);
  expect(await gym.unreadPain()).toMatchObject({ finishedOn: null, symptoms: ['Mi gira la testa'] });
});

test('each professional reads it, and more pain is to be read again', async () => {
  await stopWithPain();
  await read(gym.studio.coach);
  expect(await unreadOf(gym.studio.coach)).toEqual(nothing);
  expect(await unreadOf(gym.studio.admin)).toEqual(unread);
  expect((await gym.seenByCoach()).painReaders).toHaveLength(1);

  await gym.log(gym.aSet({ note: 'Ancora capogiri', loggedAt: at(30) }));
  expect(await unreadOf(gym.studio.coach)).toEqual(unread);
});

test('pain that was read stays read once the workout is finished without more feedback', async () => {
  await gym.log(gym.aSet());
  await stopWithPain();
  await read(gym.studio.admin);
  await gym.finishAt(at(50));

  expect(await gym.unreadPain()).toBeUndefined();
  expect(await gym.cardOf({ unread: true })).toBeUndefined();
  expect(await gym.cardOf({ pain: true })).toMatchObject({ hasPain: true });
});

test('the filter of pain lists unfinished workouts with pain, read or not, also with the note of a skip that was taken back', async () => {
  const begun = async () =>
    (await server.ask(completedWorkoutRoutes.list, { pain: true }, gym.studio.admin)).data.begun?.map(({ id }) => id);
  expect(await begun()).toEqual([]);
  await stopWithPain();
  await read(gym.studio.admin);
  expect(await begun()).toEqual([gym.id]);

  const taken = { rowId: gym.rowId, skipReason: null, skipNote: '', exerciseId: null, exerciseName: '' };
  const knownTexts = [{ rowId: gym.rowId, text: 'Dolore al petto' }];
  await gym.send({ sets: [], rowChanges: [{ ...taken, changedAt: at(40) }], knownTexts });
  expect(await begun()).toEqual([gym.id]);
  expect(await gym.unreadPain()).toBeUndefined();
});
