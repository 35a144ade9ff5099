import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from '../local-store/begin.ts';
import { logSet } from '../local-store/log.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import type { SyncStatus } from '#shell/web/device-store/sync-loop.ts';
import { startSyncLoop } from './sync-loop.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';

const step = { rowId: exampleCompletedWorkout.rows[0]?.id ?? '', setNumber: 1 };
const eighty = { weightKg: 80, reps: 8, rir: null };
let stop = () => {};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a logged set is sent at once', async () => {
  const { server, store } = open();

  logSet(store, step, eighty);
  await vi.advanceTimersByTimeAsync(0);

  expect(server.sets()).toHaveLength(1);
});

test('without a connection the request is repeated after 1, 2 and 4 seconds', async () => {
  const { server, store, statuses } = open();
  server.setNetwork('offline');
  logSet(store, step, eighty);
  await vi.advanceTimersByTimeAsync(2900);
  expect(statuses.at(-1)).toBe('waiting');

  server.setNetwork('online');
  await vi.advanceTimersByTimeAsync(4200);

  expect(server.sets()).toHaveLength(1);
  expect(statuses.at(-1)).toBe('idle');
});

test('when the connection returns, the request is sent before the next retry', async () => {
  const { server, store } = open();
  server.setNetwork('offline');
  logSet(store, step, eighty);
  await vi.advanceTimersByTimeAsync(20_000);

  server.setNetwork('online');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);

  expect(server.sets()).toHaveLength(1);
});

test('a set that was corrected in another tab is sent from this one too', async () => {
  const { server, store } = open();
  logSet(store, step, eighty);
  await vi.advanceTimersByTimeAsync(1000);
  const key = `workout.${store.keyPrefix}set.${step.rowId}.${step.setNumber}`;
  const { at, value } = JSON.parse(localStorage.getItem(key) ?? '');
  const set = { ...value.set, reps: 9, loggedAt: new Date().toISOString() };

  localStorage.setItem(key, JSON.stringify({ at: at + 1, value: { set, state: 'pending' } }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await vi.advanceTimersByTimeAsync(0);

  expect(server.sets()).toEqual([set]);
});

function open() {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  const statuses: SyncStatus[] = [];
  begin(store);
  stop = startSyncLoop(store, server.api, (state) => statuses.push(state));
  return { server, store, statuses };
}
