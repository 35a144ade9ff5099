import { expect, test, vi } from 'vitest';
import { begin } from '../local-store/begin.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { logSet } from '../local-store/log.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from '../testing/opened.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { pushPending } from './sync.ts';

const eighty = { weightKg: 80, reps: 6, rir: 2 };
const { rows } = exampleOpened.prescription;
const [firstId = '', secondId = ''] = rows.map(({ id }) => id);
const later = () => Date.now() + 60_000;

/** A workout with a set of its first exercise on the server. */
async function begun() {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId: firstId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  /** The server answers with lighter loads that the coach has saved. */
  const coachChanges = () => {
    const sets = server.sets().map((set) => ({ ...set, author: null }));
    const lighter = rows.map((row) => (row.id === firstId ? row : { ...row, weight: '20 kg' }));
    const prescription = { ...exampleOpened.prescription, rows: lighter };
    const remote = { ...exampleBegun, id: store.read().begun?.id ?? '', sets };
    applyServerWorkout(store, { ...exampleOpened, prescription, begun: remote }, later());
  };
  return { server, store, coachChanges };
}

test('the first set of an exercise is sent with what the phone showed, further sets are not', async () => {
  const { server, store } = await begun();
  logSet(store, { rowId: secondId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  logSet(store, { rowId: secondId, setNumber: 2 }, eighty);
  await pushPending(store, server.api);

  const signed = server.requests.map((request) => request.signed?.prescription['rows'] ?? null);
  expect(signed).toEqual([rows, rows, null]);
});

test('a set that waited on the phone is sent with what was shown when it was logged, not with what the coach changed meanwhile', async () => {
  const { server, store, coachChanges } = await begun();
  logSet(store, { rowId: secondId, setNumber: 1 }, eighty);
  coachChanges();
  await pushPending(store, server.api);

  expect(server.requests.at(-1)?.signed?.prescription['rows']).toEqual(rows);
});

test('a further set that waited for a connection is sent with what the phone showed', async () => {
  const { server, store } = await begun();
  vi.useFakeTimers({ toFake: ['Date'] });
  logSet(store, { rowId: firstId, setNumber: 2 }, eighty);
  vi.setSystemTime(Date.now() + 60_000);
  await pushPending(store, server.api);
  vi.useRealTimers();

  expect(server.requests.at(-1)?.signed?.prescription['rows']).toEqual(rows);
});

test('what was shown with sets that are sent by now is not sent with later ones', async () => {
  const { server, store, coachChanges } = await begun();
  logSet(store, { rowId: firstId, setNumber: 2 }, eighty);
  coachChanges();
  await pushPending(store, server.api);
  logSet(store, { rowId: firstId, setNumber: 3 }, eighty);
  await pushPending(store, server.api);

  const signed = server.requests.slice(-2).map((request) => request.signed?.prescription['rows'] ?? null);
  expect(signed).toEqual([rows, null]);
});

test('a set that is logged after the change is sent with the changed exercises', async () => {
  const { server, store, coachChanges } = await begun();
  coachChanges();
  logSet(store, { rowId: secondId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);

  const sent = server.requests.at(-1)?.signed?.prescription['rows'];
  expect(sent).toEqual(rows.map((row) => (row.id === firstId ? row : { ...row, weight: '20 kg' })));
});
