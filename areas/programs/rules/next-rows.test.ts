import { expect, test } from 'vitest';
import type { ExerciseRow } from '../contract/document.ts';
import { newId } from '#shell/common/ids.ts';
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

test('a row of a week before the last one that was trained is none that comes, whatever exercise the trained row has now', () => {
  const replaced = weeks.map((one, index) => (index === 1 ? withExercise(one) : one));
  const nextOf = (done: readonly string[]) =>
    nextRows(replaced, (id) => done.some((name) => id === `${first?.id} ${name}`))
      .filter(({ exerciseId }) => exerciseId === first?.exerciseId)
      .map(({ id }) => id);

  expect(nextOf(['II'])).toEqual([`${first?.id} III`]);
  expect(nextOf(['II', 'III'])).toEqual([]);
});

test('a workout that was not trained in the week of the last one still comes, and one of the week before does not', () => {
  const nextIds = nextRows(weeks, (id) => id === `${first?.id} II`).map(({ id }) => id.split(' ')[1]);
  const otherDays = (week?.days.slice(1) ?? []).flatMap(({ workouts }) => workouts.flatMap((one) => one.exercises));

  expect(otherDays.length).toBeGreaterThan(0);
  expect(nextIds.filter((name) => name === 'II')).toHaveLength(otherDays.length);
  expect(nextIds).not.toContain('I');
});

/** The week with another exercise in its first row. */
function withExercise(one: (typeof weeks)[number]) {
  const exerciseId = newId();
  const change = (row: ExerciseRow) => (row.id.startsWith(first?.id ?? '-') ? { ...row, exerciseId } : row);
  return {
    ...one,
    days: one.days.map((day) => ({
      ...day,
      workouts: day.workouts.map((workout) => ({ ...workout, exercises: workout.exercises.map(change) })),
    })),
  };
}
