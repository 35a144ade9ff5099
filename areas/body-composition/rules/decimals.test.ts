import { expect, test } from 'vitest';
import { hundredthsOf, formatHundredths } from './decimals.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [-10_311, '-103.11'],
  [123_456, '1234.56'],
])('%i hundredths are written %s', (hundredths, text) => {
  expect(formatHundredths(hundredths)).toBe(text);
});

test.each([Number.NaN, Infinity, -Infinity, 1e14])('%d has no exact hundredths', (value) => {
  expect(hundredthsOf(value)).toBeUndefined();
});
