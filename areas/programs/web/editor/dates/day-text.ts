import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';

/** `lun 24 nov`. */
export function dayText(date: string): string {
  return `${shortWeekday(date)} ${formatShortDate(date)}`;
}

/** `lun`: both languages shorten their weekdays to three letters. */
export function shortWeekday(date: string): string {
  return formatWeekday(date).slice(0, 3);
}
