import type { Week, Workout } from '../contract.ts';

/** A row whose number of sets is left open counts no sets. */
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
