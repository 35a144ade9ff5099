import { expect, test } from 'vitest';
import { letterAt } from './letters.ts';

test('the first exercise is A, the 26th is Z and the 27th is A again', () => {
  expect([0, 25, 26, 27].map(letterAt)).toEqual(['A', 'Z', 'A', 'B']);
});

test('an index below 0 has no letter', () => {
  expect(() => letterAt(-1)).toThrow('letterAt: index is -1');
});
