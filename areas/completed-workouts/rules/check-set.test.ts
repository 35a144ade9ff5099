import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../example.ts';
import { setRefusal } from './check-set.ts';

const rowId = exampleCompletedWorkout.rows[0]?.id ?? '';

test('a set of bench press is welcome while the workout runs', () => {
  const running = { ...exampleCompletedWorkout, finishedAt: null };

  expect(setRefusal(running, { rowId, loggedAt: '2026-11-18T17:45:00.000Z' })).toBeNull();
});

test('a set of an exercise that was not prescribed is refused', () => {
  const set = { rowId: exampleCompletedWorkout.id, loggedAt: '2026-11-18T17:45:00.000Z' };

  expect(setRefusal(exampleCompletedWorkout, set)).toBe('row_unknown');
});

test('a set of 18:45 that arrives after the workout finished at 19:24 is welcome', () => {
  expect(setRefusal(exampleCompletedWorkout, { rowId, loggedAt: '2026-11-18T17:45:00.000Z' })).toBeNull();
});

test('a set of 19:25 comes too late for a workout finished at 19:24', () => {
  expect(setRefusal(exampleCompletedWorkout, { rowId, loggedAt: '2026-11-18T18:25:00.000Z' })).toBe('already_finished');
});
