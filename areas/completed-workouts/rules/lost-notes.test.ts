import { expect, test } from 'vitest';
import type { SetMergeResult, StoredSets } from './merge-stored-sets.ts';
import { withKnownNotes, withLostNotes } from './lost-notes.ts';

const size = 300;
const rowId = (index: number) => `0199f2a4-5c00-7076-8000-${String(index).padStart(12, '0')}`;
const versions = (note: string) =>
  Array.from({ length: size }, (_, index) => ({
    ...{ id: rowId(index), rowId: rowId(index), setNumber: 1, note, isRemoved: false, authorId: null },
    ...{ weightKg: 60, reps: 8, rir: null, rpe: null, seconds: null, metres: null, isWarmUp: false },
    loggedAt: '2026-11-29T10:00:00.000Z',
  }));
const known = (text: (index: number) => string) =>
  Array.from({ length: 10 * size }, (_, index) => ({ rowId: rowId(index % size), setNumber: 1, note: text(index) }));

test('of the largest request the replaced notes that the device had shown are not lost, the others are', () => {
  const [changed, current] = [versions('new'), versions('old')];
  const merge = { added: [], changed, removedIds: [], earlierVersions: current } as unknown as SetMergeResult;
  const stored = { current } as unknown as StoredSets;
  const lostOf = (text: (index: number) => string) =>
    withLostNotes(merge, {
      knownNotes: known(text),
      stored,
      storedNotes: [],
      isInPerson: false,
      isUnread: () => false,
    }).earlierVersions.filter(({ isNoteLost }) => isNoteLost);

  expect(lostOf((index) => (index < size ? 'old' : `other ${index}`))).toEqual([]);
  expect(lostOf((index) => `other ${index}`)).toHaveLength(size);
});

test('of the known notes the last hundred are stored, each once', () => {
  const sets = versions('new');
  const first = withKnownNotes([], { sets, knownNotes: known((index) => `old ${index}`) });

  expect(first).toHaveLength(100);
  expect(withKnownNotes(first, { sets, knownNotes: first })).toEqual(first);
});
