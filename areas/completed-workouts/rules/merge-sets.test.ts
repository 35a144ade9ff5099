import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SentSet } from '../contract/set.ts';
import { mergedSets, placeOf } from './merge-sets.ts';

test('a set logged without a network joins the ones the server has', () => {
  const merged = mergedSets([set({ id: 'a', setNumber: 1 })], [set({ id: 'b', setNumber: 2 })]);

  expect(merged.map((one) => one.setNumber)).toEqual([1, 2]);
});

test('82.5 kg corrected at 18:05 stay over 80 kg of 18:00, whoever has them', () => {
  const first = set({ weightKg: 80, loggedAt: '2026-11-18T17:00:00.000Z' });
  const corrected = set({ weightKg: 82.5, loggedAt: '2026-11-18T17:05:00.000Z' });

  expect(mergedSets([first], [corrected])).toEqual([corrected]);
  expect(mergedSets([corrected], [first])).toEqual([corrected]);
});

test('the first set of bench press written down on two phones is one set, under the id the server has', () => {
  const stored = set({ id: 'phone', loggedAt: '2026-11-18T17:00:00.000Z' });
  const sent = set({ id: 'tablet', weightKg: 85, loggedAt: '2026-11-18T17:01:00.000Z' });

  expect(mergedSets([stored], [sent])).toEqual([{ ...sent, id: 'phone' }]);
});

test('a removed set does not come back with an older version, and does with a later one', () => {
  const removed = set({ isRemoved: true, loggedAt: '2026-11-18T17:05:00.000Z' });

  expect(mergedSets([removed], [set({ loggedAt: '2026-11-18T17:04:00.000Z' })])).toEqual([removed]);
  expect(mergedSets([removed], [set({ loggedAt: '2026-11-18T17:06:00.000Z' })])[0]?.isRemoved).toBe(false);
});

test('at the same instant the server keeps what it has', () => {
  const stored = set({ weightKg: 80, loggedAt: '2026-11-18T17:00:00.000Z' });
  const sent = set({ weightKg: 82.5, loggedAt: '2026-11-18T17:00:00Z' });

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

test('it does not matter which of two phones comes back first, nor in how many calls', () => {
  fc.assert(
    fc.property(anySets, anySets, anySets, (server, one, other) => {
      const oneFirst = mergedSets(mergedSets(server, one), other);

      expect(values(mergedSets(mergedSets(server, other), one))).toEqual(values(oneFirst));
      expect(values(mergedSets(server, [...other, ...one]))).toEqual(values(oneFirst));
    }),
  );
});

function set(values: Partial<SentSet>): SentSet {
  return {
    id: 'a',
    rowId: 'bench',
    setNumber: 1,
    weightKg: 80,
    reps: 8,
    rir: null,
    rpe: null,
    seconds: null,
    metres: null,
    note: '',
    isWarmUp: false,
    loggedAt: '2026-11-18T17:00:00.000Z',
    isRemoved: false,
    ...values,
  };
}

/** All but the id, which is that of whoever came first. */
function values(sets: readonly SentSet[]) {
  const byPlace = sets.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return byPlace.map(({ id: _, ...rest }) => rest);
}

/** What a set is follows from the second it was logged at: two versions of one instant are the same version. */
const anySets = fc
  .array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      setNumber: fc.nat(2),
      second: fc.integer({ min: 10, max: 59 }),
    }),
  )
  .map((drafts) =>
    drafts.map(({ id, setNumber, second }) =>
      set({
        id,
        setNumber,
        weightKg: second,
        isRemoved: second % 4 === 0,
        loggedAt: `2026-11-18T17:00:${second}.000Z`,
      }),
    ),
  );
