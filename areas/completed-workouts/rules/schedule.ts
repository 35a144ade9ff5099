import { dateOf, offsetsOf } from '#areas/programs/rules/dates.ts';
import type { SkipReason } from '../contract/set.ts';
import type { ScheduledWorkout } from '../contract/training.ts';

export interface WeekDay {
  weekNumber: number;
  dayNumber: number;
  /** As the coach fixed it; null: the week's days are spread evenly. */
  offset: number | null;
  /** Those with exercises, in order. None: a day of rest. */
  workouts: DayWorkout[];
}

export interface DayWorkout {
  workoutId: string;
  title: string;
  rows: number;
  movedTo: string | null;
  skipReason: SkipReason | null;
  completedWorkoutId: string | null;
  finishedAt: string | null;
}

/** The workouts of a program by date: the day each is meant for, or the one the client moved it to. */
export function scheduleOf(days: readonly WeekDay[], startsOn: string): ScheduledWorkout[] {
  const weeks = Map.groupBy(days, ({ weekNumber }) => weekNumber);
  const scheduled = [...weeks.values()].flatMap((week) => {
    const offsets = offsetsOf(week);
    return week.flatMap(({ weekNumber, dayNumber, workouts }, index) => {
      const date = dateOf({ startsOn, weekNumber, offset: offsets[index] ?? 0 });
      return workouts.map((workout) => scheduledOn(date, { weekNumber, dayNumber }, workout));
    });
  });
  return scheduled.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** What was done is done, also when it was to be left out. */
function scheduledOn(
  date: string,
  place: Pick<WeekDay, 'weekNumber' | 'dayNumber'>,
  { movedTo, finishedAt, ...workout }: DayWorkout,
): ScheduledWorkout {
  const begun = finishedAt ? 'done' : 'begun';
  const notBegun = workout.skipReason ? 'skipped' : 'to_do';
  const state = workout.completedWorkoutId ? begun : notBegun;
  return { ...workout, ...place, date: movedTo ?? date, isMoved: movedTo !== null, state };
}

/** So many of the workouts, those nearest the one to do next. */
export function nearestTo<W>(workouts: readonly W[], index: number, most: number): W[] {
  const first = Math.max(0, Math.min(index - Math.floor(most / 2), workouts.length - most));
  return workouts.slice(first, first + most);
}
