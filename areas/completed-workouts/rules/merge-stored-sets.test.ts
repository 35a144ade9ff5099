import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SetChange } from '../contract/set.ts';
import { latestVersion, setKey, type Version } from './set-versions.ts';
import { type AuthoredSet, type StoredSets, mergeSets } from './merge-stored-sets.ts';
import { noSets, storedSetsOf, withEarlierVersions, applyChanges } from './testing/known-sets.ts';

/**
 * In `calls`, phones may log different values at one instant; in `agreeingCalls` the values of one instant are equal.
 */
const calls = callsOf(3);
const agreeingCalls = callsOf(1);

describe('a merge', () => {
  test('adds a new set and changes nothing else', () => {
    const writing = write([set({ id: 'phone' })]);

    expect(writing).toEqual({
      added: [stored({ id: 'phone' })],
      changed: [],
      removedIds: [],
      earlierVersions: [],
      current: [live({ id: 'phone' })],
      newestAt: at(0),
    });
  });

  test('replaces 80 kg by 82.5 kg under the stored id, and stores the 80 kg as an earlier version', () => {
    const writing = write([set({ id: 'tablet', weightKg: 82.5, loggedAt: at(5) })], {
      current: [stored({ id: 'phone' })],
    });

    expect(writing).toMatchObject({ added: [], changed: [{ id: 'phone', weightKg: 82.5 }], newestAt: null });
    expect(writing.earlierVersions).toMatchObject([{ weightKg: 80, isRemoved: false }]);
    expect(writing.current).toMatchObject([{ id: 'phone', weightKg: 82.5 }]);
  });

  test('keeps the author when the same values are logged again later, without an earlier version', () => {
    const writing = write([set({ loggedAt: at(5) })], { current: [stored({ authorId: 'coach' })] });

    expect(writing).toMatchObject({ changed: [{ loggedAt: at(5), authorId: 'coach' }], earlierVersions: [] });
  });

  test('stores a version that was logged earlier, without changing the current one', () => {
    const current = [stored({ id: 'phone', loggedAt: at(5) })];
    const writing = write([set({ id: 'tablet', weightKg: 85, loggedAt: at(4) })], { current });

    expect(writing).toMatchObject({ added: [], changed: [], current: [{ id: 'phone', weightKg: 80 }] });
    expect(writing.earlierVersions).toMatchObject([{ weightKg: 85, loggedAt: at(4) }]);
  });

  test('stores 80, 85 and 90 kg of one instant as three versions, whose ids are the same when they are sent again', () => {
    const sent = [set({ weightKg: 80 }), set({ weightKg: 85 }), set({ weightKg: 90 })];
    const { added, earlierVersions } = write(sent);
    const later = write([set({ weightKg: 95, loggedAt: at(1) })], { current: added });
    const again = write(sent, { current: later.changed });
    const ids = [...later.earlierVersions, ...earlierVersions].map(({ id }) => id);

    expect(added).toMatchObject([{ weightKg: 80 }]);
    expect(new Set(ids).size).toBe(3);
    expect(again.earlierVersions.map(({ id }) => id)).toEqual(ids);
  });

  test('stores 82.30000000000001 kg as 82.3 kg, and changes nothing when it is sent again', () => {
    const sent = set({ weightKg: 82.30000000000001, metres: 0.1 + 0.2, rpe: 7.500000000000001 });
    const { added } = write([sent]);

    expect(added).toMatchObject([{ weightKg: 82.3, metres: 0.3, rpe: 7.5 }]);
    expect(write([sent], { current: added })).toMatchObject({ added: [], changed: [], earlierVersions: [] });
  });

  test('removes a set, and stores the removal and the removed values as earlier versions', () => {
    const writing = write([set({ isRemoved: true, loggedAt: at(5) })], { current: [stored({ id: 'phone' })] });

    expect(writing).toMatchObject({ removedIds: ['phone'], current: [] });
    expect(writing.earlierVersions).toMatchObject([{ isRemoved: false }, { id: 'phone', isRemoved: true }]);
  });

  test('restores a removed set under its id only with a version logged later', () => {
    const removals = [{ id: 'phone', rowId: 'bench', setNumber: 1, loggedAt: at(5) }];

    expect(write([set({ loggedAt: at(6) })], { removals }).added).toMatchObject([{ id: 'phone' }]);
    expect(write([set({ loggedAt: at(4) })], { removals })).toMatchObject({
      added: [],
      earlierVersions: [{ isRemoved: false }],
    });
  });

  test('replaces an id that another set has, in the database or in the request', () => {
    const sent = [set({ id: 'a' }), set({ id: 'b', setNumber: 2 }), set({ id: 'b', setNumber: 3 })];

    expect(write(sent, { takenIds: ['a'] }).added.map(({ id }) => id)).toEqual(['new 1', 'b', 'new 2']);
  });

  test('makes the last of three versions of a set current, and stores the two others', () => {
    const writing = write([
      set({ weightKg: 70, loggedAt: at(1) }),
      set({ weightKg: 90, loggedAt: at(3) }),
      set({ weightKg: 80, loggedAt: at(2) }),
    ]);

    expect(writing.added).toMatchObject([{ id: 'a', weightKg: 90 }]);
    expect(writing.earlierVersions.map(({ weightKg }) => weightKg)).toEqual([70, 80]);
  });

  test('treats 18:30:00Z and 18:30:00.000Z as one instant', () => {
    const current = [stored({ loggedAt: '2026-11-18T18:30:00.000Z' })];

    expect(write([set({ loggedAt: '2026-11-18T18:30:00Z' })], { current })).toMatchObject({
      changed: [],
      earlierVersions: [],
    });
  });

  test('adds a set once that is sent twice in a request, without an earlier version', () => {
    expect(write([set({}), set({})])).toMatchObject({ added: [{ id: 'a' }], earlierVersions: [] });
  });
});

