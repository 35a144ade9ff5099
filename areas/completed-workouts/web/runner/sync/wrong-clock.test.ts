import { expect, test, vi } from 'vitest';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from '../local-store/begin.ts';
import { changeSet, logSet } from '../local-store/log.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import { pushPending } from './sync.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';

const rowId = exampleCompletedWorkout.rows[0]?.id ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };

test('with a clock three days fast, the difference is shown, and a correction made on the phone is stored', async () => {
  const server = fakeSyncServer({ aheadMs: 3 * 86_400_000 });
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  expect(store.read().clockAheadSeconds).toBe(3 * 86_400);
  expect(Date.parse(server.sets()[0]?.loggedAt ?? '')).toBeLessThan(Date.now() - 2 * 86_400_000);

  const [set] = loggedSets(store.read());
  if (set) changeSet(store, set, { ...eighty, weightKg: 82.5 });
  await pushPending(store, server.api);

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
});

test('with a clock three days slow, a set of another phone is corrected, and the correction is stored', async () => {
  const server = fakeSyncServer({ aheadMs: -3 * 86_400_000 });
  server.beginElsewhere([]);
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  const there = server.sets()[0];
  if (!there) throw new Error('nothing arrived');

  changeSet(store, loggedSets(store.read())[0] ?? there, { ...eighty, weightKg: 82.5 });
  await pushPending(store, server.api);

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
});

test('with a wrong clock and a first request of 5 seconds, a correction made 3 seconds later is stored', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = fakeSyncServer({ aheadMs: 3 * 86_400_000 });
  const store = running();
  logSet(store, { rowId, setNumber: 1 }, eighty);
  const slowSync: typeof server.api.sync = (request) => {
    vi.setSystemTime(Date.now() + 5000);
    return server.api.sync(request);
  };
  await pushPending(store, { ...server.api, sync: slowSync });
  vi.setSystemTime(Date.now() - 2000);

  const [set] = loggedSets(store.read());
  if (set) changeSet(store, set, { ...eighty, weightKg: 82.5 });
  await pushPending(store, server.api);
  vi.useRealTimers();

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
});

function running(): LocalWorkoutStore {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  return store;
}
