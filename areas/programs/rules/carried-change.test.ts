import { expect, test } from 'vitest';
import { exampleProgram } from '../example.ts';
import type { ExerciseRow } from '../contract/document.ts';
import { carriedChange } from './carried-change.ts';

const row = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.exercises[0] as ExerciseRow;
const before = { ...row, weight: '100 kg', sets: 3, progression: { kind: 'linear' as const, stepKg: 2.5 } };

test('a changed load is carried to a week with the former load, and nothing else', () => {
  expect(carriedChange(before, { ...before, weight: '90 kg' }, { ...before, sets: 5, info: 'Piano' })).toEqual({
    weight: '90 kg',
  });
});

test('a week with a load of its own, such as a deload, keeps it', () => {
  const after = { ...before, weight: '90 kg', sets: 4 };

  expect(carriedChange(before, after, { ...before, weight: '80 kg' })).toEqual({ sets: 4 });
});

test('an equal progression and an absent end of a range are no change', () => {
  const same = { ...before, progression: { ...before.progression }, rirTo: null };

  expect(carriedChange(before, same, before)).toEqual({});
});
