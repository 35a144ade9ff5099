import type { Week } from '../contract/document.ts';
import { offsetsOf } from './dates.ts';

/** What the schedule of a client needs of a workout, without its rows. */
export interface IndexedWorkout {
  id: string;
  weekNumber: number;
  dayNumber: number;
  /** In its day, from 1. */
  position: number;
  /** On which day of the week it falls, 0 to 6. */
  dayOffset: number;
  title: string;
  rowCount: number;
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
      })),
    );
  });
}
