import { expect, test } from 'vitest';
import { type Day, limits, type Week, type Workout } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { idsOf } from './content.ts';
import { withDayDeleted } from './days.ts';
import { newRow, withRowAdded } from './rows.ts';
import {
  mayAddRow,
  mayStartWorkout,
  withWorkoutAdded,
  withWorkoutChanged,
  withWorkoutDeleted,
  withWorkoutMoved,
} from './workouts.ts';

const weeks = exampleProgram.weeks;
const saved = new Set(idsOf(weeks));

test('a second workout of the day is empty and comes after the first', () => {
  const added = withWorkoutAdded(weeks, dayOf(weeks).id, () => 'new');

  expect(dayOf(added).workouts.map((workout) => workout.id)).toEqual([workoutOf(weeks).id, 'new']);
  expect(dayOf(added).workouts[1]?.exercises).toEqual([]);
});

test('adding a workout and deleting it restores the program', () => {
  const added = withWorkoutAdded(weeks, dayOf(weeks).id, () => 'new');

  expect(withWorkoutDeleted(added, 'new')).toEqual(weeks);
});

test('a workout is moved to the end of another day, whose day stays without one, and weeks that it does not touch are the same', () => {
  const [first, second] = weeks[0]?.days ?? [];
  const id = workoutOf(weeks).id;
  const moved = withWorkoutMoved(weeks, { id, toDayId: second?.id ?? '' });

  expect(moved[0]?.days.slice(0, 2).map(({ workouts }) => workouts.map((one) => one.id))).toEqual([
    [],
    [...(second?.workouts ?? []).map((one) => one.id), id],
  ]);
  expect(moved[0]?.days[0]).toMatchObject({ id: first?.id });
  expect(moved[1]).toBe(weeks[1]);
});

test('a workout stays where it is when it or the other day was deleted meanwhile, or the other day is full', () => {
  const [first, second] = weeks[0]?.days ?? [];
  const id = workoutOf(weeks).id;
  const toDayId = second?.id ?? '';
  const full = Array.from({ length: limits.workoutsADay }).reduce<Week[]>(
    (filled, _, index) => withWorkoutAdded(filled, toDayId, () => `other ${index}`),
    withDaysOf(weeks, (day) => (day.id === toDayId ? { ...day, workouts: [] } : day)),
  );
  const withoutTarget = withDayDeleted(weeks, toDayId);
  const withoutWorkout = withDayDeleted(weeks, first?.id ?? '');

  expect(withWorkoutMoved(withoutTarget, { id, toDayId })).toBe(withoutTarget);
  expect(withWorkoutMoved(withoutWorkout, { id, toDayId })).toBe(withoutWorkout);
  expect(withWorkoutMoved(full, { id, toDayId })).toBe(full);
});

test('a changed workout changes week 1 and keeps week 2', () => {
  const row = newRow({ id: 'new', exercise: { id: 'dip', name: 'Dip' } });

  const changed = withWorkoutChanged(weeks, workoutOf(weeks).id, (workout) => ({
    ...workout,
    exercises: withRowAdded(workout.exercises, row),
  }));

  expect(workoutOf(changed).exercises.at(-1)).toMatchObject({ name: 'Dip', key: 'D', position: 5 });
  expect(changed[1]).toBe(weeks[1]);
});

test('a day whose workouts are saved allows another one', () => {
  expect(mayStartWorkout(dayOf(weeks), (id) => saved.has(id))).toBe(true);
});

test('a day with an unsaved workout allows no other', () => {
  const added = withWorkoutAdded(weeks, dayOf(weeks).id, () => 'new');

  expect(mayStartWorkout(dayOf(added), (id) => saved.has(id))).toBe(false);
});

test('a day of 4 workouts allows no more', () => {
  const [first] = dayOf(weeks).workouts;
  const full = { ...dayOf(weeks), workouts: Array.from({ length: 4 }, () => first ?? fail()) };

  expect(mayStartWorkout(full, (id) => saved.has(id))).toBe(false);
});

test('a workout of 60 rows allows no more', () => {
  const row = newRow({ id: 'dip', exercise: { id: 'dip', name: 'Dip' } });

  expect(mayAddRow({ ...workoutOf(weeks), exercises: Array.from({ length: 59 }, () => row) })).toBe(true);
  expect(mayAddRow({ ...workoutOf(weeks), exercises: Array.from({ length: 60 }, () => row) })).toBe(false);
});

function dayOf(all: Week[]): Day {
  return all[0]?.days[0] ?? fail();
}

function workoutOf(all: Week[]): Workout {
  return dayOf(all).workouts[0] ?? fail();
}

function fail(): never {
  throw new Error('fail: the example program has no first workout');
}

function withDaysOf(all: Week[], change: (day: Day) => Day): Week[] {
  return all.map((week) => ({ ...week, days: week.days.map(change) }));
}
