import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import type { SetChange } from '../contract/set.ts';
import { workoutRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { syncOf } from '../example.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let noted: SetChange;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  noted = gym.aSet({ note: 'Formicolio alla mano', loggedAt: '2026-11-18T17:10:00.000Z' });
  await gym.log(noted);
});

const params = () => ({ clientId: gym.studio.ids['clients'] ?? '', completedWorkoutId: gym.id });
const at = (minute: number) => `2026-11-18T17:${minute}:00.000Z`;

/** A professional sends the set in person; their device has shown the note. */
async function sendInPerson(set: SetChange): Promise<void> {
  const { rowId, setNumber, note } = noted;
  const sync = syncOf(null, { startedAt, sets: [set], knownNotes: [{ rowId, setNumber, note }] });
  const { status } = await server.ask(workoutRoutes.sync.client, { ...params(), ...sync }, gym.studio.admin);
  expect(status).toBe(200);
}

async function symptoms(): Promise<string[]> {
  const request = { clientIds: [params().clientId], groupIds: [] };
  const { unreadPain } = (await server.ask(unreadPainRoutes.ofRecipients, request, gym.studio.admin)).data;
  return unreadPain.flatMap((one) => one.symptoms ?? []);
}

async function otherNotes(): Promise<string[]> {
  const { data } = await server.ask(clientWorkoutRoutes.detail.client, params(), gym.studio.admin);
  return (data.completedWorkout.otherNotes ?? []).map(({ note }) => note);
}

test('the symptom of a set that a professional removes in person stays to be read, also when the client logs the set again', async () => {
  await sendInPerson({ ...noted, isRemoved: true, loggedAt: at(12) });
  expect(await symptoms()).toEqual(['Formicolio alla mano']);
  expect(await otherNotes()).toEqual(['Formicolio alla mano']);

  await gym.log(gym.aSet({ loggedAt: at(14) }));

  expect(await symptoms()).toEqual(['Formicolio alla mano']);
});

test('a symptom beside which a professional corrects the numbers is that of the client, and stays when the set is removed afterwards', async () => {
  await sendInPerson({ ...noted, reps: 5, loggedAt: at(12) });
  expect(await symptoms()).toEqual(['Formicolio alla mano']);
  expect(await otherNotes()).toEqual([]);

  await sendInPerson({ ...noted, reps: 5, isRemoved: true, loggedAt: at(13) });

  expect(await symptoms()).toEqual(['Formicolio alla mano']);
});

test('a symptom in whose place a professional writes another note stays to be read', async () => {
  await sendInPerson({ ...noted, note: 'Presa corretta', loggedAt: at(12) });

  expect(await symptoms()).toEqual(['Formicolio alla mano']);
  expect(await otherNotes()).toEqual(['Formicolio alla mano']);
});

test('a symptom that the client takes back stays to be read until somebody has read it', async () => {
  const { rowId, setNumber, note } = noted;
  const removed = { ...noted, isRemoved: true, loggedAt: at(12) };
  await gym.send({ sets: [removed], knownNotes: [{ rowId, setNumber, note }] });

  expect(await symptoms()).toEqual(['Formicolio alla mano']);
  expect(await otherNotes()).toEqual(['Formicolio alla mano']);
});
