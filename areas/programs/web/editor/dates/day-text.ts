import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';

/** Formats a date as `lun 24 nov`. */
export function dayText(date: string): string {
  return `${shortWeekday(date)} ${formatShortDate(date)}`;
}

/** Formats the weekday of a date as `lun`. Both languages shorten weekdays to three letters. */
export function shortWeekday(date: string): string {
  return formatWeekday(date).slice(0, 3);
}
