import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test('answers of Wednesday 25 are about the days after those of Wednesday 18, until the 25 itself', () => {
  expect(periodOf({ answeredOn: '2026-11-25', lastOn: '2026-11-18' })).toEqual({
    from: '2026-11-19',
    until: '2026-11-25',
  });
});

test('the first answers are about the 7 days until them', () => {
  expect(periodOf({ answeredOn: '2026-11-25', lastOn: null })).toEqual({ from: '2026-11-19', until: '2026-11-25' });
});

test('after a long time without answers the period has 31 days', () => {
  expect(periodOf({ answeredOn: '2026-11-30', lastOn: '2026-08-03' })).toEqual({
    from: '2026-10-31',
    until: '2026-11-30',
  });
});

test('answers of the same day as those before are about that day', () => {
  expect(periodOf({ answeredOn: '2026-11-25', lastOn: '2026-11-25' })).toEqual({
    from: '2026-11-25',
    until: '2026-11-25',
  });
});
