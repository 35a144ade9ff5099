import { expect, test } from 'vitest';
import { exampleProgram } from '../example.ts';
import { newRow } from './rows.ts';
import { emptyDays, programTotals, weekTotals, workoutTotals } from './totals.ts';

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

test('a row without a number of sets counts as one exercise with 0 sets', () => {
  const row = { ...newRow({ id: '1', exercise: { id: '1', name: 'Corsa' } }), sets: null };

  expect(workoutTotals({ id: '1', title: '', info: '', exercises: [row] })).toEqual({ rows: 1, sets: 0 });
});

test('a program whose second day of week 2 has no exercises has that one empty day', () => {
  const weeks = structuredClone(exampleProgram.weeks);
  for (const workout of weeks[1]?.days[1]?.workouts ?? []) workout.exercises = [];

  expect(emptyDays(exampleProgram.weeks)).toEqual({ days: [], isEmpty: false });
  expect(emptyDays(weeks)).toEqual({ days: [{ weekNumber: 2, dayNumber: 2 }], isEmpty: false });
});

test('programs without exercises or without weeks are empty', () => {
  const weeks = exampleProgram.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, workouts: [] })),
  }));

  expect(emptyDays(weeks)).toMatchObject({ isEmpty: true });
  expect(emptyDays([])).toEqual({ days: [], isEmpty: true });
});