test('after any requests, the version of a set logged last is current; at one instant, the first to arrive', () => {
  fc.assert(
    fc.property(calls, (sent) => {
      const latest = [...Map.groupBy(sent.flat(), setKey).values()].flatMap(
        (versions) => latestVersion(versions) ?? [],
      );
      const expected = latest.filter(({ isRemoved }) => !isRemoved);

      expect(valuesOf(after(sent).current)).toEqual(valuesOf(expected));
    }),
  );
});

test('the result depends neither on the order of the requests nor on their number', () => {
  fc.assert(
    fc.property(agreeingCalls, (sent) => {
      const inOrder = valuesOf(after(sent).current);

      expect(valuesOf(after(sent.toReversed()).current)).toEqual(inOrder);
      expect(valuesOf(after([sent.flat()]).current)).toEqual(inOrder);
    }),
  );
});

test('no version is lost: every sent version is current or an earlier version', () => {
  fc.assert(
    fc.property(calls, (sent) => {
      const { current, earlierVersions } = after(sent);
      const known = new Set([...current, ...earlierVersions].map(saidBy));

      for (const version of sent.flat()) expect(known).toContain(saidBy(version));
    }),
  );
});

test('a removal that is sent again after a later one is not stored twice', () => {
  const removed = (minute: number) => set({ isRemoved: true, loggedAt: at(minute) });
  const removals = [set({ id: 'first', loggedAt: at(5) }), set({ id: 'second', loggedAt: at(9) })];

  expect(write([removed(5), removed(9)], { removals })).toMatchObject({ earlierVersions: [] });
});

test('a set keeps its id, no two sets have the same id, and a repeated request changes nothing', () => {
  fc.assert(
    fc.property(calls, (sent) => {
      let before = noSets;
      for (const sets of sent) {
        const now = applyChanges(before, sets, newId);
        const again = mergeSets(sets, storedSetsOf(now, sets), { authorId: null, newId });

        expect(new Set(now.current.map(({ id }) => id)).size).toBe(now.current.length);
        for (const { id, ...values } of before.current)
          expect([id, undefined]).toContain(now.current.find((set) => setKey(set) === setKey(values))?.id);
        expect([...again.added, ...again.changed, ...again.removedIds]).toEqual([]);
        expect(withEarlierVersions(now, again.earlierVersions).earlierVersions).toEqual(now.earlierVersions);
        before = now;
      }
    }),
  );
});

function after(sent: readonly (readonly SetChange[])[]) {
  return sent.reduce((known, sets) => applyChanges(known, sets, newId), noSets);
}

let made = 0;

function newId(): string {
  made += 1;
  return `new ${made}`;
}

function write(sent: SetChange[], known: Partial<StoredSets> = {}) {
  made = 0;
  return mergeSets(sent, { current: [], earlier: [], removals: [], takenIds: [], ...known }, { authorId: null, newId });
}

function at(minute: number): string {
  return `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`;
}

function live(more: Partial<AuthoredSet>) {
  const { authorId: _, ...values } = stored(more);
  return values;
}

function stored(more: Partial<AuthoredSet>): AuthoredSet {
  const { isRemoved: _, ...values } = set({});
  return { ...values, authorId: null, ...more };
}

function set(more: Partial<SetChange>): SetChange {
  const nothingElse = {
    rir: null,
    rpe: null,
    seconds: null,
    metres: null,
    note: '',
    isWarmUp: false,
    isRemoved: false,
  };
  return { id: 'a', rowId: 'bench', setNumber: 1, weightKg: 80, reps: 8, loggedAt: at(0), ...nothingElse, ...more };
}

/**
 * Returns the values of sets in the order of their numbers, without ids and authors, which depend on the order of
 * arrival.
 */
function valuesOf(sets: readonly Partial<AuthoredSet & SetChange>[]) {
  return sets
    .map(({ id: _, authorId: __, isRemoved: ___, ...values }) => values)
    .toSorted((one, other) => (one.setNumber ?? 0) - (other.setNumber ?? 0));
}

function saidBy({ isRemoved, weightKg, ...version }: Version & { weightKg: number | null }): string {
  return `${setKey(version)} ${version.loggedAt} ${isRemoved ? 'removed' : weightKg}`;
}

/**
 * Generates sync requests of several phones. The values of a set depend only on the minute at which it was logged and
 * on the phone.
 */
function callsOf(phones: number) {
  const anySet = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      setNumber: fc.nat(2),
      minute: fc.integer({ min: 10, max: 39 }),
      phone: fc.nat(phones - 1),
    })
    .map(({ id, setNumber, minute, phone }) =>
      set({ id, setNumber, weightKg: minute + phone / 4, isRemoved: (minute + phone) % 4 === 0, loggedAt: at(minute) }),
    );
  return fc.array(fc.array(anySet, { maxLength: 6 }), { maxLength: 6 });
}
