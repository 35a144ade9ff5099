import { expect, test } from 'vitest';
import { estimatedMaxKg } from './estimate.ts';

const lift = { weightKg: 100, reps: 5, rir: null, rpe: null, isWarmUp: false };

test('5 repetitions to failure with 100 kg give an estimate of 116.7 kg', () => {
  expect(estimatedMaxKg(lift)).toBe(116.7);
});

test('3 repetitions with 2 in reserve, or at RPE 8, give the same estimate', () => {
  expect(estimatedMaxKg({ ...lift, reps: 3, rir: 2 })).toBe(116.7);
  expect(estimatedMaxKg({ ...lift, reps: 3, rpe: 8 })).toBe(116.7);
});

test('one repetition is the maximum itself', () => {
  expect(estimatedMaxKg({ ...lift, reps: 1 })).toBe(100);
});

test.each([
  ['a warm-up', { isWarmUp: true }],
  ['a set without a load', { weightKg: null }],
  ['a set with 0 kg', { weightKg: 0 }],
  ['a set without repetitions', { reps: 0 }],
  ['10 repetitions with 3 in reserve', { reps: 10, rir: 3 }],
])('%s speaks for nothing', (_what, more) => {
  expect(estimatedMaxKg({ ...lift, ...more })).toBeNull();
});
