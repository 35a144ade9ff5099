import { expect, test } from 'vitest';
import type { SetChange } from '../contract/set.ts';
import { type AuthoredSet, mergeSets, type StoredSets } from './merge-stored-sets.ts';

const note = 'fitta alla schiena, mi sono fermato';
const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 10, minute)).toISOString();
const values = {
  ...{ rowId: 'bench', setNumber: 2, reps: 8, rir: null, rpe: null, seconds: null, metres: null },
  ...{ isWarmUp: false, isFailed: false },
};
const sent = (more: Partial<SetChange>) =>
  ({ ...values, id: 'phone', weightKg: 65, note, loggedAt: at(1), isRemoved: false, ...more }) as SetChange;
const stored = (more: Partial<AuthoredSet>) =>
  ({ ...values, id: 'tablet', weightKg: 60, note: '', loggedAt: at(5), authorId: null, ...more }) as AuthoredSet;
const merge = (one: SetChange, current: AuthoredSet, more: Partial<StoredSets> = {}) =>
  mergeSets(
    [one],
    { current: [current], earlier: [], removals: [], takenIds: [], ...more },
    { authorId: null, newId: () => 'new' },
  );

test('the note of a set that arrives late is added to the set of the other device, which has none', () => {
  const { changed, earlierVersions, current } = merge(sent({}), stored({}));

  expect(changed).toMatchObject([{ id: 'tablet', weightKg: 60, note }]);
  expect(earlierVersions).toMatchObject([{ weightKg: 65, note, isOfOtherDevice: true }]);
  expect(current).toMatchObject([{ weightKg: 60, note }]);
  expect(current[0]).not.toHaveProperty('overwritten');
});

test('a later set without a note keeps the note of the other device', () => {
  const { changed, current } = merge(sent({ note: '', loggedAt: at(9) }), stored({ note }));

  expect(changed).toMatchObject([{ weightKg: 65, note }]);
  expect(current).toMatchObject([{ weightKg: 65, note, overwritten: { weightKg: 60, note } }]);
});

test('of two different notes the later one counts, as before', () => {
  expect(merge(sent({ loggedAt: at(9) }), stored({ note: 'facile' })).changed).toMatchObject([{ note }]);
  expect(merge(sent({}), stored({ note: 'facile' })).changed).toEqual([]);
});

test('a note that is taken away on a device that showed it goes', () => {
  const cleared = sent({ id: 'tablet', weightKg: 60, note: '', loggedAt: at(9) });

  expect(merge(cleared, stored({ note })).changed).toMatchObject([{ note: '' }]);
});

test('a late set that is sent again after the note was taken away does not bring it back', () => {
  const late = sent({});
  const earlier = [{ ...late, id: 'version', isRemoved: false }] as unknown as StoredSets['earlier'];

  expect(merge(late, stored({}), { earlier }).changed).toEqual([]);
});
