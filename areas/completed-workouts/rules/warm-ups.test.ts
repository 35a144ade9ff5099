import { expect, test } from 'vitest';
import type { CompletedSet } from '../contract/set.ts';
import { exampleCompletedWorkout } from '../example.ts';
import { runningRows } from './set-order.ts';
import { warmUpLines, warmUpValues } from './warm-ups.ts';

const [bench] = exampleCompletedWorkout.rows;
const [doneSet] = exampleCompletedWorkout.sets;
if (!bench || !doneSet) throw new Error('the example has no set');
const row = { ...bench, warmUp: '10x20, 5x50%' };
const logged = (setNumber: number): CompletedSet => ({ ...doneSet, setNumber, isWarmUp: true });

test('prescribed warm-ups are numbered from 51, and a logged one stays in its position', () => {
  const lines = warmUpLines(row, [logged(52), { ...doneSet, setNumber: 1 }]);

  expect(lines.map(({ setNumber, logged }) => [setNumber, logged !== null])).toEqual([
    [51, false],
    [52, true],
  ]);
});

test('a warm-up that the coach has removed since is still there when it was logged', () => {
  expect(warmUpLines({ ...row, warmUp: '' }, [logged(51)])).toMatchObject([{ setNumber: 51, prescribed: null }]);
});

test('a skipped row, a swapped exercise and a row stored by an older version have no warm-ups to do', () => {
  const { warmUp: _, ...older } = row;
  const change = { rowId: row.id, skipReason: null, skipNote: '', changedAt: '2026-11-20T08:00:00.000Z' };
  const [swapped] = runningRows([row], [{ ...change, exerciseId: doneSet.id, exerciseName: 'Chest press' }]);

  expect(warmUpLines({ ...row, skip: { reason: 'pain', note: '' } }, [])).toEqual([]);
  expect(swapped && warmUpLines(swapped, [])).toEqual([]);
  expect(warmUpLines(older as typeof row, [])).toEqual([]);
});

test('half of a working load of 85 kg is logged as 42.5 kg, without effort and as a warm-up', () => {
  const half = { reps: 5, load: 50, unit: '%' as const };

  expect(warmUpValues(half, { weightKg: 85, stepKg: 2.5 })).toEqual({
    ...{ weightKg: 42.5, reps: 5, rir: null, rpe: null, seconds: null, metres: null },
    ...{ note: '', isWarmUp: true },
  });
  expect(warmUpValues(half, { weightKg: null, stepKg: 2.5 })).toMatchObject({ weightKg: null, reps: 5 });
});
