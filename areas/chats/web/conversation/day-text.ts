import type { TFunction } from 'i18next';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';

/** A day as the separator of messages: today, yesterday, or the date. */
export function formatDay(day: string, t: TFunction<'chats'>): string {
  const today = todayIn(currentTimeZone());
  if (day === today) return t('messages.today');
  return day === addDays(today, -1) ? t('messages.yesterday') : formatDate(day);
}
