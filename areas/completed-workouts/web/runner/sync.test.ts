import { expect, test, vi } from 'vitest';
import { ApiError } from '#shell/web/api/api-error.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { begin, changeSet, finish, logSet, removeSet, skipRow, tryAgain } from './actions.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from './local-workout-store.ts';
import { loggedSets, pendingCount } from './set-order.ts';
import { pushPending } from './sync.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleOpened, giulia } from './testing/opened.ts';

const [bench, raise] = exampleCompletedWorkout.rows.map(({ id }) => id);
const rowId = bench ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };

test('60 sets logged without a network, a row that was skipped and the end arrive in one call, each once', async () => {
  const server = fakeSyncServer();
  const queue = running();
  server.be('no-network');
  for (const row of [rowId, raise ?? ''])
    for (let setNumber = 1; setNumber <= 30; setNumber++) logSet(queue, { rowId: row, setNumber }, eighty);
  skipRow(queue, exampleCompletedWorkout.rows[3]?.id ?? '', { reason: 'pain', note: 'Spalla' });
  finish(queue, { effort: 7, comment: 'Dura.' });
  expect(await pushPending(queue, server.api)).toBe('later');
  expect(pendingCount(queue.read())).toBe(60);

  server.be('fine');
  expect(await pushPending(queue, server.api)).toBe('sent');

  expect(server.asked).toHaveLength(1);
  expect(server.sets()).toHaveLength(60);
  expect(server.workout()).toMatchObject({ effort: 7, comment: 'Dura.', rowChanges: [{ skipReason: 'pain' }] });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a set that arrived while its answer was lost is sent again and still is one set', async () => {
  const server = fakeSyncServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await pushPending(queue, server.api);
  logSet(queue, { rowId, setNumber: 2 }, eighty);
  server.be('answers-lost');
  await pushPending(queue, server.api);
  expect(server.sets()).toHaveLength(2);
  expect(pendingCount(queue.read())).toBe(1);

  server.be('fine');
  await pushPending(queue, server.api);

  expect(server.sets()).toHaveLength(2);
  expect(pendingCount(queue.read())).toBe(0);
});

test('after a reload the sets are still there, and go', async () => {
  const server = fakeSyncServer();
  logSet(running(), { rowId, setNumber: 1 }, eighty);

  const reloaded = createLocalWorkoutStore(giulia);
  await pushPending(reloaded, server.api);

  expect(loggedSets(reloaded.read())).toMatchObject([eighty]);
  expect(server.sets()).toMatchObject([eighty]);
});

test('a workout begun on another phone goes on there, with the sets of both', async () => {
  const server = fakeSyncServer();
  server.beginElsewhere(exampleCompletedWorkout.sets.slice(0, 2));
  const queue = running();
  logSet(queue, { rowId, setNumber: 3 }, eighty);

  await pushPending(queue, server.api);

  expect(queue.read().begun?.id).toBe(exampleCompletedWorkout.id);
  expect(server.sets()).toHaveLength(3);
});

test('82.5 kg logged later on another phone show here, under the id the server has', async () => {
  const server = fakeSyncServer();
  const [first] = exampleCompletedWorkout.sets;
  if (!first) throw new Error('the example has no sets');
  server.beginElsewhere([{ ...first, weightKg: 82.5, loggedAt: new Date(Date.now() + 60_000).toISOString() }]);
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);

  await pushPending(queue, server.api);

  expect(queue.read().sets).toMatchObject([{ state: 'sent', set: { id: first.id, weightKg: 82.5 } }]);
});

test('82.5 kg written while 80 kg are on their way are sent too', async () => {
  const server = fakeSyncServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  const corrects: typeof server.api.sync = async (asked) => {
    const [set] = loggedSets(queue.read());
    if (set && server.asked.length === 0) changeSet(queue, set, { ...eighty, weightKg: 82.5 });
    return server.api.sync(asked);
  };

  await pushPending(queue, { ...server.api, sync: corrects });

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
  expect(queue.read().sets).toMatchObject([{ state: 'sent', set: { weightKg: 82.5 } }]);
});

test('a removed set is gone on both sides, also when nobody knows whether it had arrived', async () => {
  const server = fakeSyncServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await pushPending(queue, server.api);
  logSet(queue, { rowId, setNumber: 2 }, eighty);
  server.be('answers-lost');
  await pushPending(queue, server.api);
  for (const set of loggedSets(queue.read())) removeSet(queue, set);
  expect(loggedSets(queue.read())).toEqual([]);

  server.be('fine');
  await pushPending(queue, server.api);

  expect(server.sets()).toEqual([]);
  expect(queue.read().sets).toEqual([]);
});

