import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SetChange } from '../contract/set.ts';
import { latestVersion, setKey, type Version } from './set-versions.ts';
import { type AuthoredSet, type StoredSets, mergeSets } from './merge-stored-sets.ts';
import { noSets, placesOf, withKept, written } from './testing/known-sets.ts';

/** Two phones may say two things of one instant. */
const calls = callsOf(3);
const agreeingCalls = callsOf(1);

describe('of one call', () => {
  test('a new set is one set to add and nothing else', () => {
    const writing = write([set({ id: 'phone' })]);

    expect(writing).toEqual({
      added: [stored({ id: 'phone' })],
      changed: [],
      removedIds: [],
      kept: [],
      standing: [live({ id: 'phone' })],
      newestAt: at(0),
    });
  });

  test('82.5 kg in the place of 80 kg are a change under the known id, and the 80 kg are kept', () => {
    const writing = write([set({ id: 'tablet', weightKg: 82.5, loggedAt: at(5) })], {
      standing: [stored({ id: 'phone' })],
    });

    expect(writing).toMatchObject({ added: [], changed: [{ id: 'phone', weightKg: 82.5 }], newestAt: null });
    expect(writing.kept).toMatchObject([{ weightKg: 80, isRemoved: false }]);
    expect(writing.standing).toMatchObject([{ id: 'phone', weightKg: 82.5 }]);
  });

  test('the same numbers confirmed later keep who wrote them, and no version', () => {
    const writing = write([set({ loggedAt: at(5) })], { standing: [stored({ authorId: 'coach' })] });

    expect(writing).toMatchObject({ changed: [{ loggedAt: at(5), authorId: 'coach' }], kept: [] });
  });

  test('a version that comes too late is kept and changes nothing', () => {
    const standing = [stored({ id: 'phone', loggedAt: at(5) })];
    const writing = write([set({ id: 'tablet', weightKg: 85, loggedAt: at(4) })], { standing });

    expect(writing).toMatchObject({ added: [], changed: [], standing: [{ id: 'phone', weightKg: 80 }] });
    expect(writing.kept).toMatchObject([{ weightKg: 85, loggedAt: at(4) }]);
  });

  test('80, 85 and 90 kg of one instant are three versions, under an id each that is the same when they come again', () => {
    const sent = [set({ weightKg: 80 }), set({ weightKg: 85 }), set({ weightKg: 90 })];
    const { added, kept } = write(sent);
    const later = write([set({ weightKg: 95, loggedAt: at(1) })], { standing: added });
    const again = write(sent, { standing: later.changed });
    const ids = [...later.kept, ...kept].map(({ id }) => id);

    expect(added).toMatchObject([{ weightKg: 80 }]);
    expect(new Set(ids).size).toBe(3);
    expect(again.kept.map(({ id }) => id)).toEqual(ids);
  });

  test('82.30000000000001 kg are 82.3 kg, and nothing new when they come again', () => {
    const sent = set({ weightKg: 82.30000000000001, metres: 0.1 + 0.2, rpe: 7.500000000000001 });
    const { added } = write([sent]);

    expect(added).toMatchObject([{ weightKg: 82.3, metres: 0.3, rpe: 7.5 }]);
    expect(write([sent], { standing: added })).toMatchObject({ added: [], changed: [], kept: [] });
  });

  test('a removal empties the place, and is kept with what stood there', () => {
    const writing = write([set({ isRemoved: true, loggedAt: at(5) })], { standing: [stored({ id: 'phone' })] });

    expect(writing).toMatchObject({ removedIds: ['phone'], standing: [] });
    expect(writing.kept).toMatchObject([{ isRemoved: false }, { id: 'phone', isRemoved: true }]);
  });

  test('a place that was emptied is filled again under the id it had, and by nothing older', () => {
    const removals = [{ id: 'phone', rowId: 'bench', setNumber: 1, loggedAt: at(5) }];

    expect(write([set({ loggedAt: at(6) })], { removals }).added).toMatchObject([{ id: 'phone' }]);
    expect(write([set({ loggedAt: at(4) })], { removals })).toMatchObject({
      added: [],
      kept: [{ isRemoved: false }],
    });
  });

  test('an id that another set has, in the database or in the call, is replaced by a new one', () => {
    const sent = [set({ id: 'a' }), set({ id: 'b', setNumber: 2 }), set({ id: 'b', setNumber: 3 })];

    expect(write(sent, { takenIds: ['a'] }).added.map(({ id }) => id)).toEqual(['new 1', 'b', 'new 2']);
  });

  test('of three versions of a place the last one stands and the two others are kept', () => {
    const writing = write([
      set({ weightKg: 70, loggedAt: at(1) }),
      set({ weightKg: 90, loggedAt: at(3) }),
      set({ weightKg: 80, loggedAt: at(2) }),
    ]);

    expect(writing.added).toMatchObject([{ id: 'a', weightKg: 90 }]);
    expect(writing.kept.map(({ weightKg }) => weightKg)).toEqual([70, 80]);
  });

  test('18:30:00Z and 18:30:00.000Z are one instant', () => {
    const standing = [stored({ loggedAt: '2026-11-18T18:30:00.000Z' })];

    expect(write([set({ loggedAt: '2026-11-18T18:30:00Z' })], { standing })).toMatchObject({ changed: [], kept: [] });
  });

  test('the same set twice is added once and kept nowhere', () => {
    expect(write([set({}), set({})])).toMatchObject({ added: [{ id: 'a' }], kept: [] });
  });
});

