import { expect, test } from 'vitest';
import { dayOfWorkout } from './workout-day.ts';

test.each([
  ['2026-11-23T22:40:00Z', '2026-11-23T23:25:00Z', '2026-11-23', 'from 23:40 to 00:25'],
  ['2026-11-23T23:05:00Z', '2026-11-24T00:10:00Z', '2026-11-24', 'from 00:05 to 01:10'],
  ['2026-03-28T22:40:00Z', '2026-03-28T23:25:00Z', '2026-03-28', 'in the night in which summer time begins'],
  ['2026-10-24T21:40:00Z', '2026-10-24T22:25:00Z', '2026-10-24', 'in the night in which it ends'],
  ['2026-11-22T18:00:00Z', '2026-11-23T06:00:00Z', '2026-11-22', 'exactly 12 hours long'],
  ['2026-11-22T18:00:00Z', '2026-11-23T06:00:00.001Z', '2026-11-23', 'a moment longer'],
  ['2026-11-22T17:00:00Z', '2026-11-24T17:00:00Z', '2026-11-24', 'continued two days later'],
])('a workout from %s to %s is of %s in Rome: %s', (startedAt, finishedAt, day) => {
  expect(dayOfWorkout({ startedAt, finishedAt }, 'Europe/Rome')).toBe(day);
});
