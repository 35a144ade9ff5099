import { daysBetween, todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentWeek, endsOn } from '../../rules/schedule.ts';

/**
 * Describes a first day: its weekday, the last day of a program of `weeks` weeks and, when the first week is over, the
 * current week, or that all weeks are over.
 */
export function useStartText(weeks: number | undefined): (startsOn: string) => string {
  const t = useTexts('programs');
  const { timeZone } = useMe();

  return (startsOn) => {
    const from = formatWeekday(startsOn);
    if (!weeks) return from;
    const today = todayIn(timeZone);
    const lastDay = endsOn(startsOn, weeks);
    const until = t('assign.until', { from, until: formatDate(lastDay), count: weeks });
    if (lastDay < today) return `${until} ${t('assign.over')}`;
    const isPast = daysBetween(startsOn, today) >= 7;
    return isPast ? `${until} ${t('assign.past', { week: currentWeek({ startsOn, weeks, today }) })}` : until;
  };
}
