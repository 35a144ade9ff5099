import { expect, test } from 'vitest';
import { hundredthsOf, rounded, writtenHundredths } from './decimals.ts';

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [2.675, 2.68],
  [1102.365, 1102.37],
  [0.004, 0],
  [-0.004, 0],
])('%d is rounded to %d: half away from zero, without the noise of binary fractions', (value, shown) => {
  expect(rounded(value, 2)).toBe(shown);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [-10_311, '-103.11'],
  [123_456, '1234.56'],
])('%i hundredths are written %s', (hundredths, text) => {
  expect(writtenHundredths(hundredths)).toBe(text);
});

test.each([Number.NaN, Infinity, -Infinity, 1e14])('%d has no hundredths that can be counted', (value) => {
  expect(hundredthsOf(value)).toBeUndefined();
});
