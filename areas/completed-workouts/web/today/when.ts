import { daysBetween } from '#shell/common/dates.ts';
import { shortDate, weekday } from '#shell/web/texts/formats.ts';
import type { Texts } from '../words.ts';

/** `Oggi`, `Domani`, `venerdì 27 nov`; of a day that is over `Era per mercoledì 18 nov`. */
export function whenWords(t: Texts, { date, today }: { date: string; today: string }): string {
  const days = daysBetween(today, date);
  if (days === 0) return t('today.when.today');
  if (days === 1) return t('today.when.tomorrow');
  return t(days < 0 ? 'today.when.late' : 'today.when.later', { weekday: weekday(date), date: shortDate(date) });
}
