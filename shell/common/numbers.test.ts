import { expect, test } from 'vitest';
import { clamped, floored, formatDuration, numberOf, roundedTo, shownDifference } from './numbers.ts';

test('82,5 and 82.5 are the same number', () => {
  expect([numberOf('82,5'), numberOf('82.5'), numberOf('80')]).toEqual([82.5, 82.5, 80]);
});

test.each(['', '80 kg', '-5', '8-10', '1.2.3', 'max'])('"%s" is not a number', (text) => {
  expect(numberOf(text)).toBeNull();
});

test('82.456 to two decimals is 82.46', () => {
  expect(roundedTo(2, 82.456)).toBe(82.46);
});

test('a value outside its bounds becomes the nearest bound', () => {
  expect([clamped(0, 1, 4), clamped(3, 1, 4), clamped(9, 1, 4)]).toEqual([1, 3, 4]);
});

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [2.675, 2.68],
  [1102.365, 1102.37],
  [0.004, 0],
  [-0.004, 0],
])('%d is rounded to %d: half away from zero, without errors of binary fractions', (value, expected) => {
  expect(roundedTo(2, value)).toBe(expected);
});

test('39.99999999999999 is rounded down to 40, and 39.9 to 39', () => {
  expect([39.99999999999999, 39.9].map(floored)).toEqual([40, 39]);
});

test.each([
  [0, '00:00'],
  [90, '01:30'],
  [3600, '1:00:00'],
  [3900, '1:05:00'],
])('%i seconds are %s', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});

test('the difference of 1,882.6 and 1,899.1, read as 1,883 and 1,899, is 16', () => {
  expect(shownDifference(1882.6, 1899.1, 0)).toBe(-16);
  expect(shownDifference(68.94, 70.05, 1)).toBe(-1.2);
  expect(shownDifference(70.3, 70.1, 1)).toBe(0.2);
});
