import type { Week, Workout } from '../contract/document.ts';

/** Counts the rows and sets of a workout. A row without a number of sets counts as 0 sets. */
export function workoutTotals(workout: Workout): { rows: number; sets: number } {
  return { rows: workout.exercises.length, sets: sumOf(workout.exercises, (row) => row.sets ?? 0) };
}

export function weekTotals(week: Week): { workouts: number; rows: number; sets: number } {
  const workouts = week.days.flatMap((day) => day.workouts);
  const totals = workouts.map(workoutTotals);
  return {
    workouts: workouts.length,
    rows: sumOf(totals, ({ rows }) => rows),
    sets: sumOf(totals, ({ sets }) => sets),
  };
}

export function programTotals(weeks: readonly Week[]): { weeks: number; workouts: number; rows: number; sets: number } {
  const totals = weeks.map(weekTotals);
  return {
    weeks: weeks.length,
    workouts: sumOf(totals, ({ workouts }) => workouts),
    rows: sumOf(totals, ({ rows }) => rows),
    sets: sumOf(totals, ({ sets }) => sets),
  };
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
