import { daysBetween, todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Week } from '../../contract/document.ts';
import { matchingStart, misnamedDay } from '../../rules/misnamed-day.ts';
import { currentWeek, endsOn } from '../../rules/schedule.ts';

/**
 * Describes a first day: its weekday, the last day of a program of `weeks` weeks and, when the first week is over, the
 * current week, or that all weeks are over. With the `content`, a day that is named by another weekday is pointed out.
 */
export function useStartText(weeks: number | undefined, content: readonly Week[] = []): (startsOn: string) => string {
  const t = useTexts('programs');
  const { timeZone } = useMe();

  function withWeekday(startsOn: string, text: string): string {
    const day = misnamedDay(content, startsOn);
    if (!day) return text;
    const match = matchingStart(content, startsOn);
    const values = { title: day.title, weekday: formatWeekday(day.date), start: match && formatWeekday(match) };
    return `${text} ${t(match ? 'assign.otherWeekdayThanStart' : 'assign.otherWeekday', values)}`;
  }

  return (startsOn) => {
    const from = formatWeekday(startsOn);
    if (!weeks) return from;
    const today = todayIn(timeZone);
    const lastDay = endsOn({ startsOn }, weeks);
    const until = t('assign.until', { from, until: formatDate(lastDay), count: weeks });
    if (lastDay < today) return `${until} ${t('assign.over')}`;
    const isPast = daysBetween(startsOn, today) >= 7;
    const past = t('assign.past', { week: currentWeek({ startsOn, weeks, today }) });
    return withWeekday(startsOn, isPast ? `${until} ${past}` : until);
  };
}
