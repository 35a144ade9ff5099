import { daysBetween } from '#shell/common/dates.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import type { Texts } from '../text.ts';

/** `Oggi`, `Domani`, `venerdì 27 nov`; of a day that is over `Era per mercoledì 18 nov`. */
export function whenText(t: Texts, { date, today }: { date: string; today: string }): string {
  const days = daysBetween(today, date);
  if (days === 0) return t('today.when.today');
  if (days === 1) return t('today.when.tomorrow');
  return t(days < 0 ? 'today.when.late' : 'today.when.later', {
    weekday: formatWeekday(date),
    date: formatShortDate(date),
  });
}
