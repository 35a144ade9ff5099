import { expect, test } from 'vitest';
import { isInterrupted } from './interrupted.ts';

test.each([
  { missing: 0, hasPainAtEnd: true, interrupted: false },
  { missing: 1, hasPainAtEnd: false, interrupted: false },
  { missing: 4, hasPainAtEnd: false, interrupted: false },
  { missing: 5, hasPainAtEnd: false, interrupted: true },
  { missing: 1, hasPainAtEnd: true, interrupted: true },
])(
  'with $missing of 8 sets missing and pain at the end: $hasPainAtEnd a workout is interrupted: $interrupted',
  (end) => {
    const { missing, hasPainAtEnd } = end;

    expect(isInterrupted({ prescribedSets: { total: 8, missing }, hasPainAtEnd })).toBe(end.interrupted);
  },
);

test('a workout without prescribed sets is not interrupted', () => {
  expect(isInterrupted({ prescribedSets: { total: 0, missing: 0 }, hasPainAtEnd: true })).toBe(false);
});
