import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../example.ts';
import { newId } from '#shell/common/ids.ts';
import type { PrescribedRow } from '../contract/set.ts';
import { rowsFollowingProgram, rowsStillToDo } from './followed-rows.ts';

const begun = exampleCompletedWorkout.rows;
const [first, second] = begun;
if (!first || !second) throw new Error('followed-rows: the example needs two exercises');

test('exercises of which nothing was logged have the loads, sets and notes of the program now, the others its notes', () => {
  const current = begun.map((row) => ({ ...row, weight: '40 kg', info: 'Piano' }));

  expect(rowsFollowingProgram(begun, current, new Set())).toEqual(current);
  expect(rowsFollowingProgram(begun, current, new Set([first.id]))).toEqual([
    { ...first, info: 'Piano' },
    ...current.slice(1),
  ]);
});

test('another exercise, a removed and a new one change nothing', () => {
  const swapped = { ...first, exerciseId: newId(), weight: '40 kg' };

  expect(rowsFollowingProgram(begun, [swapped, { ...second, id: newId() }], new Set())).toBe(begun);
});

test('the sets to do of a half-done exercise follow the program, of a done one only further sets, and never another exercise or type', () => {
  const set = exampleCompletedWorkout.sets.find(({ rowId, isWarmUp }) => rowId === first.id && !isWarmUp);
  if (!set) throw new Error('followed-rows: the example needs a set');
  const row = { ...first, type: 'reps' as const, sets: 2, weight: '60' };
  const lighter = { ...row, weight: '50' };
  const shown = (now: PrescribedRow, setNumbers: number[]) =>
    rowsStillToDo(
      [row],
      [now],
      setNumbers.map((setNumber) => ({ ...set, setNumber })),
    )[0];

  expect(shown(lighter, [1])).toEqual({ ...lighter, begunAs: row });
  expect(shown(lighter, [1, 2])).toBe(row);
  expect(shown({ ...lighter, sets: 3 }, [1, 2])).toEqual({ ...lighter, sets: 3, begunAs: row });
  expect(shown({ ...lighter, exerciseId: newId() }, [1])).toBe(row);
  expect(shown({ ...lighter, type: 'time' }, [1])).toBe(row);
  expect(shown({ ...row, info: 'Piano' }, [1])).toBe(row);
});
