import { expect, test, vi } from 'vitest';
import { ApiError } from '#shell/web/api/api-error.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from '../local-store/begin.ts';
import { changeSet, finish, logSet, removeSet, skipRow, retryRejected } from '../local-store/log.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { loggedSets, pendingCount } from '../local-store/local-workout-store.ts';
import { pushPending } from './sync.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';

const [bench, raise] = exampleCompletedWorkout.rows.map(({ id }) => id);
const rowId = bench ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };

test('60 sets logged without a connection, a skipped row and the end arrive in one request, each once', async () => {
  const server = fakeSyncServer();
  const store = running();
  server.setNetwork('offline');
  for (const row of [rowId, raise ?? ''])
    for (let setNumber = 1; setNumber <= 30; setNumber++) logSet(store, { rowId: row, setNumber }, eighty);
  skipRow(store, exampleCompletedWorkout.rows[3]?.id ?? '', { reason: 'pain', note: 'Spalla' });
  finish(store, { effort: 7, comment: 'Dura.' });
  expect(await pushPending(store, server.api)).toBe('retry');
  expect(pendingCount(store.read())).toBe(60);

  server.setNetwork('online');
  expect(await pushPending(store, server.api)).toBe('done');

  expect(server.requests).toHaveLength(1);
  expect(server.sets()).toHaveLength(60);
  expect(server.workout()).toMatchObject({ effort: 7, comment: 'Dura.', rowChanges: [{ skipReason: 'pain' }] });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a set whose response was lost is sent again and stored once', async () => {
  const server = fakeSyncServer();
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  logSet(store, { rowId, setNumber: 2 }, eighty);
  server.setNetwork('response-lost');
  await pushPending(store, server.api);
  expect(server.sets()).toHaveLength(2);
  expect(pendingCount(store.read())).toBe(1);

  server.setNetwork('online');
  await pushPending(store, server.api);

  expect(server.sets()).toHaveLength(2);
  expect(pendingCount(store.read())).toBe(0);
});

test('after a reload the sets are still stored, and are sent', async () => {
  const server = fakeSyncServer();
  logSet(running(), { rowId, setNumber: 1 }, eighty);

  const reloaded = createLocalWorkoutStore(giulia);
  await pushPending(reloaded, server.api);

  expect(loggedSets(reloaded.read())).toMatchObject([eighty]);
  expect(server.sets()).toMatchObject([eighty]);
});

test('a workout begun on another phone continues there, with the sets of both', async () => {
  const server = fakeSyncServer();
  server.beginElsewhere(exampleCompletedWorkout.sets.slice(0, 2));
  const store = running();
  logSet(store, { rowId, setNumber: 3 }, eighty);

  await pushPending(store, server.api);

  expect(store.read().begun?.id).toBe(exampleCompletedWorkout.id);
  expect(server.sets()).toHaveLength(3);
});

test('82.5 kg logged later on another phone are shown here, under the id of the server', async () => {
  const server = fakeSyncServer();
  const [first] = exampleCompletedWorkout.sets;
  if (!first) throw new Error('the example has no sets');
  server.beginElsewhere([{ ...first, weightKg: 82.5, loggedAt: new Date(Date.now() + 60_000).toISOString() }]);
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);

  await pushPending(store, server.api);

  const otherVersion = { weightKg: 80, reps: 8 };
  expect(store.read().sets).toMatchObject([{ state: 'synced', set: { id: first.id, weightKg: 82.5 }, otherVersion }]);
});

test('80 kg whose response was lost and 85 kg after them are of this phone: beside them is the set of the other phone', async () => {
  const server = fakeSyncServer();
  const [first] = exampleCompletedWorkout.sets;
  if (!first) throw new Error('the example has no sets');
  server.beginElsewhere([{ ...first, weightKg: 60 }]);
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  server.setNetwork('response-lost');
  await pushPending(store, server.api);
  for (const set of loggedSets(store.read())) changeSet(store, set, { ...eighty, weightKg: 85 });

  server.setNetwork('online');
  await pushPending(store, server.api);

  expect(store.read().sets).toMatchObject([{ state: 'synced', set: { weightKg: 85 }, otherVersion: { weightKg: 60 } }]);
  expect(store.read().sets[0]).not.toHaveProperty('attemptedAt');
});

test('82.5 kg logged while 80 kg are being sent are sent too', async () => {
  const server = fakeSyncServer();
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  const correctMeanwhile: typeof server.api.sync = async (request) => {
    const [set] = loggedSets(store.read());
    if (set && server.requests.length === 0) changeSet(store, set, { ...eighty, weightKg: 82.5 });
    return server.api.sync(request);
  };

  await pushPending(store, { ...server.api, sync: correctMeanwhile });

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
  expect(store.read().sets).toMatchObject([{ state: 'synced', set: { weightKg: 82.5 } }]);
});

test('a removed set is deleted on phone and server, also when the response to it was lost', async () => {
  const server = fakeSyncServer();
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  logSet(store, { rowId, setNumber: 2 }, eighty);
  server.setNetwork('response-lost');
  await pushPending(store, server.api);
  for (const set of loggedSets(store.read())) removeSet(store, set);
  expect(loggedSets(store.read())).toEqual([]);

  server.setNetwork('online');
  await pushPending(store, server.api);

  expect(server.sets()).toEqual([]);
  expect(store.read().sets).toEqual([]);
});

