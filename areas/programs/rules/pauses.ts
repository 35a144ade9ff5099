import { addDays, daysBetween } from '#shell/common/dates.ts';
import type { ChosenPause, Pause } from '../contract/document.ts';

/** The first day of a copy and its pauses, by their first day: they determine the dates of all its days. */
export interface CopyCalendar {
  startsOn: string;
  pauses?: readonly Pause[] | undefined;
}

/** A pause without an end moves what follows by so many days, until the coach ends it. The dates of these days are not shown. */
export const openPauseDays = 364;

/**
 * Returns the date of a day of a copy, counted from 0: later than without pauses by the days of every pause before it.
 * `program_date` of the database computes the same.
 */
export function dateOfDay({ startsOn, pauses = [] }: CopyCalendar, day: number): string {
  return pauses.reduce((date, { from, days }) => (date >= from ? addDays(date, days) : date), addDays(startsOn, day));
}

/** Returns the date of a day of a copy, counted from 0; null when it follows a pause without an end. */
export function knownDateOfDay(copy: CopyCalendar, day: number): string | null {
  const date = dateOfDay(copy, day);
  return isAfterOpenPause(copy, date) ? null : date;
}

/** Whether a planned date follows a pause without an end, so that it is not known yet. */
export function isAfterOpenPause({ pauses = [] }: Pick<CopyCalendar, 'pauses'>, date: string): boolean {
  return pauses.some(({ from, until }) => until === null && date >= from);
}

/** Counts the days of a copy up to a date, included; none of a pause. 0 or less before the copy starts. */
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
  return pauses?.find(({ from, until }) => from <= date && (until === null || date <= until));
}

/** Returns the pause on a date, or else the next one after it. */
export function nextPause(pauses: CopyCalendar['pauses'], date: string): Pause | undefined {
  return pauses?.find(({ until }) => until === null || date <= until);
}

/** The pause with the number of days by which it moves what follows. */
export function withDays(pause: ChosenPause): Pause {
  return { ...pause, days: insertedDays(pause) };
}

function insertedDays({ from, until, keepsWeekdays }: ChosenPause): number {
  if (until === null) return openPauseDays;
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
    return next !== undefined && (until === null || until >= next.from);
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
