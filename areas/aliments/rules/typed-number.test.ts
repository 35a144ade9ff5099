import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['0,5', 0.5, 0.5],
  ['0.5', 0.5, 0.5],
  ['80', 80, 80],
  [',5', 0.5, 0.5],
  ['12,', 12, 12],
  ['1.000', 1000, 1],
  ['1,000', 1, 1000],
  ['1.250,5', 1250.5, null],
  ['1,250.5', null, 1250.5],
  ['0.500', 0.5, 0.5],
  ['1 1/2', 1.5, 1.5],
  ['1/4', 0.25, 0.25],
  ['1½', 1.5, 1.5],
  ['¾', 0.75, 0.75],
  ['1/0', null, null],
  ['', null, null],
  ['-3', null, null],
  ['3 g', null, null],
  ['1,2,3', null, null],
  ['1e3', null, null],
])('%s is %s in Italian and %s in English', (text, italian, english) => {
  expect([typedNumber(text, 'it'), typedNumber(text, 'en')]).toEqual([italian, english]);
});
