import type { ExerciseRow, ProgramContent, Week, Workout } from '../contract/document.ts';

/** Returns the content of a program without its other fields. */
export function contentOf({ title, info, weeks }: ProgramContent): ProgramContent {
  return { title, info, weeks };
}

export function workoutsOf(weeks: readonly Week[]): Workout[] {
  return weeks.flatMap((week) => week.days.flatMap((day) => day.workouts));
}

export function rowsOf(weeks: readonly Week[]): ExerciseRow[] {
  return workoutsOf(weeks).flatMap((workout) => workout.exercises);
}

export function exerciseIdsOf(weeks: readonly Week[]): Set<string> {
  return new Set(rowsOf(weeks).map((row) => row.exerciseId));
}

/** Returns the ids of all weeks, days, workouts and rows. */
export function idsOf(weeks: readonly Week[]): string[] {
  return weeks.flatMap((week) => [
    week.id,
    ...week.days.flatMap((day) => [
      day.id,
      ...day.workouts.flatMap((workout) => [workout.id, ...workout.exercises.map((row) => row.id)]),
    ]),
  ]);
}

/** The same weeks with other names of the exercises. */
export function withRowNames(weeks: readonly Week[], nameOf: (row: ExerciseRow) => string): Week[] {
  const workout = ({ exercises, ...rest }: Workout) => ({
    ...rest,
    exercises: exercises.map((row) => ({ ...row, name: nameOf(row) })),
  });
  return weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, workouts: day.workouts.map(workout) })),
  }));
}
