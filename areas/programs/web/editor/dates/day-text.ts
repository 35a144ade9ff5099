import { shortDate, weekday } from '#shell/web/texts/formats.ts';

/** `lun 24 nov`. */
export function dayText(date: string): string {
  return `${shortWeekday(date)} ${shortDate(date)}`;
}

/** `lun`: both languages shorten their weekdays to three letters. */
export function shortWeekday(date: string): string {
  return weekday(date).slice(0, 3);
}
