import type { ExerciseRow, Week, Workout } from '../contract/document.ts';

interface BegunWorkout {
  workoutId: string;
  title: string;
  info: string;
  rows: readonly Omit<ExerciseRow, 'position'>[];
}

/**
 * Returns the weeks with the prescriptions that the client trains: a workout that was begun or done has the rows with which it was begun,
 * as on the client's page of the program. Later changes are in the document only.
 */
export function withBegunWorkouts(weeks: Week[], begun: readonly BegunWorkout[]): Week[] {
  if (begun.length === 0) return weeks;
  const byId = new Map(begun.map((one) => [one.workoutId, one]));
  return weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, workouts: day.workouts.map(asBegun) })),
  }));

  function asBegun(workout: Workout): Workout {
    const one = byId.get(workout.id);
    if (!one || one.rows.length === 0) return workout;
    const exercises = one.rows.map((row, index) => ({ ...row, position: index + 1 }));
    return { ...workout, title: one.title, info: one.info, exercises };
  }
}