test('of five sets the two rejected ones stay with the message of the server, and the others arrive with the next request', async () => {
  const server = fakeSyncServer();
  const store = running();
  for (const [index, weightKg] of [80, -500, 80, 4000, 80].entries())
    logSet(store, { rowId, setNumber: index + 1 }, { ...eighty, weightKg });

  await pushPending(store, server.api);

  expect(server.sets().map(({ setNumber }) => setNumber)).toEqual([1, 3, 5]);
  const rejected = store.read().sets.filter(({ state }) => state === 'rejected');
  expect(rejected.map(({ set }) => set.weightKg)).toEqual([-500, 4000]);
  expect(rejected.every(({ rejection }) => rejection)).toBe(true);
});

test('a rejected set is sent again when it was corrected', async () => {
  const server = fakeSyncServer();
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, { ...eighty, weightKg: 4000 });
  await pushPending(store, server.api);
  const [rejected] = store.read().sets;
  if (!rejected) throw new Error('nothing was rejected');

  changeSet(store, rejected.set, eighty);
  await pushPending(store, server.api);

  expect(server.sets()).toMatchObject([{ weightKg: 80 }]);
});

test('when the error does not name which of 301 sets is too many, 300 arrive and one stays as rejected', async () => {
  const server = fakeSyncServer();
  const rows = Array.from({ length: 7 }, () => crypto.randomUUID());
  const store = running(withRows(rows));
  for (let index = 0; index < 300; index++)
    logSet(store, { rowId: rows[Math.floor(index / 50)] ?? '', setNumber: (index % 50) + 1 }, eighty);
  await pushPending(store, server.api);
  expect(server.sets()).toHaveLength(300);

  logSet(store, { rowId: rows[6] ?? '', setNumber: 1 }, eighty);
  await pushPending(store, server.api);

  expect(server.sets()).toHaveLength(300);
  expect(store.read().sets.filter(({ state }) => state === 'rejected')).toMatchObject([{ rejection: 'Troppe serie.' }]);
});

test('a start or an end that is rejected without a message is not sent again and again', async () => {
  const server = fakeSyncServer();
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, { ...server.api, sync: failWith(404) });
  expect(store.read()).toMatchObject({ begun: { rejection: '' }, sets: [{ state: 'pending' }] });

  retryRejected(store);
  await pushPending(store, server.api);
  finish(store, { effort: 7, comment: '' });
  await pushPending(store, { ...server.api, sync: failWith(422) });
  expect(store.read()).toMatchObject({ finish: { rejection: '', isSynced: false }, sets: [{ state: 'synced' }] });

  retryRejected(store);
  await pushPending(store, server.api);
  expect(server.workout()).toMatchObject({ effort: 7 });
});

test('when the server has lost the workout, it is sent again as it was shown', async () => {
  const first = fakeSyncServer();
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, first.api);
  const restored = fakeSyncServer();
  logSet(store, { rowId, setNumber: 2 }, eighty);

  await pushPending(store, restored.api);

  expect(restored.sets()).toMatchObject([{ setNumber: 2 }]);
  expect(store.read().begun?.rejection).toBeUndefined();
});

test('after a server error the request is repeated, and nothing is rejected', async () => {
  const server = fakeSyncServer();
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  server.setNetwork('server-error');

  expect(await pushPending(store, server.api)).toBe('retry');
  expect(store.read().sets).toMatchObject([{ state: 'pending' }]);
});

test('a workout that was opened and left is not stored on the server', async () => {
  const server = fakeSyncServer();

  await pushPending(running(), server.api);

  expect(server.requests).toEqual([]);
});

test('the next user of this device neither sees nor sends the sets of the one before', async () => {
  const server = fakeSyncServer();
  logSet(running(), { rowId, setNumber: 1 }, eighty);

  for (const other of [
    createLocalWorkoutStore({ ...giulia, clientId: 'luca' }),
    createLocalWorkoutStore({ ...giulia, byMembershipId: 'coach' }),
  ]) {
    await pushPending(other, server.api);
    expect(other.read().sets).toEqual([]);
  }

  expect(server.requests).toEqual([]);
});

test('with full storage, a set stays in memory until it is sent, with a warning', async () => {
  const server = fakeSyncServer();
  const store = running();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  logSet(store, { rowId, setNumber: 1 }, eighty);
  full.mockRestore();
  expect(store.read()).toMatchObject({ isInMemoryOnly: true, sets: [{ state: 'pending' }] });

  await pushPending(store, server.api);

  expect(server.sets()).toHaveLength(1);
  expect(store.read().isInMemoryOnly).toBe(false);
});

function running(opened = exampleOpened): LocalWorkoutStore {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, opened, Date.now());
  begin(store);
  return store;
}

function withRows(ids: readonly string[]) {
  const [row] = exampleCompletedWorkout.rows;
  if (!row) throw new Error('the example has no rows');
  return { ...exampleOpened, prescription: { ...exampleOpened.prescription, rows: ids.map((id) => ({ ...row, id })) } };
}

function failWith(status: number) {
  return () => Promise.reject(new ApiError({ status, code: '', message: '' }));
}
