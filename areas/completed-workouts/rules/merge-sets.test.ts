import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompletedSet } from '../contract.ts';
import { mergedSets } from './merge-sets.ts';

test('a set logged without a network joins the ones the server has', () => {
  const merged = mergedSets([set({ id: 'a', setNumber: 1 })], [set({ id: 'b', setNumber: 2 })]);

  expect(merged.map((one) => one.setNumber)).toEqual([1, 2]);
});

test('82.5 kg corrected at 18:05 stay over 80 kg of 18:00, whoever has them', () => {
  const first = set({ id: 'a', weightKg: 80, loggedAt: '2026-11-18T17:00:00.000Z' });
  const corrected = set({ id: 'a', weightKg: 82.5, loggedAt: '2026-11-18T17:05:00.000Z' });

  expect(mergedSets([first], [corrected])).toEqual([corrected]);
  expect(mergedSets([corrected], [first])).toEqual([corrected]);
});

test('at the same instant the server keeps what it has', () => {
  const stored = set({ id: 'a', weightKg: 80, loggedAt: '2026-11-18T17:00:00.000Z' });
  const sent = set({ id: 'a', weightKg: 82.5, loggedAt: '2026-11-18T17:00:00Z' });

  expect(mergedSets([stored], [sent])).toEqual([stored]);
});

test('sending the same sets again changes nothing', () => {
  fc.assert(
    fc.property(anySets, anySets, (stored, sent) => {
      const once = mergedSets(stored, sent);

      expect(mergedSets(once, sent)).toEqual(once);
    }),
  );
});

test('it does not matter which of two phones comes back first', () => {
  fc.assert(
    fc.property(anySets, anySets, anySets, (server, one, other) => {
      const oneFirst = mergedSets(mergedSets(server, one), other);

      expect(mergedSets(mergedSets(server, other), one)).toEqual(oneFirst);
    }),
  );
});

function set(values: Partial<CompletedSet>): CompletedSet {
  return {
    id: 'a',
    rowId: 'bench',
    setNumber: 1,
    weightKg: 80,
    reps: 8,
    rir: null,
    loggedAt: '2026-11-18T17:00:00.000Z',
    ...values,
  };
}

/** The weight follows from the second it was logged at: two versions of one instant are the same version. */
const anySets = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), second: fc.integer({ min: 10, max: 59 }) }), {
    selector: ({ id }) => id,
  })
  .map((drafts) =>
    drafts.map(({ id, second }) => set({ id, weightKg: second, loggedAt: `2026-11-18T17:00:${second}.000Z` })),
  );
