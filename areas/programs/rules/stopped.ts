import type { Day, Week } from '../contract/document.ts';
import { dateOf, offsetsOf, type ProgramCalendar } from './dates.ts';

interface Copy extends ProgramCalendar {
  /** The day after the end of a copy that was replaced or ended early; null for one that runs to the end of its weeks. */
  stopsOn: string | null;
  /** Dates to which workouts were moved, by workout. */
  moved: ReadonlyMap<string, string>;
  /** Workouts that the client has begun or done. */
  logged: ReadonlySet<string>;
}

/** Whether a copy that was replaced or ended early is over on `date`, which is null in a template. */
export function isStoppedOn(date: string | null, stopsOn: string | null): boolean {
  return date !== null && stopsOn !== null && date >= stopsOn;
}

/**
 * Returns the weeks of a copy that the client follows, without what is planned after its end. A workout that was moved before it,
 * begun or done stays, and so do the weeks before the assignment. `plannedWorkouts` of `server/store/columns.ts` has only this end in
 * common: it leaves those weeks out, as `withSchedule` (completed-workouts/server/operations/today.ts) does.
 */
export function weeksUntilStop(weeks: Week[], { startsOn, pauses, stopsOn, moved, logged }: Copy): Week[] {
  if (startsOn === null || stopsOn === null) return weeks;

  const isFollowed = (workoutId: string, date: string) =>
    logged.has(workoutId) || (moved.get(workoutId) ?? date) < stopsOn;
  const followed = weeks.map((week) => {
    const offsets = offsetsOf(week.days);
    const dateOfDay = (index: number) =>
      dateOf({ startsOn, pauses, weekNumber: week.weekNumber, offset: offsets[index] ?? 0 });
    const days = week.days.map((day, index) => ({
      ...day,
      workouts: day.workouts.filter(({ id }) => isFollowed(id, dateOfDay(index))),
    }));
    const last = days.findLastIndex((day, index) => day.workouts.length > 0 || dateOfDay(index) < stopsOn);
    return { ...week, days: withFirstDays(days, last + 1, offsets) };
  });
  const last = followed.findLastIndex(
    ({ weekNumber, days }) => days.length > 0 || dateOf({ startsOn, pauses, weekNumber, offset: 0 }) < stopsOn,
  );
  return followed.slice(0, last + 1);
}

/** Returns the first `count` days. When some are left out, the others get their offsets, which depend on all days of the week. */
function withFirstDays(days: Day[], count: number, offsets: readonly number[]): Day[] {
  if (count === days.length) return days;
  return days.slice(0, count).map((day, index) => ({ ...day, offset: offsets[index] ?? null }));
}
