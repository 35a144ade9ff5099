import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../example.ts';
import { newId } from '#shell/common/ids.ts';
import { rowsFollowingProgram } from './followed-rows.ts';

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