test('of five sets the two the server refuses stay in sight with its sentence; the others arrive with the next call', async () => {
  const server = fakeSyncServer();
  const queue = running();
  for (const [index, weightKg] of [80, -5, 80, 4000, 80].entries())
    logSet(queue, { rowId, setNumber: index + 1 }, { ...eighty, weightKg });

  await pushPending(queue, server.api);

  expect(server.sets().map(({ setNumber }) => setNumber)).toEqual([1, 3, 5]);
  const refused = queue.read().sets.filter(({ state }) => state === 'refused');
  expect(refused.map(({ set }) => set.weightKg)).toEqual([-5, 4000]);
  expect(refused.every(({ rejection }) => rejection)).toBe(true);
});

test('a refused set that is corrected goes', async () => {
  const server = fakeSyncServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, { ...eighty, weightKg: 4000 });
  await pushPending(queue, server.api);
  const [refused] = queue.read().sets;
  if (!refused) throw new Error('nothing was refused');

  changeSet(queue, refused.set, eighty);
  await pushPending(queue, server.api);

  expect(server.sets()).toMatchObject([{ weightKg: 80 }]);
});

test('when the server does not say which of 301 sets is one too many, 300 arrive and one stays in sight', async () => {
  const server = fakeSyncServer();
  const rows = Array.from({ length: 7 }, () => crypto.randomUUID());
  const queue = running(withRows(rows));
  for (let index = 0; index < 300; index++)
    logSet(queue, { rowId: rows[Math.floor(index / 50)] ?? '', setNumber: (index % 50) + 1 }, eighty);
  await pushPending(queue, server.api);
  expect(server.sets()).toHaveLength(300);

  logSet(queue, { rowId: rows[6] ?? '', setNumber: 1 }, eighty);
  await pushPending(queue, server.api);

  expect(server.sets()).toHaveLength(300);
  expect(queue.read().sets.filter(({ state }) => state === 'refused')).toMatchObject([{ rejection: 'Troppe serie.' }]);
});

test('a start or an end refused without a word is not asked for over and over', async () => {
  const server = fakeSyncServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await pushPending(queue, { ...server.api, sync: refusing(404) });
  expect(queue.read()).toMatchObject({ begun: { rejection: '' }, sets: [{ state: 'waiting' }] });

  tryAgain(queue);
  await pushPending(queue, server.api);
  finish(queue, { effort: 7, comment: '' });
  await pushPending(queue, { ...server.api, sync: refusing(422) });
  expect(queue.read()).toMatchObject({ finish: { rejection: '', isSent: false }, sets: [{ state: 'sent' }] });

  tryAgain(queue);
  await pushPending(queue, server.api);
  expect(server.workout()).toMatchObject({ effort: 7 });
});

test('a server that has lost the workout gets it again as it was shown', async () => {
  const first = fakeSyncServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await pushPending(queue, first.api);
  const restored = fakeSyncServer();
  logSet(queue, { rowId, setNumber: 2 }, eighty);

  await pushPending(queue, restored.api);

  expect(restored.sets()).toMatchObject([{ setNumber: 2 }]);
  expect(queue.read().begun?.rejection).toBeUndefined();
});

test('a server in trouble is asked again: nothing is refused', async () => {
  const server = fakeSyncServer();
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  server.be('trouble');

  expect(await pushPending(queue, server.api)).toBe('later');
  expect(queue.read().sets).toMatchObject([{ state: 'waiting' }]);
});

test('a workout opened and left leaves no trace on the server', async () => {
  const server = fakeSyncServer();

  await pushPending(running(), server.api);

  expect(server.asked).toEqual([]);
});

test('who logs in next on this device neither sees nor sends the sets of the one before', async () => {
  const server = fakeSyncServer();
  logSet(running(), { rowId, setNumber: 1 }, eighty);

  for (const other of [
    createLocalWorkoutStore({ ...giulia, clientId: 'luca' }),
    createLocalWorkoutStore({ ...giulia, byMembershipId: 'coach' }),
  ]) {
    await pushPending(other, server.api);
    expect(other.read().sets).toEqual([]);
  }

  expect(server.asked).toEqual([]);
});

test('a phone without room for it keeps a set on the page until it is sent, and says so', async () => {
  const server = fakeSyncServer();
  const queue = running();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  full.mockRestore();
  expect(queue.read()).toMatchObject({ isOnThisPageOnly: true, sets: [{ state: 'waiting' }] });

  await pushPending(queue, server.api);

  expect(server.sets()).toHaveLength(1);
  expect(queue.read().isOnThisPageOnly).toBe(false);
});

function running(opened = exampleOpened): LocalWorkoutStore {
  const queue = createLocalWorkoutStore(giulia);
  applyServerWorkout(queue, opened, Date.now());
  begin(queue);
  return queue;
}

function withRows(ids: readonly string[]) {
  const [row] = exampleCompletedWorkout.rows;
  if (!row) throw new Error('the example has no rows');
  return { ...exampleOpened, prescription: { ...exampleOpened.prescription, rows: ids.map((id) => ({ ...row, id })) } };
}

function refusing(status: number) {
  return () => Promise.reject(new ApiError({ status, code: '', message: '' }));
}
