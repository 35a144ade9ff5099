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

/**
 * Moves the day, with its workouts, to the end of the week `toWeekId`. Nothing changes when the day or the week is not there any more, the
 * week is full, or the day is the last one of its week: a colleague may have changed them meanwhile.
 */
export function withDayMovedToWeek(weeks: Week[], { id, toWeekId }: { id: string; toWeekId: string }): Week[] {
  const from = weeks.find(({ days }) => days.some((day) => day.id === id));
  const day = from?.days.find((one) => one.id === id);
  const target = weeks.find((week) => week.id === toWeekId);
  if (!from || !day || !target || target === from || from.days.length === 1 || !mayAddDay(target)) return weeks;
  return withLastDay(withDayDeleted(weeks, id), toWeekId, { ...day, offset: null });
}

function withLastDay(weeks: Week[], weekId: string, day: Day): Week[] {
  return withNumbers(
    mapShared(weeks, (week) => (week.id === weekId ? withChanges(week, { days: [...week.days, day] }) : week)),
  );
}
