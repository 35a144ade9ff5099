import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../example.ts';
import { begin, changeSet, logSet, removeSet } from './actions.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { createLocalWorkoutStore } from './local-workout-store.ts';
import { loggedSets, pendingCount } from './set-order.ts';
import { pushPending } from './sync.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from './testing/opened.ts';

const { rows, sets, startedAt, id } = exampleCompletedWorkout;
const begunThere = { ...exampleOpened, begun: exampleBegun };
const eighty = { weightKg: 80, reps: 8, rir: 2 };
const rowId = rows[0]?.id ?? '';
const later = () => Date.now() + 1000;

test('a workout begun on another phone opens here with its ten sets', () => {
  const queue = createLocalWorkoutStore(giulia);

  applyServerWorkout(queue, begunThere, later());

  expect(queue.read().begun).toMatchObject({ id, startedAt });
  expect(loggedSets(queue.read())).toHaveLength(10);
  expect(pendingCount(queue.read())).toBe(0);
});

test('a set that waits here joins the ten of the server and goes on waiting', () => {
  const queue = createLocalWorkoutStore(giulia);
  begin(queue);
  logSet(queue, { rowId, setNumber: 5 }, eighty);

  applyServerWorkout(queue, begunThere, later());

  expect(loggedSets(queue.read())).toHaveLength(11);
  expect(pendingCount(queue.read())).toBe(1);
});

test('82.5 kg corrected on another phone show here, a set removed there goes', () => {
  const queue = createLocalWorkoutStore(giulia);
  applyServerWorkout(queue, begunThere, Date.now());
  const [first] = sets;
  if (!first) throw new Error('the example has no sets');
  const corrected = { ...first, weightKg: 82.5, loggedAt: '2026-11-18T18:20:00.000Z' };

  applyServerWorkout(queue, { ...exampleOpened, begun: { ...exampleBegun, sets: [corrected] } }, later());

  expect(loggedSets(queue.read())).toMatchObject([{ id: first.id, weightKg: 82.5 }]);
});

test('a set that the coach wrote down says who it was', () => {
  const queue = createLocalWorkoutStore(giulia);

  applyServerWorkout(
    queue,
    { ...exampleOpened, begun: { ...exampleBegun, sets: sets.slice(0, 1).map(byCoach) } },
    later(),
  );

  expect(queue.read().sets).toMatchObject([{ author: 'Marco Riva' }]);
});

test('what was changed or removed here is not undone by what the server answers', () => {
  const queue = createLocalWorkoutStore(giulia);
  applyServerWorkout(queue, begunThere, Date.now());
  const [first, second] = loggedSets(queue.read());
  if (!first || !second) throw new Error('the example has no sets');
  changeSet(queue, first, { ...eighty, weightKg: 82.5 });
  removeSet(queue, second);

  applyServerWorkout(queue, begunThere, later());

  expect(loggedSets(queue.read())).toHaveLength(9);
  expect(queue.findSet(first)).toMatchObject({ state: 'waiting', set: { weightKg: 82.5 } });
});

test('an answer asked for before a set was sent does not take it away', async () => {
  const server = fakeSyncServer();
  const queue = createLocalWorkoutStore(giulia);
  applyServerWorkout(queue, exampleOpened, Date.now() - 1000);
  const askedAt = Date.now() - 1;
  begin(queue);
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await pushPending(queue, server.api);

  const begun = { ...exampleBegun, id: queue.read().begun?.id ?? '', sets: [] };
  applyServerWorkout(queue, { ...exampleOpened, begun }, askedAt);

  expect(loggedSets(queue.read())).toHaveLength(1);
});

test('finished on another phone: what waits here still arrives, whenever it was logged, then the phone forgets the workout', async () => {
  const server = fakeSyncServer();
  const queue = createLocalWorkoutStore(giulia);
  applyServerWorkout(queue, exampleOpened, Date.now());
  begin(queue);
  logSet(queue, { rowId, setNumber: 1 }, eighty);
  await pushPending(queue, server.api);
  server.finishElsewhere('2026-11-18T18:24:00.000Z');
  logSet(queue, { rowId, setNumber: 2 }, eighty);

  applyServerWorkout(queue, exampleOpened, later());
  await pushPending(queue, server.api);

  expect(server.sets()).toHaveLength(2);
  expect(queue.read().begun).toBeNull();
});

test('what the coach changes after the start does not change the workout that runs', () => {
  const queue = createLocalWorkoutStore(giulia);
  applyServerWorkout(queue, exampleOpened, Date.now());
  begin(queue);

  const changed = { ...exampleOpened.prescription, rows: [] };
  applyServerWorkout(queue, { ...exampleOpened, prescription: changed }, later());

  expect(queue.read().prescribed?.signed.prescription.rows).toHaveLength(rows.length);
});

test('a row skipped on another phone is skipped here', () => {
  const queue = createLocalWorkoutStore(giulia);
  begin(queue);
  const change = { rowId, skipReason: 'pain' as const, skipNote: '', exerciseId: null, exerciseName: '' };
  const rowChanges = [{ ...change, changedAt: '2026-11-18T18:20:00.000Z' }];

  applyServerWorkout(queue, { ...exampleOpened, begun: { ...exampleBegun, rowChanges } }, later());

  expect(queue.read().rowChanges).toMatchObject([{ skipReason: 'pain', state: 'sent' }]);
});

function byCoach(set: (typeof sets)[number]) {
  return { ...set, author: 'Marco Riva' };
}
