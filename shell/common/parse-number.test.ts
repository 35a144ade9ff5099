import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test.each([
  ['82,5', 82.5],
  ['82.5', 82.5],
  [' 80 ', 80],
  ['1.500', 1.5],
  ['1,500', 1.5],
  ['62,', 62],
  [',5', 0.5],
  ['-5', -5],
  ['−1,82', -1.82],
])('the typed text "%s" is the number %d', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

test.each([
  '',
  '-',
  ',',
  '1e1',
  '1.000,5',
  '1,000.5',
  '1.2.3',
  '80 kg',
  '3 cucchiai',
  '5-',
  '--5',
  '1 000',
  '9'.repeat(16),
])('the typed text "%s" is no number', (text) => {
  expect(parseNumber(text)).toBeNull();
});
