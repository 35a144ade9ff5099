import type { Week } from '../contract/document.ts';
import { offsetsOf } from './dates.ts';
import { countExercises } from './totals.ts';

/** A workout in the index table of workouts: its position and dates without its rows. */
export interface IndexedWorkout {
  id: string;
  weekNumber: number;
  dayNumber: number;
  /** Position in its day, from 1. */
  position: number;
  /** Days after the first day of the week, 0 to 6. */
  dayOffset: number;
  title: string;
  rowCount: number;
  /** Number of different exercises. */
  exerciseCount: number;
}

export function indexedWorkouts(weeks: readonly Week[]): IndexedWorkout[] {
  return weeks.flatMap(({ weekNumber, days }) => {
    const offsets = offsetsOf(days);
    return days.flatMap(({ dayNumber, workouts }, day) =>
      workouts.map(({ id, title, exercises }, index) => ({
        id,
        weekNumber,
        dayNumber,
        position: index + 1,
        dayOffset: offsets[day] ?? 0,
        title,
        rowCount: exercises.length,
        exerciseCount: countExercises(exercises),
      })),
    );
  });
}
