import 'fake-indexeddb/auto';
import { clear, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { readCached } from '#shell/web/api/cached-query.ts';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import { cachedTraining, workoutDetailFromCache } from '../sync/cached-training.ts';
import { pushPending } from '../sync/sync.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import storageJson from '../testing/first-release-storage.json?raw';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { discardRejected } from './log.ts';

/**
 * `first-release-storage.json` contains the storage of a device with the first release: a workout with one set that is
 * synced, one removed, one pending and one rejected for its 2,000 kg, with a skipped and a swapped row, a picture and a
 * removed one; the same workout logged in person and finished without a connection; and the cached training.
 */
const stored: { entries: Record<string, unknown>; responses: Record<string, unknown> } = JSON.parse(storageJson);
/** The prescription of the example as the first release knew it, without warm-ups. */
const prescription = {
  ...exampleOpened.prescription,
  rows: exampleOpened.prescription.rows.map(({ warmUp: _, ...row }) => row),
};
const inPerson = { ...giulia, byMembershipId: 'marco' };
const [bench = '', press = '', flies = '', triceps = ''] = exampleCompletedWorkout.rows.map(({ id }) => id);
const mirror = createIndexedDbStore('forma-workouts', 'strict');

beforeEach(async () => {
  vi.resetModules();
  await clear(mirror);
});

test('every entry of the first release is read under the current names', async () => {
  writeToLocalStorage();

  const workout = (await openPage()).createLocalWorkoutStore(giulia).read();

  expect(workout.sets).toMatchObject([
    { set: { rowId: bench, setNumber: 1, weightKg: 80, reps: 8 }, state: 'synced', syncedAt: 1795197780000 },
    { set: { rowId: bench, setNumber: 2, reps: 7 }, state: 'removed' },
    { set: { rowId: bench, setNumber: 3, reps: 6, note: 'Spalla' }, state: 'pending' },
    { set: { rowId: press, setNumber: 1, weightKg: 2000 }, state: 'rejected', rejection: expect.any(String) },
  ]);
  expect(workout.rowChanges).toMatchObject([
    { rowId: flies, exerciseName: 'Croci ai cavi', state: 'pending' },
    { rowId: triceps, skipReason: 'pain', skipNote: 'Spalla', state: 'pending' },
  ]);
  expect(workout.media).toMatchObject([{ rowId: bench, setNumber: 1, name: 'panca.jpg', state: 'pending' }]);
  expect(workout.removedMediumIds).toHaveLength(1);
  expect(workout).toMatchObject({
    begun: { startedAt: '2026-11-20T18:00:00.000Z', syncedAt: 1795197780000 },
    rest: { seconds: 90 },
    clockAheadSeconds: 3600,
    prescribed: {
      signed: { prescription, signature: 'signed' },
      history: [{ oneRepMaxKg: 101.5, performances: [{ finishedAt: '2026-11-13T18:00:00.000Z' }] }],
      fetchedAt: 1795197600000,
    },
  });
});

test('entries that localStorage lost are restored from the mirror of the first release', async () => {
  await writeToMirror();

  const page = await openPage();
  await page.restoreEntries();

  const { sets, rowChanges, prescribed } = page.createLocalWorkoutStore(giulia).read();
  expect(sets.map(({ state }) => state)).toEqual(['synced', 'removed', 'pending', 'rejected']);
  expect(rowChanges).toHaveLength(2);
  expect(prescribed?.signed.signature).toBe('signed');
});

test('a workout that was finished without a connection in the first release is sent, with its prescription', async () => {
  writeToLocalStorage();
  const server = fakeSyncServer();
  const page = await openPage();

  expect(await pushPending(page.createLocalWorkoutStore(inPerson), server.api)).toBe('done');

  expect(server.requests).toMatchObject([{ signed: { signature: 'signed' }, sets: [{ reps: 8 }] }]);
  expect(server.workout()).toMatchObject({ effort: 7, comment: 'Dura.', finishedAt: '2026-11-20T18:09:00.001Z' });
  expect(Object.keys(localStorage).filter((key) => key.includes('marco@'))).toEqual([]);
});

test('pending sets and removals are sent, and rejected sets wait for the user', async () => {
  writeToLocalStorage();
  const server = fakeSyncServer();
  const store = (await openPage()).createLocalWorkoutStore(giulia);

  expect(await pushPending(store, server.api)).toBe('done');

  expect(server.requests.at(-1)?.sets).toMatchObject([
    { setNumber: 2, isRemoved: true },
    { setNumber: 3, isRemoved: false },
  ]);
  expect(server.requests.at(-1)?.rowChanges).toHaveLength(2);
  expect(store.read().sets.filter(({ state }) => state === 'rejected')).toHaveLength(1);
  discardRejected(store, store.read().media);
  expect(store.read().sets.map(({ state }) => state)).toEqual(['synced', 'synced']);
});

test('a workout opens offline from the training that the first release cached', async () => {
  const responses = createIndexedDbStore('forma-answers');
  for (const [key, response] of Object.entries(stored.responses)) await set(key, response, responses);

  const opened = await workoutDetailFromCache(giulia);
  const cached = await readCached(giulia.clientId, cachedTraining);

  expect(opened?.detail).toMatchObject({
    prescription,
    signature: 'signed',
    history: [{ performances: [{ sets: [{ weightKg: 77.5 }] }] }],
  });
  expect(cached?.response.training.today.coachName).toBe('Marco Riva');
  expect(opened?.fetchedAt).toBe(cached?.fetchedAt);
});

function writeToLocalStorage(): void {
  for (const [key, entry] of Object.entries(stored.entries))
    localStorage.setItem(`workout.${key}`, JSON.stringify(entry));
}

async function writeToMirror(): Promise<void> {
  for (const [key, entry] of Object.entries(stored.entries)) await set(key, JSON.stringify(entry), mirror);
}

/** Imports the modules anew, as a page that is opened again does. */
async function openPage() {
  const { createLocalWorkoutStore } = await import('./local-workout-store.ts');
  const { restoreEntries } = await import('./entry-store.ts');
  return { createLocalWorkoutStore, restoreEntries };
}
