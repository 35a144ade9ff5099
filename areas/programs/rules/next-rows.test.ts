import { expect, test } from 'vitest';
import { exampleProgram } from '../example.ts';
import { nextRows } from './next-rows.ts';

const [week] = exampleProgram.weeks;
const [first] = week?.days[0]?.workouts[0]?.exercises ?? [];
const again = (name: string) => ({
  ...(week as NonNullable<typeof week>),
  days: (week?.days ?? []).map((day) => ({
    ...day,
    workouts: day.workouts.map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((row) => ({ ...row, id: `${row.id} ${name}` })),
    })),
  })),
});
const weeks = ['I', 'II', 'III'].map(again);
const ofFirst = (done: readonly string[]) =>
  nextRows(weeks, (id) => done.some((name) => id === `${first?.id} ${name}`))
    .map(({ id }) => id.split(' '))
    .flatMap(([id, name]) => (id === first?.id ? name : []));

test('the next row of an exercise is that of the first week, and of the week after the last one that was done', () => {
  expect(ofFirst([])).toEqual(['I']);
  expect(ofFirst(['I'])).toEqual(['II']);
  expect(ofFirst(['II'])).toEqual(['III']);
  expect(ofFirst(['I', 'II', 'III'])).toEqual([]);
});
