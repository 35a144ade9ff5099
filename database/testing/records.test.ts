import { expect, test } from 'vitest';
import { recordOf } from './records.ts';

test('a noun without a test record fails with a sentence that says which file creates it', () => {
  expect(() => recordOf({ clients: '0190c0de-0000-7000-8000-000000000001' }, 'meal-plans')).toThrow(
    'No test record of the noun "meal-plans": create one in areas/<its area>/server/testing/records.ts',
  );
});
