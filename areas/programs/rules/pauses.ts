import { addDays, daysBetween } from '#shell/common/dates.ts';
import type { ChosenPause, Pause } from '../contract/document.ts';

/** The first day of a copy and its pauses, by their first day: they determine the dates of all its days. */
export interface CopyCalendar {
  startsOn: string;
  pauses?: readonly Pause[] | undefined;
}

/**
 * Returns the date of a day of a copy, counted from 0: later than without pauses by the days of every pause before it.
 * `program_date` of the database computes the same.
 */
export function dateOfDay({ startsOn, pauses = [] }: CopyCalendar, day: number): string {
  return pauses.reduce((date, { from, days }) => (date >= from ? addDays(date, days) : date), addDays(startsOn, day));
}

/** Counts the days of a copy until a date, that date included; days of pauses do not count. 0 or less before the copy starts. */
export function daysUntil({ startsOn, pauses = [] }: CopyCalendar, date: string): number {
  const counted = pauses.toReversed().reduce((day, { from, days }) => {
    if (day < from) return day;
    return day < addDays(from, days) ? addDays(from, -1) : addDays(day, -days);
  }, date);
  return daysBetween(startsOn, counted) + 1;
}

/** Returns the pause on a date, both its days included. */
export function pauseOn<P extends Pick<Pause, 'from' | 'until'>>(
  pauses: readonly P[] | undefined,
  date: string,
): P | undefined {
  return pauses?.find(({ from, until }) => from <= date && date <= until);
}

/** Whether nothing of a copy is planned on a date, because it is in a pause or between a pause and the day on which the rest goes on. */
export function isInsertedDay(pauses: CopyCalendar['pauses'], date: string): boolean {
  return (pauses ?? []).some(({ from, days }) => from <= date && date < addDays(from, days));
}

/** Returns the day on which the rest of a copy goes on when a pause ends the day before `today`: later, if it keeps its weekdays. */
export function resumptionOn({ days: _, ...pause }: Pause, today: string): string {
  return addDays(pause.from, withDays({ ...pause, until: addDays(today, -1) }).days);
}

/** Returns the pause on a date, or else the next one after it. */
export function nextPause(pauses: CopyCalendar['pauses'], date: string): Pause | undefined {
  return pauses?.find(({ until }) => date <= until);
}

/** The pause with the number of days by which it moves what follows. */
export function withDays(pause: ChosenPause): Pause {
  return { ...pause, days: insertedDays(pause) };
}

function insertedDays({ from, until, keepsWeekdays }: ChosenPause): number {
  const days = daysBetween(from, until) + 1;
  return keepsWeekdays ? Math.ceil(days / 7) * 7 : days;
}

/** Adds a pause in the order of first days. */
export function withPause(pauses: readonly Pause[], pause: Pause): Pause[] {
  return [...pauses, pause].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Whether two of the pauses, in the order of first days, have a day in common. */
export function hasOverlap(pauses: readonly Pause[]): boolean {
  return pauses.some(({ until }, index) => {
    const next = pauses[index + 1];
    return next !== undefined && until >= next.from;
  });
}

/** Moves a chosen last day along when the pauses of a copy change. */
export function movedEnd(copy: CopyCalendar, pauses: readonly Pause[], end: string): string {
  return dateOfDay({ ...copy, pauses }, daysUntil(copy, end) - 1);
}

/** Returns the pauses that begin in a week of a copy, also those that begin with it: they are before a day of the week. */
export function pausesOfWeek(copy: CopyCalendar, weekNumber: number): Pause[] {
  return (copy.pauses ?? []).filter(({ from }) => {
    const daysBefore = daysUntil(copy, addDays(from, -1));
    return Math.floor(daysBefore / 7) + 1 === weekNumber;
  });
}
