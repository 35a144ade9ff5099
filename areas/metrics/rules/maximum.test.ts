import { expect, test } from 'vitest';
import { currentMaximum, maximumBefore, valuesOfDays } from './maximum.ts';

const today = '2026-11-23';
const tested = (day: string, value: number) => ({ day, value, source: 'metric' as const });
const estimate = (day: string, value: number) => ({ day, value, source: 'workout' as const });

test('a tested bench press of 100 kg stays the maximum after easy workouts with estimates of 84 and 92 kg', () => {
  const values = [estimate('2026-11-23', 84), estimate('2026-11-20', 92), tested('2026-11-16', 100)];

  expect(currentMaximum(values, today)).toEqual(tested('2026-11-16', 100));
});

test('a workout after the test that is estimated at 104 kg is the maximum; 108 kg of before the test, or of its day, is not', () => {
  const before = [estimate('2026-11-16', 108), tested('2026-11-16', 100), estimate('2026-11-02', 108)];

  expect(currentMaximum(before, today)?.value).toBe(100);
  expect(currentMaximum([estimate('2026-11-20', 104), ...before], today)).toEqual(estimate('2026-11-20', 104));
});

test('the newest test counts, also when it is lower than the one before', () => {
  expect(currentMaximum([tested('2026-11-16', 95), tested('2026-09-01', 100)], today)?.value).toBe(95);
});

test('a test counts for 180 days, an estimate for 90', () => {
  expect(currentMaximum([estimate('2026-11-20', 84), tested('2026-05-27', 100)], today)?.value).toBe(100);
  expect(currentMaximum([estimate('2026-11-20', 84), tested('2026-05-26', 100)], today)?.value).toBe(84);
  expect(currentMaximum([estimate('2026-11-20', 84), estimate('2026-08-25', 90)], today)?.value).toBe(90);
  expect(currentMaximum([estimate('2026-11-20', 84), estimate('2026-08-24', 90)], today)?.value).toBe(84);
  expect(currentMaximum([estimate('2026-08-24', 90)], today)).toBeUndefined();
});

test('a day with a test is that test and not a mean with estimates; a day of two workouts is the higher estimate', () => {
  const values = [
    estimate('2026-11-20', 90),
    estimate('2026-11-20', 92),
    estimate('2026-11-16', 84),
    tested('2026-11-16', 100),
  ];

  expect(valuesOfDays(values)).toEqual([estimate('2026-11-20', 92), tested('2026-11-16', 100)]);
});

test('a test is compared with the test before; an estimate with the maximum that counted before it, not with an easy workout', () => {
  const [easy, best, test100, test95] = [
    estimate('2026-11-20', 84),
    estimate('2026-11-22', 105),
    tested('2026-11-16', 100),
    tested('2026-09-01', 95),
  ];
  const values = [best, easy, test100, estimate('2026-10-01', 97), test95];

  expect(maximumBefore(values, test100)).toEqual(test95);
  expect(maximumBefore(values, best)).toEqual(test100);
  expect(maximumBefore(values, test95)).toBeUndefined();
});
