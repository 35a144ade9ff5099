import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompletedSet } from '../contract/set.ts';
import { exampleCompletedWorkout } from '../example.ts';
import { countedSets } from './figures.ts';
import {
  blocks,
  labelOf,
  lastLogged,
  remainingSets,
  progress,
  restAfter,
  runningRows,
  type SetRef,
  nextSet,
} from './set-order.ts';

const { rows, sets } = exampleCompletedWorkout;
const [bench, lateralRaise, pushDown, plank] = rows.map(({ id }) => id);

test('"Spinta" is A, the superset B1 and B2, and C', () => {
  expect(blocks(rows).map((block) => block.map(labelOf))).toEqual([['A'], ['B1', 'B2'], ['C']]);
});

test('the sets of a superset alternate: B1, B2, B1, B2, B1, B2', () => {
  const names = new Map(rows.map((row) => [row.id, labelOf(row)]));
  const walk = remainingSets({ rows, sets: [] }).map(({ rowId, setNumber }) => `${names.get(rowId)}.${setNumber}`);

  expect(walk.slice(0, 4)).toEqual(['A.1', 'A.2', 'A.3', 'A.4']);
  expect(walk.slice(4, 10)).toEqual(['B1.1', 'B2.1', 'B1.2', 'B2.2', 'B1.3', 'B2.3']);
});

test('an exercise that the coach took out has no sets to do and is not missing at the end', () => {
  const without = rows.map((row) => (row.id === plank ? { ...row, isTakenOut: true as const } : row));

  expect(progress({ rows: without, sets })).toMatchObject({ done: 10, planned: 10 });
  expect(remainingSets({ rows: without, sets: [] }).some(({ rowId }) => rowId === plank)).toBe(false);
});

test('after the first set of lateral raises comes the first of push-downs, after that the second round', () => {
  const benched = sets.filter(({ rowId }) => rowId === bench);
  const raise = logged(lateralRaise, 1);
  const push = logged(pushDown, 1);

  expect(nextSet({ rows, sets: [...benched, raise] }, raise)).toEqual({ rowId: pushDown, setNumber: 1 });
  expect(nextSet({ rows, sets: [...benched, raise, push] }, push)).toEqual({ rowId: lateralRaise, setNumber: 2 });
});

test('after the plank was done first, the skipped sets follow', () => {
  const done = [1, 2, 3].map((setNumber) => logged(plank, setNumber));

  expect(nextSet({ rows, sets: done }, done[2])).toEqual({ rowId: bench, setNumber: 1 });
});

test('after a reload the set after the one logged last is next: push-down 3 of the example leads to the plank', () => {
  expect(nextSet({ rows, sets }, lastLogged(sets))).toEqual({ rowId: plank, setNumber: 1 });
});

test('the example has 10 of 13 sets; an added set that is logged is not one of those prescribed', () => {
  const extra = logged(bench, 5);

  expect(progress({ rows, sets })).toMatchObject({ done: 10, planned: 13 });
  expect(progress({ rows, sets: [...sets, extra] })).toMatchObject({ done: 10, planned: 13 });
});

test('three prescribed warm-ups change neither the order nor the count of the sets, logged or not', () => {
  const warm = rows.map((row) => (row.id === bench ? { ...row, warmUp: '10x20, 5x40, 3x60' } : row));
  const done = { ...logged(bench, 51), isWarmUp: true };

  expect(progress({ rows: warm, sets: [] })).toEqual(progress({ rows, sets: [] }));
  expect(progress({ rows: warm, sets: [done] })).toMatchObject({ done: 0, planned: 13 });
  expect(nextSet({ rows: warm, sets: [done] }, done)).toEqual({ rowId: bench, setNumber: 1 });
});

test('a row without a prescribed number of sets begins with one set', () => {
  const open = rows.slice(0, 1).map((row) => ({ ...row, sets: null }));

  expect(remainingSets({ rows: open, sets: [] })).toEqual([{ rowId: bench, setNumber: 1 }]);
});

test('a warm-up is added to the 13 prescribed sets', () => {
  const warmUp = { ...logged(bench, 1), isWarmUp: true };

  expect(progress({ rows, sets: [warmUp] })).toMatchObject({ done: 0, planned: 13 });
  expect(nextSet({ rows, sets: [warmUp] }, warmUp)).toEqual({ rowId: bench, setNumber: 2 });
});

test('in a drop set of 40+30+20 kg the two drops follow the set without a rest; it counts as one set as soon as its first part is done', () => {
  const drops = rows.map((row) => (row.id === bench ? { ...row, reps: '10+8+6', weight: '40+30+20 kg' } : row));
  const done = [logged(bench, 1)];
  expect(progress({ rows: drops, sets: done })).toMatchObject({ done: countedSets(done).length, planned: 13 });

  for (const setNumber of [101, 201]) {
    const next = { rowId: bench, setNumber };
    expect(nextSet({ rows: drops, sets: done }, done.at(-1))).toEqual(next);
    expect(restAfter(drops, { done: done.at(-1) ?? logged(bench, 1), next: { rowId: bench ?? '', setNumber } })).toBe(
      0,
    );
    done.push(logged(bench, setNumber));
  }

  const onlySet = drops.flatMap((row) => (row.id === bench ? { ...row, sets: 1 } : []));
  expect(progress({ rows: onlySet, sets: done.slice(0, 2) })).toMatchObject({ done: 1, planned: 1, isComplete: false });
  expect(progress({ rows: onlySet, sets: done })).toMatchObject({ done: 1, planned: 1, isComplete: true });
  const second = { rowId: bench ?? '', setNumber: 2 };
  expect(nextSet({ rows: drops, sets: done }, done.at(-1))).toEqual(second);
  expect(restAfter(drops, { done: logged(bench, 201), next: second })).toBe(150);
  expect(progress({ rows: drops, sets: done })).toMatchObject({ done: 1, planned: 13 });
});

