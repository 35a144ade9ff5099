import type { Day, Week, Workout } from '../contract/document.ts';
import { heldOffsets } from './dates.ts';
import { renumbered } from './rows.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';

/** Weeks from 1, days from 1 in each week, rows in each workout. The server does this on every save. */
export function withNumbers(weeks: Week[]): Week[] {
  return mapShared(weeks, (week, index) =>
    withChanges(week, { weekNumber: index + 1, days: withDayNumbers(week.days) }),
  );
}

/** A date that no longer fits the order of the days is given up. */
function withDayNumbers(days: Day[]): Day[] {
  const offsets = heldOffsets(days);
  return mapShared(days, (day, place) =>
    withChanges(day, {
      dayNumber: place + 1,
      offset: offsets[place] ?? null,
      workouts: mapShared(day.workouts, withRowNumbers),
    }),
  );
}

function withRowNumbers(workout: Workout): Workout {
  const rows = renumbered(workout.exercises);
  return withChanges(workout, { exercises: mapShared(workout.exercises, (row, index) => rows[index] ?? row) });
}
