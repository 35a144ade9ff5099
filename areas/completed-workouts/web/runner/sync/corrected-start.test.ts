import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from '../local-store/begin.ts';
import { finishedWorkoutOf } from '../local-store/finished-workouts.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { logSet } from '../local-store/log.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from '../testing/opened.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { pushPending } from './sync.ts';

const rowId = exampleCompletedWorkout.rows[0]?.id ?? '';
const eighty = { weightKg: 80, reps: 8, rir: 2 };

test('a phone with unsent sets of a workout whose day was corrected sends the start that it recorded, and counts the workout on that day', async () => {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, { rowId, setNumber: 1 }, eighty);
  await pushPending(store, server.api);
  const recorded = server.workout()?.startedAt ?? '';
  const correction = { startedAt: recorded, trainedSeconds: null, author: null, correctedAt: new Date().toISOString() };
  const corrected = { startedAt: '2026-11-12T17:00:00.000Z', timesCorrection: correction };
  server.finishElsewhere('2026-11-12T18:05:00.000Z', corrected);
  logSet(store, { rowId, setNumber: 2 }, eighty);
  const days: (string | undefined)[] = [];
  const sync: typeof server.api.sync = async (request) => {
    const result = await server.api.sync(request);
    if (server.requests.length === 2) logSet(store, { rowId, setNumber: 3 }, eighty);
    else days.push(finishedWorkoutOf(store)?.finishedOn);
    return result;
  };
  await pushPending(store, { ...server.api, sync });

  expect(server.requests.map((request) => request.startedAt)).toEqual([recorded, recorded, recorded]);
  expect(days).toEqual(['2026-11-12']);
});

test('a phone that opens a workout whose day was corrected sends the recorded start with its sets', async () => {
  const server = fakeSyncServer();
  const store = createLocalWorkoutStore(giulia);
  const { startedAt } = exampleBegun;
  const timesCorrection = { startedAt, trainedSeconds: null, author: null, correctedAt: startedAt };
  const begun = { ...exampleBegun, startedAt: '2026-11-12T17:00:00.000Z', timesCorrection };
  applyServerWorkout(store, { ...exampleOpened, begun }, Date.now());
  logSet(store, { rowId, setNumber: 9 }, eighty);
  await pushPending(store, server.api);

  expect(new Set(server.requests.map((request) => request.startedAt))).toEqual(new Set([startedAt]));
});
