import { expect, test } from 'vitest';
import { exampleProgram } from '../example.ts';
import { workoutsOf } from './content.ts';
import { newRow } from './rows.ts';
import { emptyDays, programTotals, totalsOf } from './totals.ts';

test('the push workout of the example has 4 exercises and 13 sets', () => {
  expect(totalsOf(workoutsOf(exampleProgram.weeks).slice(0, 1))).toEqual({ workouts: 1, exercises: 4, sets: 13 });
});

test('the two weeks of the example have 6 workouts with 12 exercises, which both weeks repeat, and 80 sets', () => {
  expect(totalsOf(workoutsOf(exampleProgram.weeks.slice(0, 1)))).toEqual({ workouts: 3, exercises: 12, sets: 40 });
  expect(programTotals(exampleProgram.weeks)).toEqual({ weeks: 2, workouts: 6, exercises: 12, sets: 80 });
});

test('a workout without exercises is not counted', () => {
  const weeks = structuredClone(exampleProgram.weeks);
  for (const workout of workoutsOf(weeks).slice(0, 2)) workout.exercises = [];

  expect(programTotals(weeks)).toMatchObject({ weeks: 2, workouts: 4 });
});

test('a row without a number of sets, such as a run, is done once and counts as one set', () => {
  const row = { ...newRow({ id: '1', exercise: { id: '1', name: 'Corsa' } }), sets: null };

  expect(totalsOf([{ id: '1', title: '', info: '', exercises: [row] }])).toEqual({
    workouts: 1,
    exercises: 1,
    sets: 1,
  });
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
