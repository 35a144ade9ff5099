import { useMemo } from 'react';
import type { Week } from '../../../contract/document.ts';
import { offsetsOf, type ProgramCalendar, prescribedDateOf, shownDateOf } from '../../../rules/dates.ts';
import { useCalendar, useContent } from '../context.tsx';
import { findDay, findWeek } from '../state/program-index.ts';

/** One of the seven days of a week. */
export interface DateCell {
  /** Days from the first day of the week, 0 to 6. */
  offset: number;
  /** Null in a template, which has no dates. */
  date: string | null;
  /** Training day; null for a rest day. */
  day: { id: string; number: number; title: string } | null;
}

/** Returns the seven days of a week; the same array until a day moves or changes its title. */
export function useWeekCells(weekId: string): DateCell[] {
  const calendar = useCalendar();
  const number = useContent(({ weeks }) => findWeek(weeks, weekId)?.weekNumber ?? 1);
  const days = useContent(({ weeks }) => JSON.stringify(daysOf(findWeek(weeks, weekId), calendar)));
  return useMemo(() => cellsOf(JSON.parse(days), { calendar, number }), [days, calendar, number]);
}

/** Returns the date of a day; null in a template. */
export function useDayDate(dayId: string): string | null {
  const calendar = useCalendar();
  return useContent(({ weeks }) => {
    const found = findDay(weeks, dayId);
    return found ? prescribedDateOf(found.week, found.week.days.indexOf(found.day), calendar) : null;
  });
}

type DayWithOffset = NonNullable<DateCell['day']> & { offset: number; date: string | null };

function daysOf(week: Week | undefined, calendar: ProgramCalendar): DayWithOffset[] {
  if (!week) return [];
  const offsets = offsetsOf(week.days);
  return week.days.map(({ id, dayNumber, workouts }, index) => ({
    id,
    number: dayNumber,
    title: workouts.map((workout) => workout.title).find(Boolean) ?? '',
    offset: offsets[index] ?? 0,
    date: prescribedDateOf(week, index, calendar),
  }));
}

function cellsOf(
  days: DayWithOffset[],
  { calendar, number }: { calendar: ProgramCalendar; number: number },
): DateCell[] {
  return Array.from({ length: 7 }, (_, offset) => {
    const day = days.find((one) => one.offset === offset) ?? null;
    return { offset, date: day?.date ?? shownDateOf(calendar, { weekNumber: number, offset }), day };
  });
}
