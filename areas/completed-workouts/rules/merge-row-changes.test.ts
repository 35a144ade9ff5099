import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RowChange } from '../contract/set.ts';
import { mergedRowChanges } from './merge-workout.ts';

test('an exercise that is skipped at 18:00 and resumed at 18:10 is not skipped', () => {
  const skipped = change({ second: 10, skipReason: 'pain' });
  const takenUp = change({ second: 20 });

  expect(mergedRowChanges([skipped], [takenUp])).toEqual([takenUp]);
  expect(mergedRowChanges([takenUp], [skipped])).toEqual([takenUp]);
});

test('changes of different rows are all kept', () => {
  expect(mergedRowChanges([change({ rowId: 'b' })], [change({ rowId: 'a' })]).map(({ rowId }) => rowId)).toEqual([
    'a',
    'b',
  ]);
});

test('the result does not depend on repetition and order of the changes', () => {
  fc.assert(
    fc.property(anyChanges, anyChanges, anyChanges, (stored, one, other) => {
      const merged = mergedRowChanges(mergedRowChanges(stored, one), other);

      expect(mergedRowChanges(merged, one)).toEqual(merged);
      expect(mergedRowChanges(mergedRowChanges(stored, other), one)).toEqual(merged);
    }),
  );
});

function change({ second = 0, ...more }: Partial<RowChange> & { second?: number }): RowChange {
  const changedAt = `2026-11-18T17:00:${String(second).padStart(2, '0')}.000Z`;
  return { rowId: 'a', skipReason: null, skipNote: '', exerciseId: null, exerciseName: '', changedAt, ...more };
}

/** Changes whose values depend only on the second of `changedAt`, so two changes of one instant are equal. */
const anyChanges = fc
  .array(fc.record({ rowId: fc.constantFrom('a', 'b', 'c'), second: fc.nat(59) }))
  .map((drafts) => drafts.map(({ rowId, second }) => change({ rowId, second, skipNote: String(second) })));
