import type { TFunction } from 'i18next';
import { daysBetween } from '#shell/common/dates.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';

/** Returns when a workout is due: `oggi`, `domani`, `venerdì 27 nov`; for a past date `era per mercoledì 18 nov`. */
export function whenText(t: TFunction<'completed-workouts'>, { date, today }: { date: string; today: string }): string {
  const days = daysBetween(today, date);
  if (days === 0) return t('today.when.today');
  if (days === 1) return t('today.when.tomorrow');
  return t(days < 0 ? 'today.when.late' : 'today.when.later', {
    weekday: formatWeekday(date),
    date: formatShortDate(date),
  });
}
