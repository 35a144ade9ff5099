import { expect, test, vi } from 'vitest';
import { exampleCompletedWorkout } from '../../example.ts';
import { begin, changeSet, logSet } from './actions.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from './local-workout-store.ts';
import { loggedSets } from './set-order.ts';
import { pushPending } from './sync.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleOpened, giulia } from './testing/opened.ts';

const rowId = exampleCompletedWorkout.rows[0]?.id ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };

test('a phone three days ahead says so, and a correction made on it still counts', async () => {
  const server = fakeSyncServer({ aheadMs: 3 * 86_400_000 });
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await pushPending(queue, server.api);
  expect(queue.read().clockAheadSeconds).toBe(3 * 86_400);
  expect(Date.parse(server.sets()[0]?.loggedAt ?? '')).toBeLessThan(Date.now() - 2 * 86_400_000);

  const [set] = loggedSets(queue.read());
  if (set) changeSet(queue, set, { ...eighty, weightKg: 82.5 });
  await pushPending(queue, server.api);

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
});

test('a phone three days behind: what another phone wrote is corrected here, and the correction counts', async () => {
  const server = fakeSyncServer({ aheadMs: -3 * 86_400_000 });
  server.beginElsewhere([]);
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await pushPending(queue, server.api);
  const there = server.sets()[0];
  if (!there) throw new Error('nothing arrived');

  changeSet(queue, loggedSets(queue.read())[0] ?? there, { ...eighty, weightKg: 82.5 });
  await pushPending(queue, server.api);

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
});

test('a wrong clock and a first call that took 5 seconds: the correction made 3 seconds later counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = fakeSyncServer({ aheadMs: 3 * 86_400_000 });
  const queue = running();
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  const slowly: typeof server.api.sync = (asked) => {
    vi.setSystemTime(Date.now() + 5000);
    return server.api.sync(asked);
  };
  await pushPending(queue, { ...server.api, sync: slowly });
  vi.setSystemTime(Date.now() - 2000);

  const [set] = loggedSets(queue.read());
  if (set) changeSet(queue, set, { ...eighty, weightKg: 82.5 });
  await pushPending(queue, server.api);
  vi.useRealTimers();

  expect(server.sets()).toMatchObject([{ weightKg: 82.5 }]);
});

function running(): LocalWorkoutStore {
  const queue = createLocalWorkoutStore(giulia);
  applyServerWorkout(queue, exampleOpened, Date.now());
  begin(queue);
  return queue;
}
