import { type Day, limits, type Week } from '../contract/document.ts';
import { cloneDay } from './clone-weeks.ts';
import { withNumbers } from './numbers.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { newWorkout } from './workouts.ts';

/** Creates a day with one empty workout. Its number is set when it is added to a week. */
export function newDay(newId: () => string): Day {
  return { id: newId(), dayNumber: 1, offset: null, workouts: [newWorkout(newId)] };
}

export function mayAddDay(week: Week): boolean {
  return week.days.length < limits.daysAWeek;
}

/** Appends a day with one empty workout to the week. */
export function withDayAdded(weeks: Week[], weekId: string, newId: () => string): Week[] {
  return withLastDay(weeks, weekId, newDay(newId));
}

export function withDayDeleted(weeks: Week[], id: string): Week[] {
  return withNumbers(
    mapShared(weeks, (week) => {
      const days = week.days.filter((day) => day.id !== id);
      return days.length === week.days.length ? week : { ...week, days };
    }),
  );
}

/** Appends a copy of the day to the week `toWeekId`, which may be the week of the day. */
export function withDayCopied(
  weeks: Week[],
  { id, toWeekId, newId }: { id: string; toWeekId: string; newId: () => string },
): Week[] {
  const day = weeks.flatMap((week) => week.days).find((one) => one.id === id);
  if (day === undefined) throw new Error(`withDayCopied: no day ${id}`);
  return withLastDay(weeks, toWeekId, cloneDay(day, newId));
}

/** Moves the day, with its workouts, to the end of the week `toWeekId`, which must have room. The week it leaves must have another day. */
export function withDayMovedToWeek(weeks: Week[], { id, toWeekId }: { id: string; toWeekId: string }): Week[] {
  const day = weeks.flatMap((week) => week.days).find((one) => one.id === id);
  if (day === undefined) throw new Error(`withDayMovedToWeek: no day ${id}`);
  return withLastDay(withDayDeleted(weeks, id), toWeekId, { ...day, offset: null });
}

function withLastDay(weeks: Week[], weekId: string, day: Day): Week[] {
  return withNumbers(
    mapShared(weeks, (week) => (week.id === weekId ? withChanges(week, { days: [...week.days, day] }) : week)),
  );
}
