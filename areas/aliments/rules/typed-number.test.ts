import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['0,5', 0.5],
  ['0.5', 0.5],
  ['80', 80],
  [',5', 0.5],
  ['12,', 12],
  ['1.500', 1500],
  ['1,500', 1.5],
  ['1.250,5', 1250.5],
  ['1,250.5', null],
  ['0.500', 0.5],
  ['1 1/2', 1.5],
  ['1/4', 0.25],
  ['1½', 1.5],
  ['¾', 0.75],
  ['1/0', null],
  ['', null],
  ['-3', null],
  ['3 g', null],
  ['1,2,3', null],
  ['1e3', null],
])('%s is %s', (text, expected) => {
  expect(typedNumber(text, 'it')).toBe(expected);
});
