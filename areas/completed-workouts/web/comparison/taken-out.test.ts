import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../../example.ts';
import { comparedRows } from './compare.ts';

test('an exercise that the coach took out is not missing, and of a half-done one only the sets that were done count', () => {
  const rows = exampleCompletedWorkout.rows.map((row) => ({ ...row, isTakenOut: true as const }));
  const sets = exampleCompletedWorkout.sets.filter(({ setNumber }) => setNumber <= 2);
  const [press, , , plank] = comparedRows({ ...exampleCompletedWorkout, rows, sets });

  expect(press).toMatchObject({ done: 2, planned: 2 });
  expect(press?.sets.map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect(plank).toMatchObject({ verdict: 'taken_out', sets: [], planned: 0 });
});
