import type { Day, Week, Workout } from '../contract/document.ts';
import { fittingOffsets } from './dates.ts';
import { renumbered } from './rows.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';

/** Numbers weeks, the days of each week and the rows of each workout from 1. The server does this on every save. */
export function withNumbers(weeks: Week[]): Week[] {
  return mapShared(weeks, (week, index) =>
    withChanges(week, { weekNumber: index + 1, days: withDayNumbers(week.days) }),
  );
}

/** Numbers the days from 1. An offset that contradicts their order is reset to null. */
function withDayNumbers(days: Day[]): Day[] {
  const offsets = fittingOffsets(days);
  return mapShared(days, (day, index) =>
    withChanges(day, {
      dayNumber: index + 1,
      offset: offsets[index] ?? null,
      workouts: mapShared(day.workouts, withRowNumbers),
    }),
  );
}

function withRowNumbers(workout: Workout): Workout {
  const rows = renumbered(workout.exercises);
  return withChanges(workout, { exercises: mapShared(workout.exercises, (row, index) => rows[index] ?? row) });
}
