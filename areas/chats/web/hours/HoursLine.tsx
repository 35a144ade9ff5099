import { IconClock, IconMoon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { daysBetween, plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { formatRelativeDate, formatTime, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { chatSettingRoutes, type ConversationHours } from '../../contract/settings.ts';
import classes from './HoursLine.module.css';

/** The longest delay of a timer in milliseconds. */
const maxDelayMs = 2_147_483_647;

/** What a client can expect before writing: whether the studio answers now, from when, and how soon. */
export function HoursLine({ conversationId }: { conversationId: string }) {
  const t = useTexts('chats');
  const { data, refetch } = useApiQuery(chatSettingRoutes.hours, { id: conversationId });
  const changesAt = data?.hours.changesAt;

  // Synchronises with the clock: reads the hours again when they change.
  useEffect(() => {
    if (!changesAt) return;
    const delay = Math.max(1000, Date.parse(changesAt) - Date.now());
    const timer = setTimeout(() => void refetch(), Math.min(delay, maxDelayMs));
    return () => clearTimeout(timer);
  }, [changesAt, refetch]);

  const text = data && lineOf(data.hours);
  if (!text) return null;
  const Icon = data.hours.isOpen ? IconClock : IconMoon;
  return (
    <p className={classes['line']} role="status">
      <Icon size={14} aria-hidden="true" />
      {text}
    </p>
  );

  function lineOf({ isOpen, replyTime, changesAt: opensAt }: ConversationHours): string {
    const time = replyTime && t(`hours.within.${replyTime}`);
    if (isOpen) return time ? t('hours.open', { time }) : '';
    if (!opensAt) return t('hours.closed');
    const opening = t('hours.opens', { day: openingDay(opensAt), time: formatTime(opensAt) });
    return time ? `${opening} ${t('hours.then', { time })}` : opening;
  }
}

/** `oggi`, `domani`, or the weekday: the next opening is within a week. */
function openingDay(instant: string): string {
  const zone = currentTimeZone();
  const days = daysBetween(todayIn(zone), plainDateInZone(instant, zone));
  return days < 2 ? formatRelativeDate(instant) : formatWeekday(instant);
}
