import type { ExerciseRow, Week, Workout } from '../contract/document.ts';
import { workoutsOf } from './content.ts';
import { setsToDo } from './rows.ts';

interface Totals {
  workouts: number;
  exercises: number;
  sets: number;
}

/**
 * Counts workouts with rows, different exercises and sets to do. A workout without rows is a rest day.
 */
export function totalsOf(workouts: readonly Workout[]): Totals {
  const filled = workouts.filter(({ exercises }) => exercises.length > 0);
  const rows = filled.flatMap(({ exercises }) => exercises);
  return {
    workouts: filled.length,
    exercises: countExercises(rows),
    sets: sumOf(rows, setsToDo),
  };
}

/** Counts different exercises: one that is in two rows is one exercise. */
export function countExercises(rows: readonly Pick<ExerciseRow, 'exerciseId'>[]): number {
  return new Set(rows.map(({ exerciseId }) => exerciseId)).size;
}

export function programTotals(weeks: readonly Week[]): Totals & { weeks: number } {
  return { weeks: weeks.length, ...totalsOf(workoutsOf(weeks)) };
}

function sumOf<T>(list: readonly T[], amount: (one: T) => number): number {
  return list.reduce((sum, one) => sum + amount(one), 0);
}

/** Returns the days without rows, which the client sees as rest days. `isEmpty` is true when no day has a row. */
export function emptyDays(weeks: readonly Week[]): {
  days: { weekNumber: number; dayNumber: number }[];
  isEmpty: boolean;
} {
  const all = weeks.flatMap(({ weekNumber, days }) =>
    days.map(({ dayNumber, workouts }) => {
      return { weekNumber, dayNumber, rows: sumOf(workouts, (workout) => workout.exercises.length) };
    }),
  );
  const empty = all.filter(({ rows }) => rows === 0);
  const days = empty.map(({ weekNumber, dayNumber }) => ({ weekNumber, dayNumber }));
  return { days, isEmpty: empty.length === all.length };
}