test('what stands after any calls is of each place the version logged last, the first of one instant', () => {
  fc.assert(
    fc.property(calls, (sent) => {
      const latest = [...Map.groupBy(sent.flat(), setKey).values()].flatMap(
        (versions) => latestVersion(versions) ?? [],
      );
      const expected = latest.filter(({ isRemoved }) => !isRemoved);

      expect(valuesOf(after(sent).standing)).toEqual(valuesOf(expected));
    }),
  );
});

test('it does not matter which of two phones comes back first, nor in how many calls', () => {
  fc.assert(
    fc.property(agreeingCalls, (sent) => {
      const inOrder = valuesOf(after(sent).standing);

      expect(valuesOf(after(sent.toReversed()).standing)).toEqual(inOrder);
      expect(valuesOf(after([sent.flat()]).standing)).toEqual(inOrder);
    }),
  );
});

test('no version is lost: whatever was sent stands or is kept', () => {
  fc.assert(
    fc.property(calls, (sent) => {
      const { standing, kept } = after(sent);
      const known = new Set([...standing, ...kept].map(saidBy));

      for (const version of sent.flat()) expect(known).toContain(saidBy(version));
    }),
  );
});

test('a place keeps its id, no two sets have the same, and a repeated call writes nothing that is new', () => {
  fc.assert(
    fc.property(calls, (sent) => {
      let before = noSets;
      for (const sets of sent) {
        const now = written(before, sets, newId);
        const again = mergeSets(sets, placesOf(now, sets), { authorId: null, newId });

        expect(new Set(now.standing.map(({ id }) => id)).size).toBe(now.standing.length);
        for (const { id, ...place } of before.standing)
          expect([id, undefined]).toContain(now.standing.find((set) => setKey(set) === setKey(place))?.id);
        expect([...again.added, ...again.changed, ...again.removedIds]).toEqual([]);
        expect(withKept(now, again.kept).kept).toEqual(now.kept);
        before = now;
      }
    }),
  );
});

function after(sent: readonly (readonly SetChange[])[]) {
  return sent.reduce((known, sets) => written(known, sets, newId), noSets);
}

let made = 0;

function newId(): string {
  made += 1;
  return `new ${made}`;
}

function write(sent: SetChange[], known: Partial<StoredSets> = {}) {
  made = 0;
  return mergeSets(sent, { standing: [], removals: [], takenIds: [], ...known }, { authorId: null, newId });
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

/** In the order of their places; the id is that of whoever came first. */
function valuesOf(sets: readonly Partial<AuthoredSet & SetChange>[]) {
  return sets
    .map(({ id: _, authorId: __, isRemoved: ___, ...values }) => values)
    .toSorted((one, other) => (one.setNumber ?? 0) - (other.setNumber ?? 0));
}

function saidBy({ isRemoved, weightKg, ...version }: Version & { weightKg: number | null }): string {
  return `${setKey(version)} ${version.loggedAt} ${isRemoved ? 'removed' : weightKg}`;
}

/** What a set is follows from the minute it was logged in and the phone. */
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
