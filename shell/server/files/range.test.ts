import { expect, test } from 'vitest';
import { parseRange } from './range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=200-299', { first: 200, last: 299 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', null],
  ['bytes=300-200', null],
  ['bytes=-0', null],
  ['bytes=0-10,20-30', undefined],
  ['pages=1-2', undefined],
  [undefined, undefined],
])('of 1,000 bytes %s is %o', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
