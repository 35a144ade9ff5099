import type { ExerciseRow, ProgramContent, Week, Workout } from '../contract/document.ts';

/** Of a program with what else the server says about it. */
export function contentOf({ title, info, weeks }: ProgramContent): ProgramContent {
  return { title, info, weeks };
}

export function workoutsOf(weeks: readonly Week[]): Workout[] {
  return weeks.flatMap((week) => week.days.flatMap((day) => day.workouts));
}

export function rowsOf(weeks: readonly Week[]): ExerciseRow[] {
  return workoutsOf(weeks).flatMap((workout) => workout.exercises);
}

/** The exercises that the rows name, each once. */
export function exerciseIdsOf(weeks: readonly Week[]): Set<string> {
  return new Set(rowsOf(weeks).map((row) => row.exerciseId));
}

/** Of every week, day, workout and row. */
export function idsOf(weeks: readonly Week[]): string[] {
  return weeks.flatMap((week) => [
    week.id,
    ...week.days.flatMap((day) => [
      day.id,
      ...day.workouts.flatMap((workout) => [workout.id, ...workout.exercises.map((row) => row.id)]),
    ]),
  ]);
}
