import { afterEach, expect, test, vi } from 'vitest';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from '../local-store/begin.ts';
import { changeSet, logSet, removeSet, skipRow } from '../local-store/log.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { loggedSets, pendingCount } from '../local-store/local-workout-store.ts';
import { pushPending } from './sync.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from '../testing/opened.ts';

const { rows, sets, startedAt, id } = exampleCompletedWorkout;
const begunThere = { ...exampleOpened, begun: exampleBegun };
const eighty = { weightKg: 80, reps: 8, rir: 2 };
const [rowId, otherRowId] = [rows[0]?.id ?? '', rows[1]?.id ?? ''];
const later = () => Date.now() + 1000;

afterEach(() => vi.useRealTimers());

test('a workout begun on another phone opens here with its ten sets', () => {
  const store = createLocalWorkoutStore(giulia);

  applyServerWorkout(store, begunThere, later());

  expect(store.read().begun).toMatchObject({ id, startedAt });
  expect(loggedSets(store.read())).toHaveLength(10);
  expect(pendingCount(store.read())).toBe(0);
});

test('a pending set is added to the ten of the server and stays pending', () => {
  const store = createLocalWorkoutStore(giulia);
  begin(store);
  logSet(store, { rowId, setNumber: 5 }, eighty);

  applyServerWorkout(store, begunThere, later());

  expect(loggedSets(store.read())).toHaveLength(11);
  expect(pendingCount(store.read())).toBe(1);
});

test('82.5 kg corrected on another phone are shown here, and a set removed there is deleted', () => {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, begunThere, Date.now());
  const [first] = sets;
  if (!first) throw new Error('the example has no sets');
  const corrected = { ...first, weightKg: 82.5, loggedAt: '2026-11-18T18:20:00.000Z' };

  applyServerWorkout(store, { ...exampleOpened, begun: { ...exampleBegun, sets: [corrected] } }, later());

  expect(loggedSets(store.read())).toMatchObject([{ id: first.id, weightKg: 82.5 }]);
  const otherVersion = { weightKg: first.weightKg, reps: first.reps };
  expect(store.findSet(first)).toMatchObject({ otherVersion });

  applyServerWorkout(store, { ...exampleOpened, begun: { ...exampleBegun, sets: [corrected] } }, later() + 1000);
  expect(store.findSet(first)).toMatchObject({ otherVersion });
});

test('a set that the coach logged shows their name', () => {
  const store = createLocalWorkoutStore(giulia);

  applyServerWorkout(
    store,
    { ...exampleOpened, begun: { ...exampleBegun, sets: sets.slice(0, 1).map(byCoach) } },
    later(),
  );

  expect(store.read().sets).toMatchObject([{ author: 'Marco Riva' }]);
});

test('changes and removals on this device are not undone by the response of the server', () => {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, begunThere, Date.now());
  const [first, second] = loggedSets(store.read());
  if (!first || !second) throw new Error('the example has no sets');
  changeSet(store, first, { ...eighty, weightKg: 82.5 });
  removeSet(store, second);

  applyServerWorkout(store, begunThere, later());

  expect(loggedSets(store.read())).toHaveLength(9);
  expect(store.findSet(first)).toMatchObject({ state: 'pending', set: { weightKg: 82.5 } });
});

test('a response that was requested before a set was sent does not delete the set', async () => {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now() - 1000);
  const requestedAt = Date.now() - 1;
  begin(store);
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);

  const begun = { ...exampleBegun, id: store.read().begun?.id ?? '', sets: [] };
  applyServerWorkout(store, { ...exampleOpened, begun }, requestedAt);

  expect(loggedSets(store.read())).toHaveLength(1);
});

test('after the workout was finished on another phone, pending sets are still sent, and the workout is then deleted', async () => {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  server.finishElsewhere('2026-11-18T18:24:00.000Z');
  logSet(store, { rowId, setNumber: 2 }, eighty);

  applyServerWorkout(store, exampleOpened, later());
  await pushPending(store, server.api);

  expect(server.sets()).toHaveLength(2);
  expect(store.read().begun).toBeNull();
});

