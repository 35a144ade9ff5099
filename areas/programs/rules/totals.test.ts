import { expect, test } from 'vitest';
import { exampleProgram } from '../example.ts';
import { newRow } from './rows.ts';
import { programTotals, weekTotals, workoutTotals } from './totals.ts';

test('the push workout of the example has 4 exercises and 13 sets', () => {
  const workout = exampleProgram.weeks[0]?.days[0]?.workouts[0];

  expect(workout && workoutTotals(workout)).toEqual({ rows: 4, sets: 13 });
});

test('a week of the example has 3 workouts, 12 exercises and 40 sets', () => {
  const [week] = exampleProgram.weeks;

  expect(week && weekTotals(week)).toEqual({ workouts: 3, rows: 12, sets: 40 });
});

test('the two weeks of the example have 6 workouts, 24 exercises and 80 sets', () => {
  expect(programTotals(exampleProgram.weeks)).toEqual({ weeks: 2, workouts: 6, rows: 24, sets: 80 });
});

test('a row without a number of sets counts as an exercise and no sets', () => {
  const row = { ...newRow({ id: '1', exercise: { id: '1', name: 'Corsa' } }), sets: null };

  expect(workoutTotals({ id: '1', title: '', info: '', exercises: [row] })).toEqual({ rows: 1, sets: 0 });
});
