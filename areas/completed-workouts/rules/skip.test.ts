import { expect, test } from 'vitest';
import type { SkipReason } from '../contract/set.ts';
import { skipReasonOf } from './skip.ts';

const reasonOf = (...reasons: (SkipReason | null)[]) => skipReasonOf(reasons.map((skipReason) => ({ skipReason })));

test('a workout with an exercise skipped because of pain was skipped because of pain', () => {
  expect(reasonOf('time', 'pain')).toBe('pain');
});

test('without pain, the reason of the first skipped exercise counts', () => {
  expect(reasonOf(null, 'equipment', 'time')).toBe('equipment');
});

test('without a skipped exercise there is no reason', () => {
  expect(reasonOf(null)).toBeNull();
  expect(reasonOf()).toBeNull();
});