test('drops of B1 come before B2, with two warm-ups before the set too, and none follow a swapped exercise', () => {
  const drops = rows.map((row) => (row.id === lateralRaise ? { ...row, reps: '12-12+8', weight: '8-8+6 kg' } : row));
  const warmUps = [1, 2].map((setNumber) => ({ ...logged(lateralRaise, setNumber), isWarmUp: true }));
  const benched = [1, 2, 3, 4].map((setNumber) => logged(bench, setNumber));
  const sets = [...benched, ...warmUps, logged(lateralRaise, 3), logged(pushDown, 1), logged(lateralRaise, 4)];

  expect(nextSet({ rows: drops, sets }, sets.at(-1))).toEqual({ rowId: lateralRaise, setNumber: 104 });
  const swapped = drops.map((row) => ({ ...row, weight: '' }));
  expect(nextSet({ rows: swapped, sets }, sets.at(-1))).not.toMatchObject({ setNumber: 104 });
});

test('a skipped exercise has no sets to do, keeps its logged sets, and counts as planned as it does afterwards', () => {
  const why = { skipReason: 'pain', skipNote: 'Spalla', exerciseId: null, exerciseName: '' } as const;
  const left = runningRows(rows, [{ ...why, rowId: bench ?? '', changedAt: '2026-11-18T18:00:00.000Z' }]);

  expect(progress({ rows: left, sets: [logged(bench, 1)] })).toMatchObject({
    done: 1,
    planned: 13,
    skipped: 3,
    isComplete: false,
  });
  expect(nextSet({ rows: left, sets: [] }, undefined)).toEqual({ rowId: lateralRaise, setNumber: 1 });
});

test('a swapped row has the name of the other exercise, without the 80 kg prescribed for the bench press', () => {
  const instead = { skipReason: null, skipNote: '', exerciseId: 'dumbbells', exerciseName: 'Panca con manubri' };
  const [row] = runningRows(rows, [{ ...instead, rowId: bench ?? '', changedAt: '2026-11-18T18:00:00.000Z' }]);

  expect(row).toMatchObject({ name: 'Panca con manubri', insteadOf: 'Panca piana con bilanciere', weight: '' });
});

test('the rest is 150 seconds after the bench press, and 0 inside the superset and after the last set', () => {
  const rests = rows.map(({ id }) => {
    const done = { rowId: id, setNumber: 1 };
    return restAfter(rows, { done, next: nextSet({ rows, sets: [logged(id, 1)] }, done) });
  });

  expect(rests).toEqual([150, 0, 75, 60]);
  expect(rows.map(({ id }) => restAfter(rows, { done: { rowId: id, setNumber: 1 }, next: null }))).toEqual([
    0, 0, 0, 0,
  ]);
});

test('a round of a superset ends with its rest when the other exercise is skipped or has fewer sets', () => {
  const done: SetRef = { rowId: lateralRaise ?? '', setNumber: 1 };
  const skipped = rows.map((row) =>
    row.id === pushDown ? { ...row, skip: { reason: 'pain' as const, note: '' } } : row,
  );

  expect(restAfter(skipped, { done, next: nextSet({ rows: skipped, sets: [logged(done.rowId, 1)] }, done) })).toBe(75);
  expect(restAfter(rows, { done, next: { rowId: plank ?? '', setNumber: 1 } })).toBe(75);
  expect(restAfter(rows, { done, next: { rowId: pushDown ?? '', setNumber: 1 } })).toBe(0);
});

test('logging the next set repeatedly, from any set on, logs every set exactly once', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(remainingSets({ rows, sets: [] }), { maxLength: 6 }), (jumps) => {
      const done = jumps.map((step) => logged(step.rowId, step.setNumber));
      for (let next = nextSet({ rows, sets: done }, done.at(-1)); next; ) {
        done.push(logged(next.rowId, next.setNumber));
        next = nextSet({ rows, sets: done }, done.at(-1));
      }

      expect(new Set(done.map((set) => `${set.rowId} ${set.setNumber}`)).size).toBe(13);
      expect(done).toHaveLength(13);
    }),
  );
});

function logged(rowId: string | undefined, setNumber: number): CompletedSet {
  const loggedAt = '2026-11-18T18:12:00.000Z';
  const others = { rir: null, rpe: null, seconds: null, metres: null, note: '', isWarmUp: false };
  return { id: `${rowId} ${setNumber}`, rowId: rowId ?? '', setNumber, weightKg: 20, reps: 10, loggedAt, ...others };
}
