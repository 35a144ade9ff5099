import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompletedSet } from '../contract/set.ts';
import { exampleCompletedWorkout } from '../example.ts';
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

test('the superset goes round: B1, B2, B1, B2, B1, B2', () => {
  const names = new Map(rows.map((row) => [row.id, labelOf(row)]));
  const walk = remainingSets({ rows, sets: [] }).map(({ rowId, setNumber }) => `${names.get(rowId)}.${setNumber}`);

  expect(walk.slice(0, 4)).toEqual(['A.1', 'A.2', 'A.3', 'A.4']);
  expect(walk.slice(4, 10)).toEqual(['B1.1', 'B2.1', 'B1.2', 'B2.2', 'B1.3', 'B2.3']);
});

test('after the first set of lateral raises comes the first of push-downs, after that the second round', () => {
  const benched = sets.filter(({ rowId }) => rowId === bench);
  const raise = logged(lateralRaise, 1);
  const push = logged(pushDown, 1);

  expect(nextSet({ rows, sets: [...benched, raise] }, raise)).toEqual({ rowId: pushDown, setNumber: 1 });
  expect(nextSet({ rows, sets: [...benched, raise, push] }, push)).toEqual({ rowId: lateralRaise, setNumber: 2 });
});

test('who jumps ahead to the plank is brought back to what was skipped at the end', () => {
  const done = [1, 2, 3].map((setNumber) => logged(plank, setNumber));

  expect(nextSet({ rows, sets: done }, done[2])).toEqual({ rowId: bench, setNumber: 1 });
});

test('after a reload it goes on behind the set logged last: push-down 3 of the example leads to the plank', () => {
  expect(nextSet({ rows, sets }, lastLogged(sets))).toEqual({ rowId: plank, setNumber: 1 });
});

test('the example stands at 10 of 13 sets; an eleventh on top makes it 11 of 14', () => {
  const extra = logged(bench, 5);

  expect(progress({ rows, sets })).toEqual({ done: 10, planned: 13 });
  expect(progress({ rows, sets: [...sets, extra] })).toEqual({ done: 11, planned: 14 });
});

test('a row whose sets the coach left open begins with one line', () => {
  const open = rows.slice(0, 1).map((row) => ({ ...row, sets: null }));

  expect(remainingSets({ rows: open, sets: [] })).toEqual([{ rowId: bench, setNumber: 1 }]);
});

test('a warm-up comes on top: with one of them there are 13 working sets still', () => {
  const warmUp = { ...logged(bench, 1), isWarmUp: true };

  expect(progress({ rows, sets: [warmUp] })).toEqual({ done: 1, planned: 14 });
  expect(nextSet({ rows, sets: [warmUp] }, warmUp)).toEqual({ rowId: bench, setNumber: 2 });
});

test('an exercise that is left out asks for nothing any more, and what was done of it stays', () => {
  const why = { skipReason: 'pain', skipNote: 'Spalla', exerciseId: null, exerciseName: '' } as const;
  const left = runningRows(rows, [{ ...why, rowId: bench ?? '', changedAt: '2026-11-18T18:00:00.000Z' }]);

  expect(progress({ rows: left, sets: [logged(bench, 1)] })).toEqual({ done: 1, planned: 10 });
  expect(nextSet({ rows: left, sets: [] }, undefined)).toEqual({ rowId: lateralRaise, setNumber: 1 });
});

test('another exercise takes the place of the bench: its name, and not the 80 kg that were asked of the bench', () => {
  const instead = { skipReason: null, skipNote: '', exerciseId: 'dumbbells', exerciseName: 'Panca con manubri' };
  const [row] = runningRows(rows, [{ ...instead, rowId: bench ?? '', changedAt: '2026-11-18T18:00:00.000Z' }]);

  expect(row).toMatchObject({ name: 'Panca con manubri', insteadOf: 'Panca piana con bilanciere', weight: '' });
});

test('the bench rests 150 seconds, inside the superset nobody rests, and after the last set neither', () => {
  const next: SetRef = { rowId: plank ?? '', setNumber: 1 };
  const rests = rows.map((row) => restAfter(row, next));

  expect(rests).toEqual([150, 0, 75, 60]);
  expect(rows.map((row) => restAfter(row, null))).toEqual([0, 0, 0, 0]);
});

test('logging what comes next, from wherever one starts, does every set exactly once', () => {
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