test('what the coach changes reaches a workout that was begun until its first set is logged', () => {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  const fewer = { ...exampleOpened.prescription, rows: rows.slice(0, 1) };
  applyServerWorkout(store, { ...exampleOpened, prescription: fewer }, Date.now());
  expect(store.read().prescribed?.signed.prescription.rows).toHaveLength(1);

  logSet(store, { rowId, setNumber: 1 }, eighty);
  const changed = { ...exampleOpened.prescription, rows: [] };
  applyServerWorkout(store, { ...exampleOpened, prescription: changed }, later());

  expect(store.read().prescribed?.signed.prescription.rows).toHaveLength(1);
});

test('exercises of a logged workout that the server has changed replace those of the device, and the former ones are known', async () => {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  const sets = server.sets().map((set) => ({ ...set, author: null }));
  const begun = { ...exampleBegun, id: store.read().begun?.id ?? '', sets };
  const lighter = rows.map((row) => (row.id === rowId ? row : { ...row, weight: '20 kg' }));

  applyServerWorkout(
    store,
    { ...exampleOpened, prescription: { ...exampleOpened.prescription, rows: lighter }, begun },
    later(),
  );

  expect(store.read().prescribed).toMatchObject({
    signed: { prescription: { rows: lighter } },
    replacedRows: rows,
    currentRows: null,
  });
});

test('rows of the program are stored beside those of a logged workout only where the coach changed them', () => {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId, setNumber: 1 }, eighty);
  const currentRows = () => store.read().prescribed?.currentRows;

  applyServerWorkout(store, exampleOpened, later());
  expect(currentRows()).toBeNull();

  const fewer = { ...exampleOpened.prescription, rows: rows.slice(0, 1) };
  applyServerWorkout(store, { ...exampleOpened, prescription: fewer }, later());
  expect(currentRows()).toEqual(fewer.rows);

  applyServerWorkout(store, exampleOpened, later());
  expect(currentRows()).toBeNull();
});

test('what was sent while a response was on its way is kept, although that response lacks it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId, setNumber: 1 }, eighty);
  skipRow(store, otherRowId, { reason: 'pain', note: '' });
  await pushPending(store, server.api);
  const begun: CompletedWorkout = {
    ...exampleBegun,
    sets: server.sets().map((set) => ({ ...set, author: null })),
    rowChanges: server.workout()?.rowChanges ?? [],
  };

  vi.setSystemTime(Date.now() + 60_000);
  logSet(store, { rowId, setNumber: 2 }, eighty);
  skipRow(store, otherRowId, { reason: 'time', note: '' });
  let requestedAt = 0;
  const sync: typeof server.api.sync = (request) => {
    requestedAt = Date.now() + 10;
    vi.setSystemTime(requestedAt + 500);
    return server.api.sync(request);
  };
  await pushPending(store, { ...server.api, sync });
  applyServerWorkout(store, { ...exampleOpened, begun }, requestedAt);

  expect(loggedSets(store.read()).map(({ setNumber }) => setNumber)).toEqual([1, 2]);
  expect(store.read().rowChanges).toMatchObject([{ skipReason: 'time' }]);
});

test('a row skipped on another phone is skipped here', () => {
  const store = createLocalWorkoutStore(giulia);
  begin(store);
  const change = { rowId, skipReason: 'pain' as const, skipNote: '', exerciseId: null, exerciseName: '' };
  const rowChanges = [{ ...change, changedAt: '2026-11-18T18:20:00.000Z' }];

  applyServerWorkout(store, { ...exampleOpened, begun: { ...exampleBegun, rowChanges } }, later());

  expect(store.read().rowChanges).toMatchObject([{ skipReason: 'pain', state: 'synced' }]);
});

function byCoach(set: (typeof sets)[number]) {
  return { ...set, author: 'Marco Riva' };
}
