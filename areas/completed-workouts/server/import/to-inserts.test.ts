import { expect, test } from 'vitest';
import type { HistoryExercise, HistorySet, HistoryWorkout } from '../../rules/import/history.ts';
import { toInserts } from './to-inserts.ts';

const clientId = '019a9781-3e00-7000-8000-000000000001';
const meant = (name: string) => [name, { id: '019a9781-3e00-7000-8000-000000000002', name: `${name} qui` }] as const;
const exercises = new Map(['Squat', 'Panca', 'Corsa'].map(meant));
const nothing = { weightKg: null, reps: null, rir: null, rpe: null, seconds: null, metres: null, note: '' };

function set(number: number, values: Partial<HistorySet>): HistorySet {
  return { ...nothing, line: number + 1, number, setNumber: number, isWarmUp: false, ...values };
}

function exercise(name: string, superset: string, sets: HistorySet[]): HistoryExercise {
  return { name, superset, sets };
}

function written(...done: HistoryExercise[]) {
  const workout: HistoryWorkout = {
    title: 'A',
    startedAt: '2019-01-11T12:31:54',
    ordinal: 0,
    seconds: 3600,
    comment: '',
    exercises: done,
  };
  return toInserts({ workouts: [workout] }, { clientId, source: 'hevy', exercises });
}

const reps = [set(1, { reps: 5 })];

test('exercises of a superset share a letter; an exercise without a superset has its own', () => {
  const { workouts } = written(exercise('Squat', '0', reps), exercise('Panca', '0', reps), exercise('Squat', '', reps));

  expect(workouts[0]?.rows).toMatchObject([
    { key: 'A', supersetPosition: 1, name: 'Squat qui' },
    { key: 'A', supersetPosition: 2 },
    { key: 'B', supersetPosition: null },
  ]);
});

test('the prescription contains the number of working sets and the type of the exercise', () => {
  const { workouts } = written(
    exercise('Squat', '', [set(1, { reps: 5, isWarmUp: true }), set(2, { reps: 5 }), set(4, { reps: 5 })]),
    exercise('Corsa', '', [set(1, { metres: 3000, seconds: 900 })]),
    exercise('Panca', '', [set(1, { seconds: 60 })]),
  );

  expect(workouts[0]?.rows).toMatchObject([
    { type: 'reps', sets: 3 },
    { type: 'distance', sets: 1 },
    { type: 'time', sets: 1 },
  ]);
});

test('an exercise done twice has two rows, and skipping another exercise changes no id', () => {
  const ids = (...done: HistoryExercise[]) => written(...done).sets.map(({ id }) => id);
  const [first, , last] = ids(exercise('Squat', '', reps), exercise('Panca', '', reps), exercise('Squat', '', reps));

  expect(first).not.toBe(last);
  expect(ids(exercise('Squat', '', reps), exercise('Ignoto', '', reps), exercise('Squat', '', reps))).toEqual([
    first,
    last,
  ]);
});

test('a workout without a chosen exercise is not imported', () => {
  expect(written(exercise('Ignoto', '', reps))).toEqual({ workouts: [], sets: [] });
});

test('a weight is help when the name is mapped to an assisted exercise', () => {
  const workout = { title: 'A', startedAt: '2019-01-11T12:31:54', ordinal: 0, seconds: 3600, comment: '' };
  const sets = [set(1, { reps: 8, weightKg: 20 }), set(2, { reps: 8, weightKg: -15 }), set(3, { reps: 8 })];
  const mapped = new Map([['Gravitron', { id: clientId, name: 'Trazioni assistite alla macchina' }]]);
  const inserted = toInserts(
    { workouts: [{ ...workout, exercises: [exercise('Gravitron', '', sets)] }] },
    { clientId, source: 'hevy', exercises: mapped },
  );

  expect(inserted.sets.map(({ weightKg }) => weightKg)).toEqual([-20, -15, null]);
});
