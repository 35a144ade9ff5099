import { expect, test } from 'vitest';
import { sortOf } from './sorting.ts';

test('a list is sorted when the request has both a sort key and a direction', () => {
  expect(sortOf({ sortBy: 'name', sortOrder: 'desc' })).toEqual({ by: 'name', order: 'desc' });
  expect(sortOf({ sortBy: 'name' })).toBeUndefined();
  expect(sortOf({ sortOrder: 'desc' })).toBeUndefined();
});
