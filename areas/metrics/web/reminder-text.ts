import { formatShortWeekday } from '#shell/web/texts/formats.ts';
import type { MetricReminder } from '../contract/reminder.ts';
import type { Texts } from './metric-text.ts';

/** A day with the weekday, 1 for Monday: 1 January 2024 was one. */
export function dayOfWeek(weekday: number): string {
  return `2024-01-0${weekday}`;
}

/** When a client is reminded: `Promemoria lun, gio alle 07:30`. */
export function reminderText(t: Texts, { everyDays, weekdays, time }: MetricReminder): string {
  if (everyDays !== null) return t('reminder.every', { count: everyDays, time });
  return t('reminder.on', { days: weekdays.map((day) => formatShortWeekday(dayOfWeek(day))).join(', '), time });
}
